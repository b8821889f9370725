import { formatIssues, formatProgress } from './check/report.ts';
import { checkLocales } from './check-locales.ts';
import { checkTypes } from './check-types.ts';

const [tag] = process.argv.slice(2);
const { mistakes, draftMistakes, translations } = await checkLocales();
// TypeScript would answer a missing comma in a developer's words.
const types = mistakes.length === 0 ? checkTypes() : '';
const report = types || formatIssues([...mistakes, ...draftMistakes]);
const lines = formatProgress(translations, tag);
const isUnknown = mistakes.length === 0 && translations.every((each) => each.tag !== tag);
if (tag && isUnknown) lines.push(`Não há o idioma “${tag}” em locales, nem em locales/drafts.`);
// The mistakes come last, so that they stay in view.
console.log([...lines, report].join('\n'));
// Those of drafts stop no build, which begins with this command.
if (types || mistakes.length > 0) process.exitCode = 1;
