import { describe, expect, it } from 'vitest';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import { ownEntriesOf } from '#core/figure/running.ts';
import { day, EXAMPLE_PLAN } from '#testing/core/exampleFigures.ts';
import { type ExampleGoal, exampleGoalOf, examplePlanFigures, months } from '#testing/core/examplePlanFigures.ts';
import { exampleDashboardGoal } from '#testing/web/exampleDashboardGoal.ts';
import { goalExplanation } from './goalExplanation.ts';

const TODAY = '2025-03-31';
const PLAN = { ...EXAMPLE_PLAN, currency: '$', timeZone: 'UTC', statuses: [] };

function parentShown(parent: ExampleGoal, children: readonly ExampleGoal[], year: FiscalYear): DashboardGoal {
  const numbered = children.map((child, index) => [`1.${index + 1}`, child]);
  const plan = examplePlanFigures(TODAY, { '1': parent, ...Object.fromEntries(numbered) });
  const figures = plan.figuresOf('1', year) ?? expect.fail('goal 1 is there');
  const measured = plan.entriesOf('1') ?? expect.fail('goal 1 is there');
  const { handStatus: _handStatus, isStatusAutomatic: _isStatusAutomatic, ...stated } = exampleGoalOf('1', parent);
  return exampleDashboardGoal({
    ...stated,
    entries: ownEntriesOf(measured.goal, measured.series.series, { plan: EXAMPLE_PLAN, today: day(TODAY), year }),
    figures,
  });
}

function told(parent: ExampleGoal, children: readonly ExampleGoal[], year: FiscalYear = 2025) {
  const goal = parentShown(parent, children, year);
  return { goal, explained: goalExplanation(goal, { plan: PLAN, today: day(TODAY), year }) };
}

describe('why a roll-up parent stands as it does', () => {
  const child = { entries: months([10, 9], [10, 9], [10, 9]) };
  const yearTarget = (target: number) => ({ targetsByYear: new Map([[2025, target]]) });

  it('tells an end target that nobody set as combined from the goals below', () => {
    const { goal, explained } = told({ rollup: 'sum' }, [
      { ...child, ...yearTarget(120) },
      { ...child, ...yearTarget(60) },
    ]);
    expect(goal.figures.eoyTarget).toBe(180);
    expect(explained?.explanation.endTarget).toEqual({ rule: 'stated', what: 'sumOfChildren', value: 180 });
    expect(explained?.explanation.status).toBe(goal.figures.status);
  });

  it('for its whole life too', () => {
    const { explained } = told(
      { rollup: 'highest' },
      [
        { ...child, allTarget: 90 },
        { ...child, allTarget: 70 },
      ],
      'ALL',
    );
    expect(explained?.explanation.endTarget).toEqual({ rule: 'stated', what: 'highestOfChildren', value: 90 });
  });

  it('tells one that was set for it as set', () => {
    const { explained } = told({ rollup: 'sum', ...yearTarget(200) }, [{ ...child, ...yearTarget(120) }]);
    expect(explained?.explanation.endTarget).toEqual({ rule: 'stated', what: 'yearTarget', value: 200 });
  });

  it('says nothing of a mean of percents, which rests on goals the page may not have', () => {
    expect(told({ rollup: 'percent' }, [{ ...child, ...yearTarget(30) }]).explained).toBeNull();
  });

  it('says nothing where it would tell another figure than the card', () => {
    const { goal } = told({ rollup: 'sum' }, [{ ...child, ...yearTarget(120) }]);
    const stale = { ...goal, figures: { ...goal.figures, endTarget: 7 } };
    expect(goalExplanation(stale, { plan: PLAN, today: day(TODAY), year: 2025 })).toBeNull();
  });
});

describe('that a figure is overdue', () => {
  const entries = months([10, 6]);
  const byHand = (status: 'deferred' | 'off_target') => ({
    handStatus: {
      status,
      at: '2025-03-01T00:00:00Z',
      by: 'Ada Lovelace',
      note: '',
      memberId: null,
      computedActual: null,
    },
    isStatusAutomatic: false,
  });

  it.each([
    ['measured by its figures', {}, true],
    ['set off target by hand', byHand('off_target'), true],
    ['deferred', byHand('deferred'), false],
  ])('of a goal %s is said: %j', (_, standing, isSaid) => {
    const goal = parentShown({ entries, ...standing }, [], 2025);
    expect(
      goalExplanation(goal, { plan: PLAN, today: day(TODAY), year: 2025 })?.text.notes.includes(
        'Its next figure is overdue.',
      ),
    ).toBe(isSaid);
  });
});

describe('why a computed goal stands as it does', () => {
  const SHARE = {
    actualFormula: '[#2] / [#3] * 100',
    targetFormula: '[#3 actual] * 2',
    aggregation: 'average',
  } as const;

  it.each([2025, 'ALL'] as const)('is told of the figures its formulas come to over %s', (year) => {
    const plan = examplePlanFigures(TODAY, {
      '1': SHARE,
      '2': { entries: months(1, 2, 3), aggregation: 'sum' },
      '3': { entries: months(4, 4, 4), aggregation: 'sum' },
    });
    const figures = plan.figuresOf('1', year) ?? expect.fail('goal 1 is there');
    const measured = plan.entriesOf('1') ?? expect.fail('goal 1 is there');
    const { handStatus: _hand, isStatusAutomatic: _automatic, ...stated } = exampleGoalOf('1', SHARE);
    const entries = ownEntriesOf(measured.goal, measured.series.series, {
      plan: EXAMPLE_PLAN,
      today: day(TODAY),
      year,
    });
    const chartedTotals = { actuals: {}, targets: {}, coverage: {} };
    const goal = exampleDashboardGoal({ ...stated, entries, figures, chartedTotals });
    const explained = goalExplanation(goal, { plan: PLAN, today: day(TODAY), year });
    expect(explained?.explanation.actual).toEqual({ rule: 'stated', what: 'formula', value: 50 });
    expect(explained?.explanation.target).toEqual({ rule: 'stated', what: 'formula', value: 24 });
  });
});
