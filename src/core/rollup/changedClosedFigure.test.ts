import { describe, expect, it } from 'vitest';
import { day, EXAMPLE_PLAN, exampleSeries, type WrittenEntries } from '#core/goal/exampleFigures.ts';
import { exampleGoal } from '#core/goal/exampleGoal.ts';
import type { Goal } from '#core/goal/goal.ts';
import { changedClosedFigure } from './changedClosedFigure.ts';

const PLAN = { ...EXAMPLE_PLAN, closedUntil: day('2025-06-30') };
const SPAN = { start: day('2024-01-01'), end: day('2026-12-31') };

/** What an edit of one goal, under a container, changes of closed figures. */
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

/** Actuals of 2025 from January on. */
function months(...actuals: readonly number[]): WrittenEntries {
  return Object.fromEntries(
    actuals.map((actual, index) => [`2025-${String(index + 1).padStart(2, '0')}-01`, [null, actual] as const]),
  );
}
