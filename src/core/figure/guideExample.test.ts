import { describe, expect, it } from 'vitest';
import type { GoalFigures } from '#core/goal/figures.ts';
import { day, exampleQuestion } from '#testing/core/exampleFigures.ts';
import { summarizeGoal } from './summary.ts';

const MONTHS = ['07', '08', '09', '10', '11', '12'].map((month) => `2026-${month}-01`);
const NEXT_YEAR = ['01', '02', '03', '04', '05', '06'].map((month) => `2027-${month}-01`);

/** The trees of docs/guide/figures.md: 100 a month, four months reported, on 20 November. */
function trees(actuals: readonly number[]): GoalFigures {
  const entries = Object.fromEntries(
    [...MONTHS, ...NEXT_YEAR].map((date, index): [string, [number, number | null]] => [
      date,
      [100, actuals[index] ?? null],
    ]),
  );
  return summarizeGoal(
    ...exampleQuestion({
      goal: { span: { start: day('2026-07-01'), end: day('2027-06-30') } },
      plan: { fiscalStartMonth: 7 },
      year: 2026,
      entries,
      today: '2026-11-20',
    }),
  );
}

describe('the example of the guide', () => {
  it('is as the guide says it', () => {
    expect(trees([90, 110, 95, 105])).toMatchObject({
      asOf: day('2026-10-01'),
      ytd: { actual: 400, target: 400 },
      endTarget: 1200,
      attainment: 1,
      status: 'on_target',
      percentComplete: expect.closeTo(33.3, 1),
      expectedPercent: 40,
    });
  });

  it('with 350 is off target', () => {
    expect(trees([90, 110, 95, 55])).toMatchObject({ attainment: 0.875, status: 'off_target' });
  });
});
