import { formatIssues, formatProgress } from './check/report.ts';
import { checkLocales } from './check-locales.ts';

const [tag] = process.argv.slice(2);
const { mistakes, draftMistakes, translations } = await checkLocales();
const issues = [...mistakes, ...draftMistakes];
// The mistakes come last, so that they stay in view.
console.log([...formatProgress(translations, tag), formatIssues(issues)].join('\n'));
if (issues.length > 0) process.exitCode = 1;
