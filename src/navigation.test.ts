import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { afterStep, type Navigation } from './navigation.ts';

function open(address: string, isNotFound = false) {
  const history = createMemoryHistory({ initialEntries: [address] });
  let navigation: Navigation = { isFirstPage: true, isNotFound, opensAtTop: false };
  history.subscribe((step) => {
    navigation = afterStep(navigation, step);
  });
  return { history, now: () => navigation };
}

test('a link opens a page at its top, Back where it was left, and the first page is not scrolled', () => {
  const { history, now } = open('//renovare');
  history.replace('/renovare');
  expect(now(), 'written in another way').toMatchObject({ isFirstPage: true, opensAtTop: false });
  history.push('/renovare#formatos');
  expect(now(), 'a section').toMatchObject({ isFirstPage: false, opensAtTop: false });
  history.push('/contato');
  expect(now().opensAtTop, 'another page').toBe(true);
  history.back();
  expect(now().opensAtTop, 'Back').toBe(false);
  history.forward();
  expect(now().opensAtTop, 'Forward').toBe(false);
  history.go(-2);
  expect(now(), 'the first page again').toMatchObject({ isFirstPage: false, opensAtTop: false });
});

test('the 404 page stays whatever its address, until a link is followed', () => {
  const { history, now } = open('/renovare/', true);
  history.replace('/renovare');
  expect(now().isNotFound).toBe(true);
  history.push('/renovare');
  expect(now().isNotFound).toBe(false);
  history.back();
  expect(now().isNotFound, 'Back').toBe(false);
});
