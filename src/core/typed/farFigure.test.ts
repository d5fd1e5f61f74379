import { describe, expect, it } from 'vitest';
import { type FarFigure, farFigure, farRow } from './farFigure.ts';

function asked(value: number, row: readonly number[]): string {
  const far: FarFigure | null = farFigure(value, row);
  if (far === null) return 'fits';
  return far.likely === null ? `usual ${far.usual}` : `usual ${far.usual}, likely ${far.likely}`;
}

describe('an actual far from its row', () => {
  it.each([
    ['a decimal mark left out', 18, [2.4, 3, 3.6, 1.9], 'usual 2.7, likely 1.8'],
    ['a digit too many', 4138000, [413_800, 420_000, 401_500], 'usual 413800, likely 413800'],
    ['a digit too few', 41_380, [413_800, 420_000, 401_500], 'usual 413800, likely 413800'],
    ['two digits too few', 13.8, [1300, 1400, 1500], 'usual 1400, likely 1380'],
    ['typed in thousands', 413.8, [413_800, 420_000, 401_500], 'usual 413800, likely 413800'],
    ['below nothing, as its row', -180, [-17, -18, -19], 'usual 18, likely -18'],
  ])('is asked about, with what was likely meant: %s', (_, value, row, said) => {
    expect(asked(value, row)).toBe(said);
  });

  it.each([
    ['exactly five times the usual', 50, [10, 10, 10], 'usual 10, likely 5'],
    ['just less', 49.9, [10, 10, 10], 'fits'],
    ['exactly a fifth of the usual', 2, [10, 10, 10], 'usual 10, likely 20'],
    ['just more', 2.1, [10, 10, 10], 'fits'],
    ['of a row of two', 1000, [10, 10], 'fits'],
    ['of a row of three', 1000, [10, 10, 10], 'usual 10, likely 10'],
    ['zero', 0, [10, 10, 10], 'fits'],
    ['of a row of noughts', 5, [0, 0, 0, 0], 'fits'],
    ['of a row with three figures beside noughts', 100, [0, 0, 9, 10, 11], 'usual 10, likely 10'],
  ])('at the border: %s', (_, value, row, said) => {
    expect(asked(value, row)).toBe(said);
  });

  it.each([
    ['a row that swings as far', 900, [0, 12, 20, 460, 15], 'fits'],
    ['a row that swung less than half as far', 900, [12, 20, 440, 15], 'usual 17.5, likely 9'],
    ['a row that was as low', 2, [10, 12, 3, 11], 'fits'],
    [
      'one slip kept before does not hide the next',
      4_100_000,
      [413_800, 420_000, 401_500, 1_200_000],
      'usual 416900, likely 410000',
    ],
  ])('is not asked about where the row has been there: %s', (_, value, row, said) => {
    expect(asked(value, row)).toBe(said);
  });

  it.each([
    ['would need decimals that the row has not', 15, [2, 3, 2], 'usual 2'],
    ['has as many decimals as the row', 15, [2.5, 3, 2], 'usual 2.5, likely 1.5'],
    ['comes near by no shift', 47, [1, 1, 1], 'usual 1'],
  ])('likely is nothing that %s', (_, value, row, said) => {
    expect(asked(value, row)).toBe(said);
  });
});

describe('figures typed together, all far from their row,', () => {
  const ROW = [20, 21, 22];

  it.each([
    ['percents as parts of 1', [0.2, 0.21, 0.215], [20, 21, 21.5]],
    ['parts of 1 as percents', [2000, 2100, 2150], [20, 21, 21.5]],
    ['in thousands, a nought among them', [0.02, 0, 0.021, 0.0215], [20, 0, 21, 21.5]],
    ['exactly fifty times the usual', [1050, 1050, 1050], [10.5, 10.5, 10.5]],
    ['exactly a fiftieth', [0.42, 0.42, -0.42], [42, 42, -42]],
    ['by more than three places', [2e6, 2e6, 2e6], null],
  ])('are asked about as one: %s', (_, values, likely) => {
    expect(farRow(values, ROW)).toEqual({ usual: 21, likely });
  });

  it.each([
    ['just less than fifty times', [1049, 1049, 1049], ROW],
    ['just more than a fiftieth', [0.43, 0.43, 0.43], ROW],
    ['only two', [2000, 2100], ROW],
    ['a row of two', [2000, 2100, 2200], [20, 21]],
    ['a row of noughts', [2000, 2100, 2200], [0, 0, 0]],
  ])('are not asked about: %s', (_, values, row) => {
    expect(farRow(values, row)).toBeNull();
  });
});
