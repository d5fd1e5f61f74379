import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartedTotalsOf, totalsFrom } from '#core/chart/chartedTotals.ts';
import { type ChartSource, progressionOf } from '#core/chart/progression.ts';
import { type ChartChoice, choicesOf } from '#core/chart/toggles.ts';
import { addsUp } from '#core/figure/addsUp.ts';
import { goalInTime } from '#core/figure/goalInTime.ts';
import type { Goal } from '#core/goal/goal.ts';
import { day, EXAMPLE_PLAN } from '#testing/core/exampleFigures.ts';
import { type ExampleGoal, examplePlanFigures, months } from '#testing/core/examplePlanFigures.ts';

/** Police overtime, all overtime, and their share by formula, seven months of 2025. */
const POLICE = [325, 277, 255, 201, 180, 190, 210];
const ALL = [500, 437, 431, 374, 300, 310, 420];

const SHARE: Readonly<Record<string, ExampleGoal>> = {
  '1': { entries: months(...POLICE), aggregation: 'sum' },
  '2': { entries: months(...ALL), aggregation: 'sum' },
  '3': { actualFormula: '[#1] / [#2] * 100', aggregation: 'average', valueType: 'percent' },
};

type Written = Readonly<Record<string, ExampleGoal>>;

function sourceOf(written: Written, id: string, year: number | 'ALL' = 2025): ChartSource {
  const figures = examplePlanFigures('2025-11-05', written);
  const entries = figures.entriesOf(id);
  const { endTarget = null, allTarget = null } = figures.figuresOf(id, year) ?? {};
  if (entries === null) throw new Error('no such goal');
  const { goal, series, formulaTotals = null } = entries;
  return {
    goal,
    series: series.series,
    plan: EXAMPLE_PLAN,
    today: day('2025-11-05'),
    year,
    endTarget,
    allTarget,
    formulaTotals,
  };
}

const pointsOf = (choice: ChartChoice, source: ChartSource) => progressionOf(source, choice).points;
const actualsIn = (choice: ChartChoice, written: Written = SHARE) =>
  pointsOf(choice, sourceOf(written, '3')).map(({ actual }) => actual);
const share = (from: number, to: number) => {
  const sum = (all: readonly number[]) => all.slice(from, to).reduce((one, other) => one + other, 0);
  return expect.closeTo((sum(POLICE) / sum(ALL)) * 100, 8);
};

describe('a chart of a computed goal', () => {
  it('has in each quarter the figures of the quarter divided, not the mean of its months', () => {
    expect(actualsIn('quarterly')).toEqual([share(0, 3), share(3, 6), share(6, 7), null]);
  });

  it('has in the year what the card has as the year’s figure', () => {
    const figures = examplePlanFigures('2025-11-05', SHARE).figuresOf('3', 2025);
    expect(actualsIn('annual')).toEqual([share(0, 7)]);
    expect(actualsIn('annual')).toEqual([figures?.ytd.actual]);
  });

  it('runs through the year by the figures to date', () => {
    const toDate = [1, 2, 3, 4, 5, 6, 7].map((to) => share(0, to));
    expect(actualsIn('toDateMonthly')).toEqual([...toDate, null, null, null, null, null]);
    expect(actualsIn('toDateQuarterly')).toEqual([share(0, 3), share(0, 6), share(0, 7), null]);
  });

  it('has single periods as they are', () => {
    expect(actualsIn('periods').slice(0, 2)).toEqual([expect.closeTo(65, 8), expect.closeTo(63.3867, 4)]);
  });

  it('has the mean of the months where the goal says so', () => {
    const byPeriod = { ...SHARE, '3': { ...SHARE['3'], isFormulaByPeriod: true } };
    const [first] = actualsIn('quarterly', byPeriod);
    expect(first).toBeCloseTo((65 + 63.3867 + 59.1647) / 3, 3);
  });

  it('counts a quarter up to the last period that has a figure, as the year does', () => {
    const goals = { ...SHARE, '2': { ...SHARE['2'], entries: months(...ALL.slice(0, 5)) } };
    expect(actualsIn('quarterly', goals)).toEqual([share(0, 3), share(3, 5), null, null]);
    expect(actualsIn('annual', goals)).toEqual([share(0, 5)]);
  });

  it('has computed targets over its points too, to the end of the quarter and of the year', () => {
    const goals: Written = {
      '1': { entries: months([100, 90], [200, 210], [300, null]), aggregation: 'sum' },
      '3': { entries: months([1, 50]), aggregation: 'sum', targetFormula: 'max([#1], 400)' },
    };
    const targetsIn = (choice: ChartChoice) => pointsOf(choice, sourceOf(goals, '3')).map(({ target }) => target);
    expect(targetsIn('periods').slice(0, 3)).toEqual([400, 400, 400]);
    expect(targetsIn('quarterly')).toEqual([600, null, null, null]);
    expect(targetsIn('annual')).toEqual([600]);
    expect(targetsIn('toDateQuarterly')).toEqual([600, 600, 600, 600]);
    expect(targetsIn('toDateMonthly').slice(0, 3)).toEqual([400, 400, 600]);
  });

  it('goes on from its figures to date where it estimates', () => {
    const [last, estimate] = pointsOf('toDateMonthly', sourceOf(SHARE, '3')).slice(6, 8);
    expect(Math.abs(Number(estimate?.estimate) - Number(last?.actual))).toBeLessThan(2);
  });
});

