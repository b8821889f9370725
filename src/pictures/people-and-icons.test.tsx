// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArrowIcon, CheckIcon, StarIcon } from '../icons/icons';
import { Logo } from '../icons/logo';
import { Mirrored } from '../wall/mirrored';
import { Strip } from '../wall/strip';
import { AVATAR_MODULE_OPACITY, Avatar, avatarColors } from './avatar';
import { Book } from './book';
import { PortraitNiche } from './portrait-niche';

const channels = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => {
    const c = value / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: readonly number[], b: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const twelve = Array.from({ length: 12 }, (_, index) => index);

test('all twelve avatars differ, even with the same initials', () => {
  const drawings = twelve.map((index) =>
    renderToStaticMarkup(<Avatar initials="AB" index={index} />),
  );
  expect(new Set(drawings).size).toBe(12);
});

test.each(avatarColors)('initials on %s in %s stay readable over their module', (ground, ink) => {
  const below = channels(ground);
  const above = channels(ink);
  const module = below.map((value, i) => value + ((above[i] ?? 0) - value) * AVATAR_MODULE_OPACITY);
  expect(contrast(above, below)).toBeGreaterThanOrEqual(4.8);
  expect(contrast(above, module)).toBeGreaterThanOrEqual(4.8);
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
