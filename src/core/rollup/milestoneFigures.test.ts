import { describe, expect, it } from 'vitest';
import { goalInTime } from '#core/figure/goalInTime.ts';
import { projectionOf } from '#core/figure/projection.ts';
import type { Goal } from '#core/goal/goal.ts';
import { computedFromOf } from '#core/goal/goalKind.ts';
import { EMPTY_SERIES, entriesOf } from '#core/goal/series.ts';
import type { CountedMilestone } from '#core/work/sharesOf.ts';
import { day, EXAMPLE_PLAN } from '#testing/core/exampleFigures.ts';
import { exampleGoalOf } from '#testing/core/examplePlanFigures.ts';
import { changedClosedFigure, type EditedGoal } from './changedClosedFigure.ts';
import { createPlanFigures, type PlanFigures } from './planFigures.ts';

const milestone = (due: string, doneOn: string | null = null, weight = 1): CountedMilestone => ({
  title: due,
  due: day(due),
  doneOn: doneOn === null ? null : day(doneOn),
  weight,
});

const measured = (part: Partial<Goal> = {}): Goal =>
  exampleGoalOf('1', { isByMilestones: true, aggregation: 'current', valueType: 'percent', ...part });

function figuresOf(
  milestones: readonly CountedMilestone[],
  { today = '2025-06-10', goals = [measured()] }: { readonly today?: string; readonly goals?: readonly Goal[] } = {},
): PlanFigures {
  return createPlanFigures({
    plan: EXAMPLE_PLAN,
    goals,
    seriesOf: () => ({ days: new Int32Array(0), targets: new Float64Array(0), actuals: new Float64Array(0) }),
    milestonesOf: () => milestones,
    today: day(today),
  });
}

const entriesIn = (figures: PlanFigures) => entriesOf(figures.entriesOf('1')?.series.series ?? expect.fail());

describe('a goal measured by its milestones', () => {
  it('has as its actual the weight that is done, as its target the weight that is due, of all of it', () => {
    const found = figuresOf([
      milestone('2025-03-31', '2025-03-01', 3),
      milestone('2025-05-01'),
      milestone('2025-09-01'),
    ]);
    expect(found.figuresOf('1', 2025)).toMatchObject({
      ytd: { actual: 60, target: 80 },
      eoyTarget: 100,
      percentComplete: 60,
      status: 'critical',
    });
  });

  it('is measured at the end of each period, the one that runs today, and has targets after it', () => {
    const entries = entriesIn(
      figuresOf([
        milestone('2025-05-10', '2025-06-09'),
        milestone('2025-06-30'),
        milestone('2025-06-02', '2025-06-11'),
      ]),
    );
    expect(entries.slice(3, 8)).toEqual([
      { date: day('2025-04-01'), target: 0, actual: 0 },
      { date: day('2025-05-01'), target: 33.333333333, actual: 0 },
      { date: day('2025-06-01'), target: 66.666666667, actual: 33.333333333 },
      { date: day('2025-07-01'), target: 100, actual: null },
      { date: day('2025-08-01'), target: 100, actual: null },
    ]);
  });

  it('is behind nothing that is due later in the year it is tracked by', () => {
    const goals = [measured({ trackingFrequency: 'yearly' })];
    const found = figuresOf([milestone('2025-05-10', '2025-05-09'), milestone('2025-12-30')], { goals });
    expect(found.figuresOf('1', 2025)).toMatchObject({
      ytd: { actual: 50, target: 50 },
      eoyTarget: 100,
      status: 'on_target',
    });
  });

  it('is achieved once all that is due in the year is done', () => {
    const goals = [measured({ span: { start: day('2025-01-01'), end: day('2026-12-31') } })];
    const found = figuresOf([milestone('2025-05-10', '2025-05-09'), milestone('2026-05-10')], { goals });
    expect(found.figuresOf('1', 2025)).toMatchObject({ eoyTarget: 50, percentComplete: 100, status: 'achieved' });
    expect(found.figuresOf('1', 'ALL')).toMatchObject({ allTarget: 100, percentComplete: 50, status: 'on_target' });
  });

  it('has achieved nothing in a year in which none is due', () => {
    const goals = [measured({ span: { start: day('2025-01-01'), end: day('2026-12-31') } })];
    const found = figuresOf([milestone('2026-05-10'), milestone('2026-06-10')], { goals });
    expect(found.figuresOf('1', 2025)).toMatchObject({ eoyTarget: 0, percentComplete: 0, status: 'on_target' });
  });

  it('has no figures without milestones, whatever entries, targets and baseline lie underneath', () => {
    const goals = [
      measured({ allTarget: 80, baseline: { value: 5, date: null }, targetsByYear: new Map([[2025, 40]]) }),
    ];
    expect(figuresOf([], { goals }).figuresOf('1', 2025)).toMatchObject({
      ytd: { actual: null, target: null },
      eoyTarget: null,
      percentComplete: null,
      status: 'not_started',
      stale: false,
    });
  });

  it('without days of its own runs from its first milestone until today', () => {
    const goals = [measured({ span: { start: null, end: null } })];
    const entries = entriesIn(figuresOf([milestone('2025-03-31', '2025-02-20'), milestone('2025-04-30')], { goals }));
    expect(entries.map(({ date }) => date)).toEqual(
      ['2025-02-01', '2025-03-01', '2025-04-01', '2025-05-01', '2025-06-01'].map(day),
    );
  });

  it('takes nothing from the goals below it, and feeds the one above', () => {
    const goals = [
      exampleGoalOf('1', { rollup: 'percent' }),
      { ...measured(), id: '1.1', number: '1.1', parentId: '1', depth: 1 },
      exampleGoalOf('1.1.1', {}),
    ];
    const found = figuresOf([milestone('2025-03-31', '2025-03-01'), milestone('2025-09-01')], { goals });
    expect(found.kindOf('1.1')).toBe('milestones');
    expect(found.figuresOf('1', 2025)).toMatchObject({ percentComplete: 50, targetPercent: 50 });
  });

  it('is worked out again when its milestones change, with what hangs on it', () => {
    const goals = [
      exampleGoalOf('1', { rollup: 'percent' }),
      { ...measured(), id: '1.1', number: '1.1', parentId: '1', depth: 1 },
    ];
    const found = figuresOf([milestone('2025-03-31')], { goals });
    expect(found.figuresOf('1', 2025)?.percentComplete).toBe(0);
    found.apply({ milestones: new Map([['1.1', [milestone('2025-03-31', '2025-06-01')]]]) });
    expect(found.figuresOf('1', 2025)?.percentComplete).toBe(100);
    expect(found.milestoneCountOf('1.1')).toEqual({ done: 1, total: 1 });
  });

  it('keeps entries that are given instead, as a page has them', () => {
    const figures = createPlanFigures({
      plan: EXAMPLE_PLAN,
      goals: [measured()],
      seriesOf: () => ({
        days: Int32Array.of(day('2025-01-01')),
        targets: Float64Array.of(20),
        actuals: Float64Array.of(10),
      }),
      today: day('2025-01-10'),
    });
    expect(figures.figuresOf('1', 2025)).toMatchObject({ ytd: { actual: 10, target: 20 } });
  });

  it('has no periods where it ended before its first milestone', () => {
    const goals = [measured({ span: { start: null, end: day('2024-12-31') } })];
    expect(entriesIn(figuresOf([milestone('2025-03-31')], { goals }))).toEqual([]);
  });

  it('counts its milestones, where they are known; other goals have none to count', () => {
    expect(figuresOf([], { goals: [exampleGoalOf('1', {})] }).milestoneCountOf('1')).toBeNull();
    const given = createPlanFigures({
      plan: EXAMPLE_PLAN,
      goals: [measured()],
      seriesOf: () => EMPTY_SERIES,
      today: day('2025-01-10'),
    });
    expect(given.milestoneCountOf('1')).toBeNull();
  });

  it('gives figures to formulas, and goes in no circle with goals below it that name it', () => {
    const goals = [measured({ rollup: 'sum' }), exampleGoalOf('1.1', { actualFormula: '[#1] / 2' })];
    const found = figuresOf([milestone('2025-03-31', '2025-03-01')], { goals });
    expect(found.figuresOf('1.1', 2025)?.ytd.actual).toBe(50);
  });

  it('has no projection', () => {
    const found = figuresOf([
      milestone('2025-02-28', '2025-02-01'),
      milestone('2025-03-31', '2025-03-01'),
      milestone('2025-11-01'),
    ]);
    const { goal, series, context } = found.questionOf('1', 2025) ?? expect.fail();
    expect(projectionOf(goalInTime(goal, series, context) ?? expect.fail())).toEqual([]);
  });
});