describe('what a formula comes to over the stretches of charts', () => {
  it('draws the same charts as the formula itself', () => {
    const written: fc.Arbitrary<Written> = fc
      .record({
        one: fc.array(fc.option(fc.integer({ min: 0, max: 50 })), { minLength: 1, maxLength: 12 }),
        other: fc.array(fc.option(fc.integer({ min: 0, max: 50 })), { minLength: 1, maxLength: 12 }),
        actualFormula: fc.constantFrom('[#1] / [#2]', 'prev([#1]) + [#2] or 0', 'ytd([#1])', null),
        targetFormula: fc.constantFrom('[#1 actual] * 2', null),
        aggregation: fc.constantFrom('sum', 'average', 'current', 'highest'),
        trackingFrequency: fc.constantFrom('weekly', 'monthly', 'quarterly', 'yearly'),
      })
      .map(({ one, other, ...computed }) => ({
        '1': { entries: months(...one), aggregation: 'sum' },
        '2': { entries: months(...other), aggregation: 'sum' },
        '3': { ...computed, span: { start: day('2024-01-01'), end: day('2026-06-30') } },
      }));
    fc.assert(
      fc.property(written, fc.constantFrom<number | 'ALL'>(2025, 'ALL'), (goals, year) => {
        const source = sourceOf(goals, '3', year);
        if (!source.formulaTotals) return;
        const kept = totalsFrom(JSON.parse(JSON.stringify(chartedTotalsOf(source.formulaTotals, [source]))));
        for (const choice of choicesOf(source.goal)) {
          expect(pointsOf(choice, { ...source, formulaTotals: kept })).toEqual(pointsOf(choice, source));
        }
      }),
      { numRuns: 150 },
    );
  });

  it('is null over any other stretch', () => {
    const source = sourceOf(SHARE, '3');
    const kept = totalsFrom(chartedTotalsOf(source.formulaTotals ?? { actuals: null, targets: null }, [source]));
    expect(kept.targets).toBeNull();
    expect(kept.actuals?.(day('2025-01-01'), day('2025-03-31'))).toEqual(share(0, 3));
    expect(kept.actuals?.(day('2025-01-02'), day('2025-03-31'))).toBeNull();
  });
});

describe('a roll-up of computed goals', () => {
  const other: ExampleGoal = { actualFormula: '[#2] / [#1]', aggregation: 'average', valueType: 'percent' };
  const goals = (parent: ExampleGoal, child: ExampleGoal = {}): Written => ({
    ...SHARE,
    '4': { rollup: 'average', aggregation: 'average', valueType: 'percent', ...parent },
    '4.1': { ...SHARE['3'], ...child },
    '4.2': { ...other, ...child },
  });
  const yearOf = (written: Written) => examplePlanFigures('2025-11-05', written).figuresOf('4', 2025)?.ytd.actual;
  const police = POLICE.reduce((one, each) => one + each, 0);
  const all = ALL.reduce((one, each) => one + each, 0);
  const whole = ((police / all) * 100 + all / police) / 2;

  it('has as its year what they come to over the year, combined, and so in its chart', () => {
    const written = goals({});
    expect(yearOf(written)).toBeCloseTo(whole, 8);
    const [annual] = pointsOf('annual', sourceOf(written, '4'));
    expect(annual?.actual).toBeCloseTo(whole, 8);
    expect(yearOf(goals({ rollup: 'sum' }))).toBeCloseTo(whole * 2, 8);
  });

  it('leaves out one that comes to none over the year', () => {
    const written = { ...goals({}), '4.2': { ...other, actualFormula: '[#2] / 0' } };
    expect(yearOf(written)).toBeCloseTo((police / all) * 100, 8);
  });

  it('counts them by their weights', () => {
    const weighted = { ...goals({}), '4.2': { ...other, weight: 3 } };
    expect(yearOf(weighted)).toBeCloseTo(((police / all) * 100 + (all / police) * 3) / 4, 8);
  });

  it.each([
    ['its own function is another', goals({ aggregation: 'current' })],
    ['they are computed by period', goals({}, { isFormulaByPeriod: true })],
  ])('goes by its periods where %s', (_, written) => {
    expect(yearOf(written)).not.toBeCloseTo(whole, 3);
  });
});

describe('what a goal adds up to', () => {
  const isAdded = (written: Written, id: string) => {
    const source = sourceOf(written, id);
    const it = goalInTime(source.goal as Goal, source.series, source);
    return it && addsUp(it);
  };

  it.each([
    ['typed figures', '1', true],
    ['a ratio over the year', '3', false],
    ['a sum of sums', '4', true],
    ['none yet', '5', true],
    ['a figure of periods that the whole has not', '6', false],
  ])('%s: goal %s %s', (_, id, expected) => {
    const written: Written = {
      ...SHARE,
      '4': { actualFormula: '[#1] + 2 * [#2]', aggregation: 'sum' },
      '5': { actualFormula: '[#1] / 0', aggregation: 'sum' },
      '6': { actualFormula: 'if([#1] < 300, [#1], 1 / 0)', aggregation: 'sum' },
    };
    expect(isAdded(written, id)).toBe(expected);
  });
});

it('a computed goal that has not begun leaves nothing out', () => {
  const span = { start: day('2026-01-01'), end: day('2026-12-31') };
  const written = { ...SHARE, '3': { ...SHARE['3'], span } };
  const source = sourceOf(written, '3', 'ALL');
  expect(chartedTotalsOf(source.formulaTotals ?? { actuals: null, targets: null }, [source]).coverage).toEqual({});
});
