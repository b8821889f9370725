import { formatProgress } from './check/issue.ts';
import { checkLocales } from './check-locales.ts';
import { reportMistakes } from './report-mistakes.ts';

const [tag] = process.argv.slice(2);
const checked = await checkLocales();
const { report, isBuildable } = await reportMistakes(checked);
const lines = formatProgress(checked.translations, tag);
// The mistakes come last, so that they stay in view.
console.log([...lines, report].join('\n'));
if (!isBuildable) process.exitCode = 1;
