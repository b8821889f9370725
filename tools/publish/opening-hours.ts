import type { OpeningHoursSpecification } from 'schema-dts';
import type { Site } from '../../src/i18n/content';
import { weekdays } from '../../src/i18n/weekdays';
import { clockTime } from '../locales/dates';

interface Hours {
  openDays?: Site['openDays'];
  figures: Pick<Site['figures'], 'opensAt' | 'closesAt'>;
}

/** The owner's opening hours; undefined without days or readable hours. */
export function openingHours({ openDays, figures }: Hours): OpeningHoursSpecification | undefined {
  const opens = clockTime(figures.opensAt);
  const closes = clockTime(figures.closesAt);
  if (!openDays?.length || !opens || !closes) return undefined;
  const dayOfWeek = openDays.map((day) => weekdays[day]);
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
}