describe('a closed figure of it', () => {
  const plan = { ...EXAMPLE_PLAN, closedUntil: day('2025-06-30') };
  const changed = (
    before: readonly CountedMilestone[],
    after: readonly CountedMilestone[] | null,
    edited: ReadonlyMap<string, EditedGoal> = new Map(),
  ) =>
    changedClosedFigure({
      plan,
      planAfter: plan,
      goals: [measured()],
      edited,
      seriesOf: () => EMPTY_SERIES,
      milestones: { before: new Map([['1', before]]), after: after === null ? new Map() : new Map([['1', after]]) },
    });

  it('is changed by a milestone that was done then, and not by one that is done later', () => {
    const open = milestone('2025-09-30');
    expect(changed([open], [milestone('2025-09-30', '2025-06-01')])).toEqual({ goalId: '1', year: 2025 });
    expect(changed([open], [milestone('2025-09-30', '2025-08-01')])).toBeNull();
  });

  it('goes with a goal that goes, where it has any', () => {
    const gone = new Map([['1', { before: measured(), after: null }]]);
    expect(changed([milestone('2025-03-31')], null, gone)).toEqual({ goalId: '1', year: 2025 });
    const other = new Map([['2', { before: null, after: measured({ id: '2' }) }]]);
    expect(changed([milestone('2025-03-31')], null, other)).toBeNull();
  });

  it('is none where it has no milestones before or after', () => {
    const edited = new Map([['1', { before: measured(), after: measured({ allTarget: 5 }) }]]);
    expect(
      changedClosedFigure({ plan, planAfter: plan, goals: [measured()], edited, seriesOf: () => EMPTY_SERIES }),
    ).toBeNull();
  });
});

it.each([
  ['milestones', 'milestones'],
  ['sum', 'children'],
  ['single', null],
] as const)('all figures of a goal of kind %s are computed from: %s', (kind, from) => {
  expect(computedFromOf(kind)).toBe(from);
});
