import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import { exampleDashboardGoal } from '#web/dashboard/exampleDashboardGoal.ts';
import { examplePlanGoals } from './examplePlanGoals.ts';
import { goalsBelow, mergeGoals, type PlanGoals } from './planGoals.ts';

function goal(number: string, part: Partial<DashboardGoal> = {}): DashboardGoal {
  const parts = number.split('.');
  return exampleDashboardGoal({
    id: number,
    number,
    title: `Goal ${number}`,
    depth: parts.length - 1,
    parentId: parts.length === 1 ? null : parts.slice(0, -1).join('.'),
    ...part,
  });
}

const PLAN = [goal('1.10'), goal('1.2'), goal('1'), goal('2')];

/** Everything but the object that is watched. */
function contentOf({ goals, filterables, hierarchy }: PlanGoals) {
  const tree = hierarchy.roots.map(({ goal: { id }, children }) => [id, children.map((child) => child.goal.id)]);
  return { goals, filterables, tree };
}

it('stands by number, part by part, whatever order the server answers in', () => {
  expect(examplePlanGoals(PLAN).goals.map(({ number }) => number)).toEqual(['1', '1.2', '1.10', '2']);
});

it('knows the goals below each goal that run in the year, in order', () => {
  const inactive = goal('1.3');
  const plan = examplePlanGoals([...PLAN, { ...inactive, figures: { ...inactive.figures, inFiscalYear: false } }]);
  expect(goalsBelow(plan, '1').map(({ number }) => number)).toEqual(['1.2', '1.10']);
  expect(goalsBelow(plan, 'nobody')).toEqual([]);
});

describe('mergeGoals', () => {
  it('puts a changed goal in its place, in the list, in the filters, in the tree and whole', () => {
    const before = examplePlanGoals(PLAN);
    const after = mergeGoals(before, { changed: [goal('1.2', { title: 'Otherwise' })], removed: [] });
    expect(after.goals[1]?.title).toBe('Otherwise');
    expect(after.filterables[1]?.title).toBe('Otherwise');
    expect(after.hierarchy.nodes.get('1.2')?.goal.title).toBe('Otherwise');
    expect(after.wholes.get('1.2')?.title).toBe('Otherwise');
    expect(after.goals[0]).toBe(before.goals[0]);
  });

  it('keeps the whole goals in the one object that is watched', () => {
    const before = examplePlanGoals(PLAN);
    expect(mergeGoals(before, { changed: [goal('3')], removed: ['2'] }).wholes).toBe(before.wholes);
  });

  it('filters and counts by what a goal is now', () => {
    const was = goal('1.2');
    const before = examplePlanGoals(PLAN);
    const changed = { ...was, figures: { ...was.figures, status: 'critical' as const } };
    const after = mergeGoals(before, { changed: [changed], removed: [] });
    const anew = examplePlanGoals([goal('1.10'), changed, goal('1'), goal('2')]);
    expect([...after.health.statuses]).toEqual([...anew.health.statuses]);
    expect(after.columns.traits.examples[after.columns.traits.sortOf[1] ?? -1]?.status).toBe('critical');
    expect(before.columns.traits.examples[before.columns.traits.sortOf[1] ?? -1]?.status).toBe(was.figures.status);
  });

  it('lets goals go', () => {
    const after = mergeGoals(examplePlanGoals(PLAN), { changed: [], removed: ['1.10', 'nobody'] });
    expect(after.goals.map(({ id }) => id)).toEqual(['1', '1.2', '2']);
    expect(after.wholes.get('1.10')).toBeNull();
  });

  it('comes to the same as asking for everything again', () => {
    const numbers = fc.constantFrom('1', '1.1', '1.2', '1.2.1', '2', '2.1');
    const plans = fc.uniqueArray(fc.tuple(numbers, fc.constantFrom('one', 'other')), {
      selector: ([number]) => number,
    });
    fc.assert(
      fc.property(plans, plans, (old, now) => {
        const goalsOf = (plan: typeof old) => plan.map(([number, title]) => goal(number, { title }));
        const removed = old.flatMap(([number]) => (now.some(([other]) => other === number) ? [] : [number]));
        const merged = mergeGoals(examplePlanGoals(goalsOf(old)), { changed: goalsOf(now), removed });
        expect(contentOf(merged)).toEqual(contentOf(examplePlanGoals(goalsOf(now))));
      }),
    );
  });
});
