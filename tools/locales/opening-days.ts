import { everyWeekday, type Weekday } from '../../src/i18n/weekdays.ts';

/** A Monday. */
const monday = Date.UTC(2024, 0, 1);

/**
 * Opening days as a line of a page: “Segunda a sexta-feira”, “Segunda e quarta-feira”.
 * Written by the build, because a browser may know other names than Node, and a phone takes long to
 * load them.
 *
 * @param range The copy's text for three or more consecutive days.
 */
export function openingDays(
  days: readonly Weekday[],
  tag: string,
  range: (from: string, to: string) => string,
): string {
  // For some languages `Intl` knows no names of days.
  const locales = [tag, 'pt-BR'];
  const { format } = new Intl.DateTimeFormat(locales, { weekday: 'long', timeZone: 'UTC' });
  const nameOf = (day: number) => format(monday + day * 86_400_000);

  const runs: number[][] = [];
  for (const [day, key] of everyWeekday.entries()) {
    if (!days.includes(key)) continue;
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const parts = runs.flatMap((run) => {
    const names = run.map(nameOf);
    const [from, to] = [names[0], names.at(-1)];
    return names.length > 2 && from && to ? [range(from, to)] : names;
  });
  const line = new Intl.ListFormat(locales).format(parts);
  // Portuguese says it once: “segunda a sexta-feira”.
  const brief = line.replace(/-feira(?=.*-feira)/g, '');
  return brief.charAt(0).toLocaleUpperCase(tag) + brief.slice(1);
}
