import { expect, it } from 'vitest';
import { pagesOf, tvLayout } from './tvLayout.ts';

it.each([
  ['a television', 1920, 1080, 4, 2],
  ['a large television', 3840, 2160, 4, 2],
  ['a small one', 1280, 720, 3, 1],
  ['an upright screen', 1080, 1920, 3, 5],
  ['a phone', 390, 844, 1, 2],
  ['next to nothing', 100, 50, 1, 1],
])('%s of %i by %i shows %i columns and %i rows', (_, width, height, columns, rows) => {
  expect(tvLayout({ width, height })).toMatchObject({ columns, rows });
});

it('is larger on a larger screen, never smaller than on a page', () => {
  expect(tvLayout({ width: 3840, height: 2160 }).scale).toBeGreaterThan(2.5);
  expect(tvLayout({ width: 390, height: 844 }).scale).toBe(1);
});

it.each([
  [0, 1],
  [8, 1],
  [9, 2],
  [200, 25],
])('%i cards take %i pages of eight', (cards, pages) => {
  expect(pagesOf(cards, { columns: 4, rows: 2, scale: 1 })).toBe(pages);
});
