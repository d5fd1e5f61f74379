import { describe, expect, it } from 'vitest';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { periodEndOf } from '#core/calendar/period.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleDashboardGoal } from '#testing/web/exampleDashboardGoal.ts';
import type { SheetColumn } from '#web/goal/entries/sheetColumns.ts';
import { type SpreadAsked, spreadPlanOf } from './spreadPlan.ts';

const CALENDAR = { fiscalStartMonth: 1, weekStart: 1 };

function months(closed: number): SheetColumn[] {
  return Array.from({ length: 12 }, (_, index) => {
    const start = exampleDay(`2026-${String(index + 1).padStart(2, '0')}-01`);
    const end = periodEndOf(start, 'monthly');
    return { start, end, label: '', name: `month ${index + 1}`, standing: 'past', isClosed: index < closed };
  });
}

function planned(
  part: Partial<DashboardGoal>,
  { closed = 0, before = [], ...asked }: Partial<SpreadAsked> & { closed?: number; before?: readonly number[] } = {},
) {
  const columns = months(closed);
  const entries = columns.flatMap(({ start }, index) => {
    const target = before[index];
    return target === undefined ? [] : { date: start, target, actual: null };
  });
  const goal = exampleDashboardGoal({ aggregation: 'sum', trackingFrequency: 'monthly', entries, ...part });
  const of = {
    goal,
    indent: 0,
    lock: null,
    formulas: { actual: null, target: null },
    entries: new Map(entries.map((entry) => [entry.date, entry])),
  };
  const plan = spreadPlanOf({
    of,
    columns,
    plan: CALENDAR,
    year: 2026,
    target: 120,
    spread: 'even',
    includesClosed: false,
    ...asked,
  });
  if (typeof plan === 'string') return plan;
  const { rows, changed, isStated, kept } = plan;
  return { after: rows.map(({ after }) => after), changed: changed.length, isStated, kept };
}

const TENS = Array.from({ length: 12 }, () => 10);

describe('a target typed for a year', () => {
  it('is shown as what each period will have, with those that change', () => {
    expect(planned({}, { before: [10, 20] })).toEqual({ after: TENS, changed: 11, isStated: false, kept: 0 });
  });

  it('leaves closed periods as they are, and the others share the rest', () => {
    const rest = Array.from({ length: 9 }, () => 10);
    expect(planned({}, { closed: 3, before: [5, 10, 15] })).toEqual({
      after: [5, 10, 15, ...rest],
      changed: 9,
      isStated: false,
      kept: 30,
    });
  });

  it('changes closed periods where that is asked for', () => {
    expect(planned({}, { closed: 3, before: [5, 10, 15], includesClosed: true })).toMatchObject({
      after: TENS,
      changed: 11,
    });
  });

  it.each([
    ['the year has one of its own', { targetsByYear: new Map([[2026, 90]]) }, {}, true],
    ['another year has one of its own', { targetsByYear: new Map([[2025, 90]]) }, {}, false],
    [
      'the average of the periods is another, by those that are closed',
      { aggregation: 'average' },
      { closed: 1, before: [5] },
      true,
    ],
    ['the last period has it, whatever is closed', { aggregation: 'current' }, { closed: 1, before: [5] }, false],
    [
      'a closed period is higher than the highest is to be',
      { aggregation: 'highest' },
      { closed: 1, before: [500] },
      true,
    ],
  ] as const)(
    'is stated for the year as well only where the periods alone do not come to it: %s',
    (_, part, given, isStated) => {
      expect(planned(part, given)).toMatchObject({ isStated });
    },
  );

  it.each([
    ['keptExceed', {}, { closed: 1, before: [121] }],
    ['allKept', {}, { closed: 12 }],
    ['lastYearIncomplete', {}, { spread: 'lastYear' }],
    ['outsideWindow', { span: { start: null, end: exampleDay('2025-12-31') } }, {}],
  ] as const)('is refused with the reason: %s', (refusal, part, given) => {
    expect(planned(part, given)).toBe(refusal);
  });
});
