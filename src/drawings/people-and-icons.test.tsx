// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArrowIcon, CheckIcon, StarIcon } from '../icons/icons';
import { Logo } from '../icons/logo';
import { Avatar } from './avatar';
import { Book } from './book';
import { Mirrored } from './kit/mirrored';
import { PortraitNiche } from './portrait-niche';
import { Strip } from './strip';

const twelve = Array.from({ length: 12 }, (_, index) => index);

test('all twelve avatars differ, even with the same initials', () => {
  const drawings = twelve.map((index) =>
    renderToStaticMarkup(<Avatar initials="AB" index={index} />),
  );
  expect(new Set(drawings).size).toBe(12);
});

test('an avatar, drawn or photographed, is decoration and has a fixed size', () => {
  const drawn = renderToStaticMarkup(<Avatar initials="AB" index={0} />);
  expect(drawn).toContain('aria-hidden="true"');
  const photo = renderToStaticMarkup(<Avatar initials="AB" index={0} src="/a.webp" />);
  for (const attribute of ['alt=""', 'width="100"', 'height="100"', 'loading="lazy"']) {
    expect(photo).toContain(attribute);
  }
});

test('the niche shows initials until there is a photograph', () => {
  const empty = renderToStaticMarkup(<PortraitNiche initials="NS" />);
  expect(empty).toContain('>NS</text>');
  expect(empty).not.toContain('<img');
  const photo = { src: '/a.webp', width: 600, height: 800, alt: 'Retrato' };
  const full = renderToStaticMarkup(<PortraitNiche initials="NS" photo={photo} title="Iniciais" />);
  expect(full).not.toContain('>NS<');
  for (const attribute of ['alt="Retrato"', 'width="600"', 'height="800"', 'loading="lazy"']) {
    expect(full).toContain(attribute);
  }
  expect(full).not.toContain('role="img"');
});

test('the book shows its title, and a long one still fits the cover', () => {
  const size = (line: string) =>
    Number(/<text[^>]*scale\(([\d.]+)\)/.exec(renderToStaticMarkup(<Book lines={[line]} />))?.[1]);
  expect(renderToStaticMarkup(<Book lines={['Elas', 'Venceram']} />)).toContain('>Venceram<');
  expect(size('Extraordinariamente')).toBeLessThan(size('Venceram'));
});

test('no drawing has a style attribute, and no two share an id', () => {
  const page = renderToStaticMarkup(
    <>
      <Book lines={['Elas']} title="Livro" />
      <Book lines={['Elas']} />
      <PortraitNiche initials="NS" />
      <PortraitNiche initials="NS" />
      <Strip />
      <Mirrored value>
        <Strip />
      </Mirrored>
      <Logo />
      <Logo title="Marca" />
      <StarIcon />
    </>,
  );
  const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(page).not.toMatch(/\sstyle=|<style/);
});

test('icons are hidden from assistive technology; only directional ones are mirrored', () => {
  const check = renderToStaticMarkup(<CheckIcon />);
  expect(check).toContain('aria-hidden="true"');
  expect(check).toContain('currentColor');
  expect(check).not.toContain('cobogo-icon-directional');
  expect(renderToStaticMarkup(<ArrowIcon />)).toContain('cobogo-icon-directional');
});
