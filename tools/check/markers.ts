const variable = /\{\{\s*([^{}]*[^{}\s])\s*\}\}/g;
/** Words between two tags, such as `<email>words</email>`, with no other tag inside. */
const link = /<(\p{L}[\p{L}\d-]*)>[^<>]*[^<>\s][^<>]*<\/\1>/gu;
const broken = /<[^<>]*>|[{}<>]/g;

/** The markers in a text, such as `{{name}}` and `<email>…</email>`, and parts of broken ones. */
export function markersIn(text: string): string[] {
  const variables = [...text.matchAll(variable)].map(([, name]) => `{{${name}}}`);
  const filled = text.replace(variable, 'x');
  const links = [...filled.matchAll(link)].map(([, name]) => `<${name}>…</${name}>`);
  const rest = filled.replace(link, '').match(broken) ?? [];
  return [...new Set([...variables, ...links, ...rest])];
}

/** Whether a text has only white space and signs that nobody sees. */
export const isBlank = (text: string) =>
  /^[\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
