import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CardsToPlace, idsInRows, indexesInRows, placeCards } from './placeCards.ts';

function placed(cards: CardsToPlace) {
  const { placeOf, rows } = placeCards(cards);
  return { places: Array.from({ length: cards.count }, (_, index) => placeOf(index)), rows };
}

function drawn(count: number, columns: number, expanded: number | null): string[] {
  const { places, rows } = placed({ count, columns, expanded });
  const grid = Array.from({ length: rows }, () => Array.from({ length: columns }, () => '.'));
  places.forEach(({ column, row, size }, index) => {
    const letter = String.fromCharCode((size === 2 ? 65 : 97) + index);
    for (let down = 0; down < size; down++) {
      for (let along = 0; along < size; along++) (grid[row + down] ?? [])[column + along] = letter;
    }
  });
  return grid.map((row) => row.join(''));
}

describe('placeCards', () => {
  it.each([
    ['none is expanded', 6, 4, null, ['abcd', 'ef..']],
    ['the first card grows to the end', 6, 4, 0, ['AAbc', 'AAde', 'f...']],
    ['one in the middle keeps its column', 6, 4, 1, ['aBBc', 'dBBe', 'f...']],
    ['the last of a row grows towards the start', 6, 4, 3, ['abDD', 'ceDD', 'f...']],
    ['a card keeps its row', 6, 4, 4, ['abcd', 'EEf.', 'EE..']],
    ['two columns are filled by it', 4, 2, 1, ['BB', 'BB', 'ac', 'd.']],
    ['one column keeps the order', 3, 1, 1, ['a', 'b', 'c']],
    ['the only card', 1, 3, 0, ['AA.', 'AA.']],
    ['no cards', 0, 3, null, []],
    ['an index beyond the list', 2, 3, 5, ['ab.']],
  ])('%s', (_, count, columns, expanded, expected) => {
    expect(drawn(count, columns, expanded)).toEqual(expected);
  });

  it('gives every card cells of its own inside the grid', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 1, max: 7 }),
        fc.option(fc.nat(59)),
        (count, columns, expanded) => {
          const { places, rows } = placed({ count, columns, expanded });
          const cells = places.flatMap(({ column, row, size }) =>
            size === 1
              ? [`${column},${row}`]
              : [`${column},${row}`, `${column + 1},${row}`, `${column},${row + 1}`, `${column + 1},${row + 1}`],
          );
          expect(new Set(cells).size).toBe(cells.length);
          expect(places).toHaveLength(count);
          for (const { column, row, size } of places) {
            expect(column + size).toBeLessThanOrEqual(columns);
            expect(row + size).toBeLessThanOrEqual(rows);
          }
        },
      ),
    );
  });
});

describe('indexesInRows', () => {
  it('leaves out no card that stands in the rows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 1, max: 7 }),
        fc.option(fc.nat(59)),
        fc.nat(20),
        fc.nat(5),
        (count, columns, expanded, first, more) => {
          const cards = { count, columns, expanded };
          const { from, to } = indexesInRows({ first, last: first + more }, cards);
          placed(cards).places.forEach(({ row, size }, index) => {
            if (size === 2 || row < first || row > first + more) return;
            expect(index).toBeGreaterThanOrEqual(from);
            expect(index).toBeLessThan(to);
          });
        },
      ),
    );
  });
});

it.each([
  ['the first rows', { first: 0, last: 1 }, ['a', 'b', 'c', 'd', 'e']],
  ['past the last', { first: 3, last: 9 }, ['c', 'd', 'e', 'f']],
  ['none', { first: 9, last: 9 }, []],
])('the goals whose cards may stand in some rows of two: %s', (_, rows, ids) => {
  const goals = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id }));
  expect(idsInRows(goals, rows, 2)).toEqual(ids);
});
