import { report } from './check/report.ts';
import { checkLocales } from './check-locales.ts';

// Unlike npm, pnpm passes the `--` on.
const [tag] = process.argv.slice(2).filter((each) => each !== '--');
const checked = await checkLocales();
console.log(report(checked, tag));
if (checked.mistakes.length + checked.draftMistakes.length > 0) process.exitCode = 1;
