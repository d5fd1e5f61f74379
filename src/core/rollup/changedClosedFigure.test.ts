import { describe, expect, it } from 'vitest';
import type { Goal } from '#core/goal/goal.ts';
import type { HandStatus } from '#core/goal/statedParts.ts';
import { day, EXAMPLE_PLAN, exampleSeries, type WrittenEntries } from '#testing/core/exampleFigures.ts';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import { type ClosingPlan, changedClosedFigure, type EditedGoal } from './changedClosedFigure.ts';

const PLAN = { ...EXAMPLE_PLAN, closedUntil: day('2025-06-30') };
const SPAN = { start: day('2024-01-01'), end: day('2026-12-31') };

function changedBy(entries: WrittenEntries, before: Partial<Goal>, edit: Partial<Goal>) {
  const top = exampleGoal({ id: 'top', span: SPAN });
  const goal = exampleGoal({ id: 'g', number: '1.1', parentId: 'top', depth: 1, span: SPAN, ...before });
  const series = exampleSeries(entries, goal);
  return changedClosedFigure({
    plan: PLAN,
    planAfter: PLAN,
    goals: [top, goal],
    edited: new Map([['g', { before: goal, after: { ...goal, ...edit } }]]),
    seriesOf: (id) => (id === 'g' ? series : exampleSeries({})),
  });
}

describe('an edit changes a closed figure', () => {
  it.each<[string, WrittenEntries, Partial<Goal>, Partial<Goal>, number | null]>([
    ['where the year stands otherwise', months(3, 5), {}, { aggregation: 'average' }, 2025],
    [
      'where a period before stood otherwise',
      months(5, 3, 9),
      { aggregation: 'highest' },
      { aggregation: 'current' },
      2025,
    ],
    ['not where one figure is the same by both functions', months(5), {}, { aggregation: 'average' }, null],
    ['not of open months alone', { '2025-07-01': [1, 5], '2025-08-01': [1, 7] }, {}, { aggregation: 'average' }, null],
    [
      'not of a week that reaches beyond the closed days',
      { '2025-06-30': [null, 5], '2025-07-07': [null, 8] },
      { trackingFrequency: 'weekly' },
      { targetDirection: 'down', allTarget: 3 },
      null,
    ],
    [
      'not of a year that is not over, in a goal of years',
      { '2025-01-01': [10, 5] },
      { trackingFrequency: 'yearly' },
      { targetDirection: 'down' },
      null,
    ],
    [
      'in a year that is, in a goal of years',
      { '2024-01-01': [10, 5] },
      { trackingFrequency: 'yearly' },
      { targetDirection: 'down' },
      2024,
    ],
    ['not by the target of an open year', months(5), {}, { targetsByYear: new Map([[2025, 10]]) }, null],
    ['by the target of a closed year', { '2024-05-01': [null, 5] }, {}, { targetsByYear: new Map([[2024, 10]]) }, 2024],
    ['by a target of its life that gives one to closed months', months(5), {}, { allTarget: 10 }, 2025],
    ['not by what is said of it', months(5), {}, { title: 'New', measure: 'Other', priority: 'high' }, null],
  ])('%s', (_, entries, before, edit, year) => {
    expect(changedBy(entries, before, edit)?.year ?? null).toBe(year);
  });

  it('not where nothing is closed', () => {
    const goal = exampleGoal({ id: 'g', span: SPAN });
    const edited = new Map([['g', { before: goal, after: null }]]);
    const plan = { ...PLAN, closedUntil: null };
    const seriesOf = () => exampleSeries(months(5), goal);
    expect(changedClosedFigure({ plan, planAfter: plan, goals: [goal], edited, seriesOf })).toBeNull();
    expect(changedClosedFigure({ plan: PLAN, planAfter: PLAN, goals: [goal], edited, seriesOf })).toEqual({
      goalId: 'g',
      year: 2025,
    });
  });

  it('of the goal above, whose percent it had a part in', () => {
    const top = exampleGoal({ id: 'top', span: SPAN });
    const goals = ['a', 'b'].map((id) =>
      exampleGoal({ id, parentId: 'top', depth: 1, span: SPAN, targetsByYear: new Map([[2025, 10]]) }),
    );
    const [moved] = goals;
    if (moved === undefined) throw new Error('There is one.');
    const comparison = {
      plan: PLAN,
      planAfter: PLAN,
      goals: [top, ...goals],
      seriesOf: (id: string) => exampleSeries(id === 'a' ? months(5) : id === 'b' ? months(7) : {}),
    };
    const edited = new Map([['a', { before: moved, after: { ...moved, parentId: null } }]]);
    expect(changedClosedFigure({ ...comparison, edited })).toEqual({ goalId: 'top', year: 2025 });
  });
});

it('of several closed years that change, the first is told', () => {
  const targetsByYear = new Map([
    [2024, 10],
    [2025, 10],
  ]);
  const goals = ['a', 'b'].map((id) => exampleGoal({ id, parentId: 'top', depth: 1, span: SPAN, targetsByYear }));
  const edited = new Map(goals.map((goal) => [goal.id, { before: goal, after: { ...goal, parentId: null } }]));
  const comparison = {
    plan: PLAN,
    planAfter: PLAN,
    goals: [exampleGoal({ id: 'top', span: SPAN }), ...goals],
    seriesOf: (id: string) => exampleSeries(id === 'a' ? months(5) : id === 'b' ? { '2024-05-01': [null, 7] } : {}),
  };
  expect(changedClosedFigure({ ...comparison, edited })).toEqual({ goalId: 'top', year: 2024 });
});

