import { expect, it } from 'vitest';
import type { Day } from '#core/calendar/date.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleDashboardGoal } from '#testing/web/exampleDashboardGoal.ts';
import { draftOf } from '#web/goal/entries/draft.ts';
import { cellKeyOf, type Figure } from '#web/goal/entries/sheetCell.ts';
import type { Drafts } from '#web/goal/entries/sheetFigures.ts';
import type { SheetGoal } from '#web/goal/entries/sheetModel.ts';
import { doubtAt, doubtsIn } from './doubt.ts';

const month = (number: number): Day => exampleDay(`2026-${String(number).padStart(2, '0')}-01`);

function goalWith(...actuals: readonly (number | null)[]): SheetGoal {
  const entries = actuals.map((actual, index) => ({ date: month(index + 1), target: 1, actual }));
  const goal = exampleDashboardGoal({ id: 'g', entries });
  return {
    goal,
    indent: 0,
    lock: null,
    formulas: { actual: null, target: null },
    entries: new Map(entries.map((entry) => [entry.date, entry])),
  };
}

const typed = (number: number, text: string, figure: Figure = 'actual') => ({
  goalId: 'g',
  date: month(number),
  figure,
  text,
});

const NONE: Drafts = new Map();

function doubted(of: SheetGoal, cells: readonly ReturnType<typeof typed>[], drafts = NONE): number[] {
  return doubtsIn(
    cells.map((cell) => ({ of, cell })),
    drafts,
  ).map(({ value }) => value);
}

it('an actual far from its row is doubted, a target is not', () => {
  const of = goalWith(2.9, 3.1, 3.4, null);
  expect(doubted(of, [typed(4, '18')])).toEqual([18]);
  expect(doubted(of, [typed(4, '18', 'target')])).toEqual([]);
  expect(doubted(of, [typed(4, 'many')])).toEqual([]);
  expect(doubted(of, [typed(4, '')])).toEqual([]);
});

it('the figure that is typed over says nothing of what is usual', () => {
  expect(doubted(goalWith(3, 3, 180), [typed(3, '18')])).toEqual([]);
  expect(doubted(goalWith(3, 3, 3, 180), [typed(4, '18')])).toEqual([18]);
});

it('of a pasted row each figure is seen among the others that are pasted', () => {
  const of = goalWith(3, 3, 3, 3);
  expect(doubted(of, [typed(1, '30'), typed(2, '31'), typed(3, '32'), typed(4, '33')])).toEqual([]);
  expect(doubted(of, [typed(1, '3'), typed(2, '31'), typed(3, '3'), typed(4, '3')])).toEqual([31]);
});

it('a row pasted in another unit is doubted as one, with what was likely meant', () => {
  const of = goalWith(20, 21, 22, null, null, null);
  const cells = [typed(4, '0.2'), typed(5, '0.21'), typed(6, '0.215')].map((cell) => ({ of, cell }));
  const doubts = doubtsIn(cells, NONE);
  expect(doubts.map(({ value, likely }) => [value, likely])).toEqual([
    [0.2, 20],
    [0.21, 21],
    [0.215, 21.5],
  ]);
  expect(new Set(doubts.map(({ row }) => row)).size).toBe(1);
  expect(doubts[0]?.row).toHaveLength(3);
});

it('where a row has no other figures, one pasted in another unit is seen by its targets', () => {
  expect(doubted(goalWith(null, null, null), [typed(1, '90'), typed(2, '91'), typed(3, '92')])).toEqual([90, 91, 92]);
  expect(doubted(goalWith(null, null, null), [typed(1, '1'), typed(2, '1.2'), typed(3, '1.1')])).toEqual([]);
});

it('what is typed and not yet stored is part of the row', () => {
  const draft = draftOf(typed(3, '3'));
  expect(doubted(goalWith(3, 3, null, null), [typed(4, '30')])).toEqual([]);
  expect(doubted(goalWith(3, 3, null, null), [typed(4, '30')], new Map([[cellKeyOf(draft), draft]]))).toEqual([30]);
});

it('a year that is long ago says nothing of what is usual', () => {
  const far = Array.from({ length: 30 }, (_, index) => ({
    date: exampleDay(`${index < 15 ? 2000 : 2026}-01-${String((index % 15) + 1).padStart(2, '0')}`),
    target: null,
    actual: index < 15 ? 1 : 100,
  }));
  const goal = exampleDashboardGoal({ id: 'g', entries: far });
  const of = {
    goal,
    indent: 0,
    lock: null,
    formulas: { actual: null, target: null },
    entries: new Map(far.map((entry) => [entry.date, entry])),
  };
  expect(doubted(of, [typed(2, '99')])).toEqual([]);
});

it('a doubt goes when the cell shows another figure', () => {
  const of = goalWith(3, 3, 3, 30);
  const place = { goalId: 'g', date: month(4), figure: 'actual' } as const;
  const doubts = new Map([[cellKeyOf(place), { ...place, value: 30, usual: 3, likely: 3, row: null }]]);
  expect(doubtAt(doubts, of, { place, drafts: NONE })?.likely).toBe(3);
  const draft = draftOf(typed(4, '4'));
  expect(doubtAt(doubts, of, { place, drafts: new Map([[cellKeyOf(draft), draft]]) })).toBeNull();
  expect(doubtAt(new Map(), of, { place, drafts: NONE })).toBeNull();
});
