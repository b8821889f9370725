import { List, Text, type TextProps } from '@chakra-ui/react';
import { useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonAnchor, ButtonLink } from '../content/links/button-link.tsx';
import { ListLink } from '../content/links/list-link.tsx';
import type { PageKey } from '../content/resources.ts';
import type { AgendaDay } from '../content/site-data.ts';
import { useSiteData } from '../content/use-site-data.ts';
import type { Action } from './section.tsx';

const neverChanges = () => () => {};

function useDays(page: PageKey): AgendaDay[] {
  const { agenda = [] } = useSiteData();
  const days = agenda.filter((day) => day.page === page);
  const countOver = () => days.filter(({ over }) => over <= Date.now()).length;
  // Hydration must render all days of the HTML, also those that have passed since the build.
  return days.slice(useSyncExternalStore(neverChanges, countOver, () => 0));
}

/** Isolates a place's name as `<bdi>` does, because its writing direction may differ. */
const isolate = (name: string) => `\u2068${name}\u2069`;

function Day({ day, isNext }: { day: AgendaDay; isNext: boolean }) {
  const { t } = useTranslation();
  const { when, next, place } = day;
  const said = isNext ? next : when;
  return place ? t(($) => $.agenda.where, { when: said, place: isolate(place) }) : said;
}

/** The page's next date. Renders nothing without one. */
export function NextDate({ page, ...style }: TextProps & { page: PageKey }) {
  const [day] = useDays(page);
  if (!day) return null;
  return (
    <Text fontWeight={600} maxW="lead" {...style}>
      <Day day={day} isNext />
    </Text>
  );
}

/** The hero's main button and, before it, a link to the tickets of the next date, if any. */
export function FirstAction({ page, cta, to }: Action & { page: PageKey }) {
  const { t } = useTranslation();
  const [day] = useDays(page);
  return (
    <>
      {day?.url && <ButtonAnchor href={day.url}>{t(($) => $.agenda.tickets)}</ButtonAnchor>}
      <ButtonLink to={to} variant={day?.url ? 'outline' : 'solid'}>
        {cta}
      </ButtonLink>
    </>
  );
}

/** A page's dates, with links to their tickets. */
export function Dates({ page }: { page: PageKey }) {
  const { t } = useTranslation();
  const id = useId();
  const days = useDays(page);
  if (days.length === 0) return null;
  return (
    <List.Root mt={12}>
      {days.map((day, index) => (
        <List.Item key={`${day.when} ${day.place}`} borderTop="1px solid" borderColor="line" py={3}>
          <Text id={id + index} _firstLetter={{ textTransform: 'uppercase' }}>
            <Day day={day} isNext={index === 0} />
          </Text>
          {day.url && (
            <ListLink href={day.url} aria-describedby={id + index} textDecoration="underline">
              {t(($) => $.agenda.details)}
            </ListLink>
          )}
        </List.Item>
      ))}
    </List.Root>
  );
}
