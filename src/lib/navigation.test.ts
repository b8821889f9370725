import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { followHistory } from './navigation.ts';

function open(address: string, isNotFound = false) {
  const history = createMemoryHistory({ initialEntries: [address] });
  return { history, navigation: followHistory(history, isNotFound) };
}

test('navigation: a link opens a page at its top, Back opens it where it was left, and the first page is not scrolled', () => {
  const { history, navigation } = open('//renovare');
  history.replace('/renovare');
  expect(navigation, 'written in another way').toMatchObject({
    isFirstPage: true,
    opensAtTop: false,
  });
  history.push('/renovare#formatos');
  expect(navigation, 'a section').toMatchObject({ isFirstPage: false, opensAtTop: false });
  history.push('/contato');
  expect(navigation.opensAtTop, 'another page').toBe(true);
  history.back();
  expect(navigation.opensAtTop, 'Back').toBe(false);
  history.forward();
  expect(navigation.opensAtTop, 'Forward').toBe(false);
  history.go(-2);
  expect(navigation, 'the first page again').toMatchObject({
    isFirstPage: false,
    opensAtTop: false,
  });
});

test('navigation: the 404 page stays whatever its address, until a link is followed', () => {
  const { history, navigation } = open('/renovare/', true);
  history.replace('/renovare');
  expect(navigation.isNotFound).toBe(true);
  history.push('/renovare');
  expect(navigation.isNotFound).toBe(false);
  history.back();
  expect(navigation.isNotFound, 'Back').toBe(false);
});
