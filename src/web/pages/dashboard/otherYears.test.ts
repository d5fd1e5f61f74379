import { expect, it } from 'vitest';
import { type FilterCriteria, NO_CRITERIA } from '#core/filter/criteria.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleFilterable } from '#testing/core/exampleFilterable.ts';
import { otherYears } from './otherYears.ts';

function goalOf(title: string, years: readonly [number, number], inFiscalYear = false) {
  return exampleFilterable({
    title,
    foldedTitle: title.toLowerCase(),
    depth: 0,
    span: { start: exampleDay(`${years[0]}-01-01`), end: exampleDay(`${years[1]}-12-31`) },
    inFiscalYear,
  });
}

const GOALS = [
  goalOf('Street lights', [2026, 2026], true),
  goalOf('Street trees', [2022, 2024]),
  goalOf('Street names', [2023, 2024]),
  goalOf('Street music', [2028, 2030]),
  goalOf('Parks', [2024, 2024]),
];

it.each([
  [
    'a keyword',
    { keyword: 'street' },
    [
      [2024, 2],
      [2028, 1],
    ],
  ],
  ['no keyword', {}, []],
  ['a keyword that nothing has', { keyword: 'harbour' }, []],
  [
    'a keyword and a status, which is that of the year shown',
    { keyword: 'trees', statuses: ['achieved'] },
    [[2024, 1]],
  ],
  ['a keyword and another level', { keyword: 'street', depths: [3] }, []],
] satisfies readonly [string, Partial<FilterCriteria>, readonly (readonly number[])[]][])(
  'with %s goals of other years are counted in the year nearest to the one shown',
  (_, criteria, counts) => {
    const context = {
      today: exampleDay('2026-06-01'),
      fiscalStartMonth: 1,
      departmentOfMember: new Map(),
      own: null,
      work: null,
      year: 2026,
    };
    const found = otherYears(GOALS, { ...NO_CRITERIA, ...criteria }, context);
    expect(found.map(({ year, count }) => [year, count])).toEqual(counts);
  },
);