describe('a goal that comes or goes changes a closed figure', () => {
  const top = exampleGoal({ id: 'top', span: SPAN });
  const goal = exampleGoal({ id: 'g', parentId: 'top', depth: 1, span: SPAN });
  const aimed = { ...goal, targetsByYear: new Map([[2024, 10]]) };
  const stray = { ...goal, parentId: 'nowhere' };

  it.each<[string, WrittenEntries, EditedGoal, number | null]>([
    ['one that goes, with closed months', months(5), { before: goal, after: null }, 2025],
    ['one that comes, with closed months', months(5), { before: null, after: goal }, 2025],
    ['one that comes, with the target of a closed year', {}, { before: null, after: aimed }, 2024],
    ['not one that goes with nothing', {}, { before: goal, after: null }, null],
    ['not one that comes with nothing', {}, { before: null, after: goal }, null],
    ['not one that comes under a goal that is not there', {}, { before: null, after: stray }, null],
    ['not one that goes with open months', { '2025-07-01': [1, 5] }, { before: goal, after: null }, null],
    ['not one that came and went', months(5), { before: null, after: null }, null],
  ])('%s', (_, entries, edit, year) => {
    const changed = changedClosedFigure({
      plan: PLAN,
      planAfter: PLAN,
      goals: edit.before === null ? [top] : [top, edit.before],
      edited: new Map([['g', edit]]),
      seriesOf: (id) => exampleSeries(id === 'g' ? entries : {}),
    });
    expect(changed?.year ?? null).toBe(year);
  });
});

describe('a status set by hand changes a closed figure', () => {
  const hand = (status: HandStatus['status']): Partial<Goal> => ({
    handStatus: { status, note: '', memberId: null, by: '', at: '2025-03-01T09:00:00.000Z', computedActual: null },
  });

  it.each<[string, Partial<Goal>, Partial<Goal>, string | null]>([
    ['not where it is set', {}, hand('on_target'), null],
    ['not where it is taken back', hand('off_target'), { handStatus: null }, null],
    ['of the goal above where it is deferred, not its own', {}, hand('deferred'), 'top'],
  ])('%s', (_, before, edit, goalId) => {
    expect(changedBy({ '2025-01-01': [10, 5] }, before, edit)?.goalId ?? null).toBe(goalId);
  });
});

describe('an edit of the plan changes a closed figure', () => {
  const top = exampleGoal({ id: 'top', span: SPAN });
  const goal = exampleGoal({ id: 'g', parentId: 'top', depth: 1, span: SPAN });
  const { offTarget } = PLAN.thresholds;

  it.each<[string, Partial<ClosingPlan>, WrittenEntries, ReadonlyMap<string, EditedGoal>, string | null]>([
    ['of the lowest goal first', { fiscalStartMonth: 4 }, months(5, 6, 7, 8), new Map(), 'g'],
    ['not where nothing is measured', { fiscalStartMonth: 4 }, {}, new Map(), null],
    [
      'by thresholds that a goal lies between',
      { thresholds: { onTarget: 0.97, offTarget } },
      { '2025-01-01': [100, 95] },
      new Map(),
      'g',
    ],
    [
      'not by thresholds that no goal lies between',
      { thresholds: { onTarget: 0.94, offTarget } },
      { '2025-01-01': [100, 95] },
      new Map(),
      null,
    ],
    [
      'not of a goal that goes with nothing',
      { weekStart: 0 },
      {},
      new Map([['g', { before: goal, after: null }]]),
      null,
    ],
    [
      'not of a goal that comes with nothing beside one with closed months',
      { weekStart: 0 },
      months(5),
      new Map([['n', { before: null, after: { ...goal, id: 'n', number: '1.2' } }]]),
      null,
    ],
  ])('%s', (_, edit, entries, edited, goalId) => {
    const changed = changedClosedFigure({
      plan: PLAN,
      planAfter: { ...PLAN, ...edit },
      goals: [top, goal],
      edited,
      seriesOf: (id) => exampleSeries(id === 'g' ? entries : {}),
    });
    expect(changed?.goalId ?? null).toBe(goalId);
  });
});

function months(...actuals: readonly number[]): WrittenEntries {
  return Object.fromEntries(
    actuals.map((actual, index) => [`2025-${String(index + 1).padStart(2, '0')}-01`, [null, actual] as const]),
  );
}

describe('an edit of a formula', () => {
  const one = exampleGoal({ id: 'one', number: '2', span: SPAN });
  const computed = exampleGoal({ id: 'g', number: '1', span: SPAN });
  const changed = (before: Partial<Goal>, after: Partial<Goal> | null, edited: Partial<Goal> = {}) => {
    const goal = { ...computed, ...before };
    const edits = new Map<string, EditedGoal>();
    if (after !== null) edits.set('g', { before: goal, after: { ...goal, ...after } });
    else edits.set('one', { before: one, after: { ...one, ...edited } });
    return changedClosedFigure({
      plan: PLAN,
      planAfter: PLAN,
      goals: [one, goal],
      edited: edits,
      seriesOf: (id) => (id === 'one' ? exampleSeries(months(5, 7), one) : exampleSeries({})),
    });
  };

  it.each([
    ['that gives closed figures', changed({}, { actualFormula: '[#one]' }), { goalId: 'g', year: 2025 }],
    [
      'that gives others',
      changed({ actualFormula: '[#one]' }, { actualFormula: '[#one] * 2' }),
      { goalId: 'g', year: 2025 },
    ],
    ['that gives the same', changed({ actualFormula: '[#one]' }, { actualFormula: '[#one] * 1' }), null],
    [
      'changes nothing closed, but one of a goal in it does',
      changed({ actualFormula: '[#one]' }, null, { aggregation: 'average' }),
      { goalId: 'one', year: 2025 },
    ],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });
});
