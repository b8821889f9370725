import { List, Text, type TextProps } from '@chakra-ui/react';
import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { ButtonAnchor, ButtonLink } from '../links/button-link.tsx';
import { ListLink } from '../links/list-link.tsx';
import type { AgendaDay } from '../site/agenda.ts';
import type { PageKey } from '../site/resources.ts';
import { useContent } from '../site/use-content.ts';
import type { Cta } from './section.tsx';

const neverChanges = () => () => {};

/** A page's future days, the next first. */
function useDays(page?: PageKey): AgendaDay[] {
  const { agenda = [] } = useContent();
  const days = agenda.filter((day) => day.page === page);
  const countOver = () => days.filter(({ over }) => over <= Date.now()).length;
  // Hydration must match the HTML, which has the build's future days; then those that are over are removed.
  return days.slice(useSyncExternalStore(neverChanges, countOver, () => 0));
}

/** A day as one sentence. The place is isolated, because its name may have the other direction. */
function Day({ day, isNext }: { day: AgendaDay; isNext: boolean }) {
  const { t } = useTranslation();
  const { when, next, place } = day;
  // `Trans` escapes values: a marker inside one would be shown as it is written.
  const said = isNext ? next : when;
  if (!place) return said;
  return (
    <Trans
      t={t}
      i18nKey={($) => $.agenda.where}
      values={{ when: said, place }}
      components={{ place: <bdi /> }}
    />
  );
}

/** When and where a page's next date is; renders nothing without one. */
export function NextDate({ page, ...style }: TextProps & { page: PageKey }) {
  const [day] = useDays(page);
  if (!day) return null;
  return (
    <Text fontWeight={600} maxW="lead" {...style}>
      <Day day={day} isNext />
    </Text>
  );
}

/**
 * When and where a page's next date is, as the text of an item; without one, the item's own. A component of
 * its own: where a whole page depends on today's date, React hydrates all of it in one task.
 */
export function NextDateOr({ page, children }: { page: PageKey; children: ReactNode }) {
  const [day] = useDays(page);
  return day ? <Day day={day} isNext /> : children;
}

/**
 * A page's first action: where the page's next date has tickets, it leads to them, and the page's own comes second.
 * A component of its own, as `NextDateOr` is.
 */
export function FirstAction({ page, cta }: { page?: PageKey | undefined; cta: Cta }) {
  const { t } = useTranslation();
  const [day] = useDays(page);
  return (
    <>
      {day?.url && <ButtonAnchor href={day.url}>{t(($) => $.agenda.tickets)}</ButtonAnchor>}
      <ButtonLink to={cta.to} variant={day?.url ? 'outline' : 'solid'}>
        {cta.label}
      </ButtonLink>
    </>
  );
}

/** All of a page's days, each with a file for the visitor's calendar and the owner's own link. */
export function Dates({ page }: { page: PageKey }) {
  const { t } = useTranslation();
  const id = useId();
  const days = useDays(page);
  if (days.length === 0) return null;
  return (
    <List.Root mt={12}>
      {days.map((day, index) => (
        <List.Item key={day.date} borderTop="1px solid" borderColor="line" py={3}>
          <Text id={id + day.date} _firstLetter={{ textTransform: 'uppercase' }}>
            <Day day={day} isNext={index === 0} />
          </Text>
          {day.calendar && (
            <DayLink href={day.calendar} id={id + day.date} text={t(($) => $.agenda.save)} />
          )}
          {day.url && (
            <DayLink href={day.url} id={id + day.date} text={t(($) => $.agenda.details)} />
          )}
        </List.Item>
      ))}
    </List.Root>
  );
}

/** A link described by its day, the element with this `id`. */
function DayLink({ href, id, text }: Record<'href' | 'id' | 'text', string>) {
  return (
    <ListLink href={href} aria-describedby={id} textDecoration="underline" me={6}>
      {text}
    </ListLink>
  );
}
