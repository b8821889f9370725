import { createFileRoute } from '@tanstack/react-router';
import { FloorLight } from '../cobogo/floor-light';
import { Wall } from '../cobogo/wall';
import { pageHead } from '../i18n/head';
import { useCopy } from '../i18n/use-copy';
import { ButtonLink } from '../links/button-link';
import { About } from '../sections/about';
import { Figures } from '../sections/figures';
import { Hero } from '../sections/hero';
import { Page } from '../sections/page';
import { Portrait } from '../sections/portrait';
import { Products } from '../sections/products';
import { RuledList } from '../sections/ruled-list';

export const Route = createFileRoute('/')({
  loader: ({ context }) => context.loadCopy('home'),
  head: ({ match }) => pageHead(match.context, 'home'),
  component: Home,
});

function Home() {
  const copy = useCopy('home');
  return (
    <Page>
      <Hero
        {...copy.hero}
        tall
        floor={<FloorLight />}
        art={<Wall art="dawn" columns={7} rows={8} lightable />}
        actions={
          <>
            <ButtonLink to="/palestrante">{copy.hero.talk}</ButtonLink>
            <ButtonLink
              to="/"
              hash="produtos"
              activeOptions={{ includeHash: true }}
              variant="outline"
            >
              {copy.hero.products}
            </ButtonLink>
          </>
        }
      />
      <RuledList {...copy.benefits} ground="card" />
      <Products {...copy.products} id="produtos" ground="subtle" />
      <Figures {...copy.figures} />
      <About
        {...copy.about}
        portrait={<Portrait title={copy.about.portrait} />}
        action={<ButtonLink to="/contato">{copy.about.cta}</ButtonLink>}
      />
    </Page>
  );
}
