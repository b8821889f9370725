import type { OpeningHoursSpecification } from 'schema-dts';
import { type Weekday, weekdays } from '../../src/i18n/weekdays';

interface Hours {
  openDays?: readonly Weekday[];
  figures: { opensAt: string; closesAt: string };
}

/** The owner's opening hours; nothing where she names no days, or no hours that can be read. */
export function openingHours({ openDays, figures }: Hours): OpeningHoursSpecification | undefined {
  const opens = clock(figures.opensAt);
  const closes = clock(figures.closesAt);
  if (!openDays?.length || !opens || !closes) return undefined;
  const dayOfWeek = openDays.map((day) => weekdays[day]);
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
}

/** “9h”, “9h30”, “9:00” and “18” as 09:00, 09:30, 09:00 and 18:00. */
function clock(text: string): string | undefined {
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[h:.](\d{2})?)?$/.exec(text.trim()) ?? [];
  return hour && `${hour.padStart(2, '0')}:${minute}`;
}
