import { expect, it } from 'vitest';
import { columnsInView, drawnColumns, fittedColumn, placeBeside, tracksOf } from './columnsInView.ts';

const WEEKS = 52;

it('a sheet draws the columns in view and a few beside them', () => {
  const span = columnsInView(WEEKS, { from: 760, length: 912, columnWidth: 76 });
  expect(span).toEqual({ first: 8, last: 23 });
});

it('within a column or two nothing is drawn anew', () => {
  const at = (from: number) => columnsInView(WEEKS, { from, length: 912, columnWidth: 76 });
  expect(at(765)).toEqual(at(830));
});

it('at its edges, unmeasured, and in a view wider than itself no column is drawn that there is not', () => {
  for (const seen of [
    { from: 0, length: 0, columnWidth: 76 },
    { from: 0, length: 900, columnWidth: 76 },
    { from: 3_200, length: 900, columnWidth: 76 },
    { from: 99_999, length: 900, columnWidth: 76 },
    { from: -40, length: 9_000, columnWidth: 76 },
    { from: 10, length: 900, columnWidth: 0 },
  ]) {
    for (const count of [1, 12, WEEKS]) {
      const { first, last } = columnsInView(count, seen);
      expect(first).toBeGreaterThanOrEqual(0);
      expect(last).toBeLessThan(count);
      expect(first).toBeLessThanOrEqual(last);
    }
  }
});

it('every column in view is drawn, wherever one has scrolled', () => {
  for (let from = 0; from <= WEEKS * 76 - 912; from += 13) {
    const { first, last } = columnsInView(WEEKS, { from, length: 912, columnWidth: 76 });
    expect(first * 76).toBeLessThanOrEqual(from);
    expect((last + 1) * 76).toBeGreaterThanOrEqual(from + 912);
  }
});

it.each([
  ['all of them share the room there is', 900, 12, 60, 75],
  ['as many as fit fill the strip', 700, 12, 76, 700 / 9],
  ['exactly so many as fit', 720, 12, 60, 60],
  ['one less where a pixel is missing', 719, 12, 60, 719 / 11],
  ['one that is wider than the strip is scrolled', 50, 12, 60, 60],
  ['one column takes all', 900, 1, 60, 900],
])('of the columns, %s', (_, strip, count, narrowest, width) => {
  const fitted = fittedColumn(strip, { count, narrowest });
  expect(fitted).toBeCloseTo(width, 1);
  expect(fitted).toBeGreaterThanOrEqual(narrowest);
});

it('scrolled to either end, the strip holds whole columns', () => {
  for (let strip = 60; strip < 1_400; strip += 7) {
    const width = fittedColumn(strip, { count: WEEKS, narrowest: 76 });
    if (strip < 76) continue;
    expect(Math.abs(strip - Math.round(strip / width) * width)).toBeLessThan(1);
    expect(Math.round(strip / width) * width).toBeLessThanOrEqual(strip);
  }
});

it('the active column is drawn too, in its order', () => {
  const span = { first: 4, last: 6 };
  expect(drawnColumns(span)).toEqual([4, 5, 6]);
  expect(drawnColumns(span, 5)).toEqual([4, 5, 6]);
  expect(drawnColumns(span, 1)).toEqual([1, 4, 5, 6]);
  expect(drawnColumns(span, 9)).toEqual([4, 5, 6, 9]);
});

it('a column out of view stands where it would stand drawn', () => {
  const place = (column: number) => placeBeside(column, { span: { first: 4, last: 6 }, count: 12 });
  expect(place(5)).toBeNull();
  expect(place(1)).toEqual({ side: 'before', start: 1 / 4, share: 1 / 4 });
  expect(place(8)).toEqual({ side: 'after', start: 1 / 5, share: 1 / 5 });
});

it('a row has a track for each drawn column and as much space as the others take', () => {
  expect(tracksOf({ first: 4, last: 6 }, 12)).toBe(
    'var(--goal) var(--name) calc(var(--column) * 4) repeat(3, var(--column)) calc(var(--column) * 5) var(--total)',
  );
});
