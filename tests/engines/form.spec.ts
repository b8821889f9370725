import { By } from 'selenium-webdriver';
import { expect, test, type Visitor } from './visitor.ts';

/** What a visitor fills in, by the names of the fields. */
const letter = {
  nome: 'Ana Conceição',
  email: 'ana@example.com',
  telefone: '+55 11 90000-0000',
  interesse: 'leitura',
  mensagem: 'Olá! Quero saber da próxima leitura.',
};

async function fill(visitor: Visitor, values: Partial<typeof letter>) {
  for (const [name, value] of Object.entries(values)) {
    const field = await visitor.browser.findElement(By.name(name));
    await visitor.scrollToElement(field);
    if (name === 'interesse') {
      await field.findElement(By.css(`[value=${value}]`)).click();
    } else {
      await field.clear();
      await field.sendKeys(value);
    }
  }
}

async function expectFields(visitor: Visitor, values: typeof letter) {
  const filledIn = () => visitor.run(() => Object.fromEntries(new FormData(document.forms[0])));
  await expect.poll(filledIn).toMatchObject(values);
}

/** The names of the fields under which the page shows what the browser says of them. */
const explained = (visitor: Visitor) =>
  visitor.run(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('form :invalid')];
    const isExplained = (field: HTMLInputElement) => {
      const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
      const words = ids.map((id) => document.getElementById(id)?.textContent);
      return words.includes(field.validationMessage);
    };
    return fields.filter(isExplained).map((field) => field.name);
  });

const expectToast = (visitor: Visitor, words: string) =>
  expect.poll(() => visitor.run(() => document.body.textContent)).toContain(words);

test('form: shows the browser’s words until corrected, and is emptied once sent', async ({
  visitor,
}) => {
  await visitor.visit('contato');
  await fill(visitor, { email: 'ana@', interesse: 'leitura', mensagem: 'Olá!' });
  await visitor.pressButton('Pôr no correio');
  await fill(visitor, { telefone: '+55 11 90000-0000' });
  expect(await explained(visitor)).toEqual(['nome', 'email']);
  await fill(visitor, letter);
  expect(await explained(visitor)).toEqual([]);
  await visitor.pressButton('Pôr no correio');
  await expectToast(visitor, 'Carta entregue! Respondemos em até 3 dias.');
  const empty = { nome: '', email: '', telefone: '', interesse: '', mensagem: '' };
  await expectFields(visitor, empty);
  expect(await explained(visitor)).toEqual([]);
});

test('form: keeps a refused letter, and offers to send it by WhatsApp', async ({ visitor }) => {
  await visitor.visit('contato');
  await fill(visitor, { ...letter, mensagem: 'Devolva esta carta.' });
  await visitor.pressButton('Pôr no correio');
  await expectToast(visitor, 'A carta voltou.');
  const link = await visitor.link('body', 'Mandar pelo telefone');
  const chat = new URL((await link.getAttribute('href')) ?? '');
  expect(chat.searchParams.get('text')).toBe('Ana Conceição\r\nUma leitura\r\nDevolva esta carta.');
  await expectFields(visitor, { ...letter, mensagem: 'Devolva esta carta.' });
});

test('form: keeps what is typed during a visit to another page', async ({ visitor }) => {
  await visitor.visit('contato');
  await fill(visitor, letter);
  await visitor.pressLink('footer', 'Casa');
  await visitor.expectHeading('Uma casa aberta a quem escreve');
  await visitor.browser.navigate().back();
  await visitor.expectHeading('Quem escreve recebe resposta');
  await expectFields(visitor, letter);
});
