import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Aggregation, TargetDirection } from '#core/goal/goal.ts';
import { day, EXAMPLE_PLAN, exampleSeries, monthly } from '#testing/core/exampleFigures.ts';
import { type ExampleGoal, exampleGoalOf, examplePlanFigures, months } from '#testing/core/examplePlanFigures.ts';
import type { BestBefore } from './bestBefore.ts';
import { likelyActuals } from './likelyActuals.ts';
import { WhatIfPlan } from './whatIfPlan.ts';
import { type YearAsked, yearRestOf } from './yearRest.ts';

function planOf(
  written: Readonly<Record<string, ExampleGoal>>,
  today = '2025-04-10',
  plan: YearAsked['plan'] = EXAMPLE_PLAN,
): WhatIfPlan {
  const goals = Object.entries(written).map(([id, each]) => {
    const goal = exampleGoalOf(id, each);
    return { goal, series: exampleSeries(each.entries ?? {}, goal) };
  });
  const tried = new WhatIfPlan(goals, { plan, today: day(today), year: 2025 });
  while (tried.continueNext());
  return tried;
}

const sum = (...figures: readonly number[]): ExampleGoal => ({
  targetsByYear: new Map([[2025, 120]]),
  entries: months(...figures),
});

describe('what if a goal’s year ended otherwise', () => {
  it.each<Aggregation>(['sum', 'average', 'highest', 'lowest', 'current'])(
    'it ends there, whatever the value, by the function %s',
    (aggregation) => {
      fc.assert(
        fc.property(
          fc.integer({ min: 0, max: 500 }),
          fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 3 }),
          (value, known) => {
            const plan = planOf({ '1': { aggregation, entries: months(...known) } });
            const wanted = plan.reachable('1', value);
            plan.suppose(new Map([['1', wanted]]));
            expect(plan.standingsOf('1')?.supposed.actual).toBeCloseTo(wanted, 6);
          },
        ),
        { numRuns: 40 },
      );
    },
  );

  it.each<Aggregation>(['sum', 'average', 'highest', 'lowest', 'current'])(
    'of a quarterly goal too, by the function %s, and its monthly sibling in their roll-up',
    (aggregation) => {
      const quarters = { '2025-01-01': [30, 20] } as const;
      const plan = planOf({
        '1': { rollup: 'sum', aggregation: 'sum', trackingFrequency: 'quarterly' },
        '1.1': { aggregation, trackingFrequency: 'quarterly', entries: quarters },
        '1.2': sum(10, 10, 10),
      });
      const wanted = plan.reachable('1.1', aggregation === 'lowest' ? 12 : 60);
      plan.suppose(new Map([['1.1', wanted]]));
      expect(plan.standingsOf('1.1')?.supposed.actual).toBeCloseTo(wanted, 6);
      const { rest } = plan.openYearOf('1.1') ?? expect.fail('the year is open');
      expect(rest.periods).toHaveLength(3);
      expect(plan.standingsOf('1')?.supposed.actual).not.toBeNull();
    },
  );

  it('a goal computed from it follows by its formula, and cannot be supposed itself', () => {
    const plan = planOf({ '1': sum(10, 10, 10), '2': { actualFormula: '[#1] / 2 + 1', aggregation: 'average' } });
    expect(plan.openYearOf('2')).toBeNull();
    plan.suppose(
      new Map([
        ['1', 240],
        ['2', 7],
      ]),
    );
    expect(plan.standingsOf('1')?.supposed.actual).toBeCloseTo(240, 6);
    expect(plan.standingsOf('2')?.supposed.actual).toBeCloseTo(121, 6);
  });

  it('a record that stands is not lost', () => {
    const plan = planOf({
      '1': { aggregation: 'highest', entries: months(10, 90) },
      '2': { aggregation: 'lowest', entries: months(10, 90) },
    });
    expect([plan.reachable('1', 50), plan.reachable('2', 50)]).toEqual([90, 10]);
  });

  it('the periods of a sum share what is needed as their targets do, and evenly where one has none', () => {
    const targets = [10, 10, 10, 10, 10, 10, 20, 20, 20, 20, 20, 20];
    const actuals = [10, 10, 10];
    const shaped = planOf({ '1': { entries: monthly(targets, actuals) } });
    expect(shaped.endingAt('1', 105)?.actuals).toEqual([5, 5, 5, 10, 10, 10, 10, 10, 10]);
    const even = planOf({ '1': { entries: monthly(targets.slice(0, 11), actuals) } });
    expect(even.endingAt('1', 75)?.actuals).toEqual([5, 5, 5, 5, 5, 5, 5, 5, 5]);
  });

  it.each<[TargetDirection, BestBefore | null]>([
    ['up', { total: 18, year: 2023 }],
    ['down', { total: 9, year: 2022 }],
    ['equal', null],
  ])('the months to come have a best of earlier years, of a sum that should go %s', (targetDirection, best) => {
    const whole = (figure: number) => Array.from({ length: 12 }, () => figure);
    const entries = {
      ...monthly([], [50, 50, 50, ...whole(9).slice(4)], 2021),
      ...monthly([], whole(1), 2022),
      ...monthly([], whole(2), 2023),
      ...monthly([], [9, 9, 9], 2024),
      ...monthly([], [3, 3, 3]),
    };
    const span = { start: day('2021-01-01'), end: day('2025-12-31') };
    expect(planOf({ '1': { entries, span, targetDirection } }).openYearOf('1')?.bestBefore).toEqual(best);
    const average = planOf({ '1': { entries, span, targetDirection, aggregation: 'average' } });
    expect(average.openYearOf('1')?.bestBefore).toBeNull();
  });

  it('without an outlook it goes on as it did in the year so far', () => {
    const open = planOf({ '1': sum(10, 10, 10) }).openYearOf('1');
    expect(open?.isForecast).toBe(false);
    expect(open?.likely).toBe(120);
    expect(open?.rest.periods).toHaveLength(9);
  });

  it('without an outlook and without any figure nothing is known of its end', () => {
    const open = planOf({ '1': sum() }).openYearOf('1');
    expect(open).toMatchObject({ likely: null, isForecast: false });
  });

  it('a monthly goal reported every third month goes on every third month', () => {
    const quarterly = (figures: readonly number[]) => figures.flatMap((figure) => [figure, null, null]);
    const entries = {
      ...monthly([], quarterly([3, 8, 5, 9]), 2022),
      ...monthly([], quarterly([4, 9, 6, 8]), 2023),
      ...monthly([], quarterly([5, 7, 6, 9]), 2024),
      ...monthly([], [4]),
    };
    const goal = exampleGoalOf('1', { span: { start: day('2022-01-01'), end: day('2025-12-31') } });
    const [series, asked] = [
      exampleSeries(entries, goal),
      { plan: EXAMPLE_PLAN, today: day('2025-02-10'), year: 2025 },
    ];
    const rest = yearRestOf(goal, series, asked) ?? expect.fail('the year is open');
    const { actuals, isForecast } = likelyActuals(goal, series, rest, asked);
    expect(isForecast).toBe(true);
    const none = null;
    const some = expect.any(Number);
    expect(actuals).toEqual([none, none, some, none, none, some, none, none, some, none, none]);
  });

  it('where outlooks are switched off every goal goes on as it did in the year so far', () => {
    const uneven = Array.from({ length: 36 }, (_, month) => (month * 7) % 11);
    const entries = {
      ...monthly([], uneven.slice(0, 12), 2022),
      ...monthly([], uneven.slice(12, 24), 2023),
      ...monthly([], uneven.slice(24), 2024),
      ...monthly([], [1, 2, 3]),
    };
    const written = { '1': { span: { start: day('2022-01-01'), end: day('2025-12-31') }, entries } };
    expect(planOf(written).openYearOf('1')?.isForecast).toBe(true);
    const off = planOf(written, '2025-04-10', { ...EXAMPLE_PLAN, isOutlookOff: true }).openYearOf('1');
    expect([off?.isForecast, off?.likely]).toEqual([false, 24]);
  });

  it.each<[string, ExampleGoal]>([
    ['reported whole', { entries: months(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1) }],
    [
      'deferred',
      { ...sum(1), handStatus: { status: 'deferred', note: '', memberId: null, by: '', at: '', computedActual: null } },
    ],
    ['of a goal that does not run in it', { span: { start: day('2023-01-01'), end: day('2023-12-31') } }],
  ])('there is none of a year %s', (name, goal) => {
    const plan = planOf({ '1': goal }, name === 'reported whole' ? '2025-12-31' : undefined);
    expect(plan.openYearOf('1')).toBeNull();
    expect(plan.endingAt('1', 500)).toBeNull();
    expect(plan.reachable('1', 500)).toBe(500);
    plan.suppose(new Map([['1', 500]]));
    expect(plan.standingsOf('1')?.supposed).toEqual(plan.standingsOf('1')?.likely);
  });

  it('a goal that the plan does not have ends nowhere', () => {
    const plan = planOf({ '1': sum(10, 10, 10) });
    plan.suppose(new Map([['gone', 5]]));
    expect(plan.standingsOf('gone')).toBeNull();
    expect(plan.standingsOf('1')?.supposed).toEqual(plan.standingsOf('1')?.likely);
  });
});

