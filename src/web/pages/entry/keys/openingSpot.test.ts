import { expect, it } from 'vitest';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleDashboardGoal } from '#testing/web/exampleDashboardGoal.ts';
import type { SheetColumn } from '#web/goal/entries/sheetColumns.ts';
import type { GoalLock } from '#web/goal/entries/sheetLock.ts';
import { sheetOf } from '#web/goal/entries/sheetModel.ts';
import { openingSpot } from './openingSpot.ts';

function column(month: number, standing: SheetColumn['standing'], isClosed = false): SheetColumn {
  const name = `2026-${String(month).padStart(2, '0')}`;
  return { start: exampleDay(`${name}-01`), end: exampleDay(`${name}-28`), label: name, name, standing, isClosed };
}

const COLUMNS = [column(9, 'past'), column(10, 'past'), column(11, 'current'), column(12, 'future')];
const OCTOBER = exampleDay('2026-10-01');
const NOT_YOURS = { kind: 'notYours' } as const;

function opened(
  due: readonly string[],
  {
    locked = {},
    columns = COLUMNS,
  }: { readonly locked?: Readonly<Record<string, GoalLock>>; readonly columns?: readonly SheetColumn[] } = {},
) {
  const span = { start: null, end: null };
  const goals = ['a', 'b', 'c'].map((id, index) =>
    exampleDashboardGoal({ id, number: String(index + 1), parentId: null, span }),
  );
  const sheet = sheetOf({
    goals,
    columns,
    figures: ['target', 'actual'],
    isWanted: () => true,
    lockOf: ({ id }) => locked[id] ?? null,
    closedGroups: new Set(),
  });
  const { line, column } = openingSpot(sheet, ({ goal }) => (due.includes(goal.id) ? OCTOBER : null));
  return `${line},${column}`;
}

it.each([
  ['at the first actual that is due', ['b', 'c'], {}, '3,1'],
  ['past a due one that cannot be entered', ['a', 'b', 'c'], { locked: { a: NOT_YOURS, b: NOT_YOURS } }, '5,1'],
  [
    'past a due one of a closed period, in the running one',
    ['a'],
    { columns: [column(10, 'past', true), column(11, 'current')] },
    '0,1',
  ],
  ['in the running period where nothing is due', [], {}, '0,2'],
  ['at the first goal that can be entered', [], { locked: { a: NOT_YOURS } }, '2,2'],
  [
    'at the first cell of the running period where nothing can',
    [],
    { locked: { a: NOT_YOURS, b: NOT_YOURS, c: NOT_YOURS } },
    '0,2',
  ],
  ['at the first period of another year', ['a'], { columns: [column(1, 'past'), column(2, 'past')] }, '0,0'],
])('the sheet opens %s', (_, due, given, spot) => {
  expect(opened(due, given)).toBe(spot);
});
