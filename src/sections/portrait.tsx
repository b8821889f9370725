import { useRouteContext } from '@tanstack/react-router';
import { Niche } from '../cobogo/niche';
import { initials } from './testimonial';

/** Her portrait, or her initials where the owner has set no photograph. `title` says what it is. */
export function Portrait({ title }: { title: string }) {
  const { site } = useRouteContext({ from: '__root__' }).content;
  return <Niche initials={initials(site.name)} title={title} />;
}