describe('the goals above and the health', () => {
  const written: Readonly<Record<string, ExampleGoal>> = {
    '1': {},
    '1.1': { rollup: 'sum' },
    '1.1.1': sum(10, 10, 10),
    '1.1.2': sum(5, 5, 5),
    '1.2': sum(10, 10, 10),
  };

  it('follow, by the same rules as everywhere, and nothing else does', () => {
    const plan = planOf(written);
    const likely = plan.standingsOf('1.1')?.likely;
    expect([likely?.actual, likely?.endTarget, likely?.percentComplete]).toEqual([180, 240, 75]);
    plan.suppose(new Map([['1.1.2', 120]]));
    expect(plan.standingsOf('1.1.2')?.supposed).toMatchObject({ actual: 120, status: 'achieved' });
    expect(plan.standingsOf('1.1')?.supposed).toMatchObject({ actual: 240, percentComplete: 100, status: 'achieved' });
    expect(plan.standingsOf('1')?.likely.percentComplete).toBe(87.5);
    expect(plan.standingsOf('1')?.supposed.percentComplete).toBe(100);
    expect(plan.standingsOf('1.2')?.supposed).toEqual(plan.standingsOf('1.2')?.likely);
    const { likely: before, supposed } = plan.healths();
    expect([before.score, supposed.score]).toEqual([50, 100]);
  });

  it('are told only where they come to the figures that are shown', () => {
    const plan = planOf(written);
    const shown = examplePlanFigures('2025-04-10', written).figuresOf('1.1', 2025) ?? expect.fail('goal 1.1 is there');
    expect(plan.isAsShown('1.1', shown)).toBe(true);
    expect(plan.isAsShown('1.1', { ...shown, endTarget: 300 })).toBe(false);
    expect(plan.isAsShown('gone', shown)).toBe(false);
  });

  it('several at once, each taken back alone', () => {
    const plan = planOf(written);
    plan.suppose(
      new Map([
        ['1.1.1', 0],
        ['1.1.2', 120],
      ]),
    );
    expect(plan.standingsOf('1.1')?.supposed.actual).toBe(120);
    plan.suppose(new Map([['1.1.2', 120]]));
    expect(plan.standingsOf('1.1')?.supposed.actual).toBe(240);
    plan.suppose(new Map());
    expect(plan.standingsOf('1.1')?.supposed).toEqual(plan.standingsOf('1.1')?.likely);
    expect(plan.healths().supposed).toEqual(plan.healths().likely);
  });
});
