import { expect, it } from 'vitest';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleDashboardGoal } from '#testing/web/exampleDashboardGoal.ts';
import type { Draft } from '#web/goal/entries/draft.ts';
import { cellKeyOf } from '#web/goal/entries/sheetCell.ts';
import { type Drafts, roundedText } from '#web/goal/entries/sheetFigures.ts';
import { sheetOf } from '#web/goal/entries/sheetModel.ts';
import { fittingWidths, textWidth } from './fittingWidth.ts';

const JULY = {
  start: exampleDay('2026-07-01'),
  end: exampleDay('2026-07-31'),
  label: 'Jul',
  name: 'Jul 2026',
  standing: 'past',
  isClosed: false,
} as const;
const AUGUST = { ...JULY, start: exampleDay('2026-08-01'), end: exampleDay('2026-08-31'), label: 'Aug' };

function sheetWith(...actuals: readonly (number | null)[]) {
  const goals = actuals.map((actual, index) =>
    exampleDashboardGoal({
      id: `${index}`,
      number: `${index}`,
      parentId: null,
      aggregation: 'sum',
      targetsByYear: new Map(),
      entries: [{ date: JULY.start, target: null, actual }],
    }),
  );
  return sheetOf({
    goals,
    columns: [JULY, AUGUST],
    figures: ['actual'],
    isWanted: () => true,
    lockOf: () => null,
    closedGroups: new Set(),
  });
}

const NONE: Drafts = new Map();
const HEAD = 35;
const room = (text: string) => Math.ceil(textWidth(text) + 14);

it.each([
  [0, '0'],
  [7, '7'],
  [10, '10'],
  [999, '999'],
  [1000, '1,000'],
  [413_800, '413,800'],
  [1e15, '1,000,000,000,000,000'],
  [1e16, '10,000,000,000,000,000'],
  [-413_800.25, '-413,800.25'],
  [0.000_012, '0.000012'],
  [0.1 + 0.2, '0.3'],
])('a column is as wide as its longest figure needs: %d', (value, text) => {
  expect(fittingWidths(sheetWith(1, value, null), NONE, 2026).period).toBe(Math.max(HEAD, room(text)));
});

it('a column is never narrower than a negative number', () => {
  expect(fittingWidths(sheetWith(-413_800), NONE, 2026).period).toBeGreaterThanOrEqual(room('-413,800'));
});

it('the column of the year is as wide as what the year comes to, with what is typed', () => {
  const sheet = sheetWith(999_999);
  expect(fittingWidths(sheet, NONE, 2026).total).toBe(room('999,999'));
  const place = { goalId: '0', date: AUGUST.start, figure: 'actual' } as const;
  const draft: Draft = { ...place, text: '5', value: 5, state: { kind: 'saving' } };
  const typed = fittingWidths(sheet, new Map([[cellKeyOf(place), draft]]), 2026);
  expect(typed.total).toBe(room(roundedText(1_000_004)));
  const long: Draft = { ...draft, text: '1234567890', value: 1_234_567_890 };
  expect(fittingWidths(sheet, new Map([[cellKeyOf(place), long]]), 2026).period).toBe(room('1,234,567,890'));
});
