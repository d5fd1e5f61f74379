import { expect, it } from 'vitest';
import { movedCsv } from './movedCsv.ts';

it('each goal is a row with numbers that add up, the whole the last', () => {
  const rows = movedCsv(
    {
      before: 67.66,
      after: 72.58,
      change: 4.9,
      decimals: 1,
      counted: 2,
      rows: [
        { id: 'a', before: 29.13, after: 42.3, by: 3.29, shown: 3.3, note: null },
        { id: 'b', before: 55.07, after: 61.36, by: 1.6, shown: 1.6, note: null },
        { id: 'c', before: 106, after: 105.5, by: 0, shown: 0, note: { kind: 'held', percent: 100 } },
      ],
    },
    { total: 'A strong city', titleOf: (id) => `Goal ${id}`, kind: 'container', names: null, firstDay: 'Oct 31' },
  );
  expect(rows).toEqual([
    ['Why it moved', 'Goal a', null, null, 29.1, 42.3, 3.3, null],
    ['Why it moved', 'Goal b', null, null, 55.1, 61.4, 1.6, null],
    ['Why it moved', 'Goal c', null, null, 106, 105.5, 0, 'counts as 100% on both days'],
    ['Why it moved', 'A strong city', null, null, 67.7, 72.6, 4.9, null],
  ]);
});
