import { formatIssues, formatProgress } from './check/report.ts';
import { checkLocales } from './check-locales.ts';

// Unlike npm, pnpm passes the `--` on.
const [tag] = process.argv.slice(2).filter((each) => each !== '--');
const { mistakes, draftMistakes, translations } = await checkLocales();
const issues = [...mistakes, ...draftMistakes];
console.log([formatIssues(issues), ...formatProgress(translations, tag)].join('\n'));
if (issues.length > 0) process.exitCode = 1;
