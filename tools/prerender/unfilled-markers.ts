import { type Issue, issueOf, type JsonFile, textsIn } from '../locales/index.ts';

/** A marker and the words around it, which tell texts with the same marker apart. */
const marked = /[^{}<>&"'\n]*(\{\{[^{}]*\}\}|<\/?\p{L}[^<>]*>)[^{}<>&"'\n]*/gu;

/** Finds texts whose marker, such as `{{name}}`, is still on the page, as nothing replaced it. */
export function unfilledMarkers(html: string, files: JsonFile[]): Issue[] {
  const issues: Issue[] = [];
  for (const file of files) {
    for (const { path, text } of textsIn(file.data)) {
      const shown = [...text.matchAll(marked)].find(([words]) => isShownIn(html, words));
      if (!shown) continue;
      const message = `A página mostra “${shown[1]}” como está escrito. Veja se o nome está certo, ou tire-o do texto. Se ninguém mexeu nele, o erro está no código, que não preenche este texto ou não passa por LinkedText.`;
      issues.push(issueOf(file, path, message));
    }
  }
  return issues;
}

/** Looks for words as HTML writes them, and as an address writes them. */
function isShownIn(html: string, words: string): boolean {
  const escaped = words.replace('<', '&lt;').replace('>', '&gt;');
  return html.includes(escaped) || html.includes(encodeURIComponent(words));
}
