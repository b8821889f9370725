// npm run check writes this file.

export interface Files {
  'common': typeof import('../../locales/pt-BR/common.json');
  'home': typeof import('../../locales/pt-BR/home.json');
  'palestrante': typeof import('../../locales/pt-BR/palestrante.json');
  'renovare': typeof import('../../locales/pt-BR/renovare.json');
  'elas-venceram': typeof import('../../locales/pt-BR/elas-venceram.json');
  'lumiere-experience': typeof import('../../locales/pt-BR/lumiere-experience.json');
  'empreendedor-hoje': typeof import('../../locales/pt-BR/empreendedor-hoje.json');
  'depoimentos': typeof import('../../locales/pt-BR/depoimentos.json');
  'contato': typeof import('../../locales/pt-BR/contato.json');
}
