import { createFileRoute } from '@tanstack/react-router';
import { LitCircle, OpenDoor, OpeningLeaves, RisingAges } from '../drawings/benefits';
import { FloorLight } from '../drawings/floor-light';
import { Wall } from '../drawings/wall';
import { pageOptions } from '../i18n/page-options';
import { useCopy } from '../i18n/use-copy';
import { Page } from '../layout/page';
import { ButtonLink } from '../links/button-link';
import { About } from '../sections/about';
import { Closing } from '../sections/call-to-action';
import { Figures } from '../sections/figures';
import { Hero } from '../sections/hero';
import { ItemGrid } from '../sections/item-grid';
import { Products } from '../sections/products';
import { forItem } from '../sections/section';
import { Quotes } from '../sections/testimonials';
import type { Site } from '../site/content';
import { useContent } from '../site/use-content';

export const Route = createFileRoute('/')({
  ...pageOptions('home'),
  component: Home,
});

/** The drawing of each benefit, by its id in the copy. */
export const benefits = {
  transformacao: () => <OpenDoor />,
  crescimento: () => <OpeningLeaves />,
  empoderamento: ({ ageFrom, ageTo }: Site['figures']) => <RisingAges from={ageFrom} to={ageTo} />,
  comunidade: () => <LitCircle />,
};

function Home() {
  const copy = useCopy('home');
  const { figures } = useContent().site;
  return (
    <Page
      hero={
        <Hero
          {...copy.hero}
          cta={copy.hero.talk}
          to="/palestrante"
          secondary={
            <ButtonLink
              to="/"
              hash="produtos"
              activeOptions={{ includeHash: true }}
              variant="outline"
            >
              {copy.hero.products}
            </ButtonLink>
          }
          tall
          floor={<FloorLight />}
          art={<Wall art="dawn" columns={7} rows={8} lightable />}
        />
      }
    >
      <ItemGrid
        {...copy.benefits}
        variant="pictured"
        picture={(id) => forItem(benefits, id)?.(figures)}
      />
      <Quotes {...copy.testimonials} to="/depoimentos" surface="card" layout="aside" />
      <Products {...copy.products} id="produtos" surface="subtle" />
      <Figures {...copy.figures} wall />
      <About {...copy.about} to="/contato" />
      <Closing {...copy.closing} to="/contato" page="home" />
    </Page>
  );
}
