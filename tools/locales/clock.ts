import type { Figure } from '../../src/i18n/content.ts';

/** “9h”, “9h30”, “9:30” and 18 as 09:00, 09:30, 09:30 and 18:00; undefined for what no clock shows. */
export function clockTime(figure: Figure): string | undefined {
  if (typeof figure === 'number' && !Number.isInteger(figure)) return undefined;
  const text = String(figure).trim();
  const [, hour = '', afterH, afterColon] =
    /^(\d{1,2})(?: ?h ?(\d{2})?|:(\d{2}))?$/i.exec(text) ?? [];
  const minute = afterH ?? afterColon ?? '00';
  if (!hour || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `${hour.padStart(2, '0')}:${minute}`;
}
