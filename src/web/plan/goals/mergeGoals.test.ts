import fc from 'fast-check';
import { expect, it } from 'vitest';
import { examplePlanGoals, exampleNumberedGoal as goal } from '#testing/web/examplePlanGoals.ts';
import { mergeGoals } from './mergeGoals.ts';
import type { PlanGoals } from './planGoals.ts';

const PLAN = [goal('1.10'), goal('1.2'), goal('1'), goal('2')];

function contentOf({ goals, filterables, hierarchy, listable }: PlanGoals) {
  const tree = hierarchy.roots.map(({ goal: { id }, children }) => [id, children.map((child) => child.goal.id)]);
  return { goals, filterables, tree, listable };
}

it('puts a changed goal in its place, in the list, in the filters, in the tree and whole', async () => {
  const before = examplePlanGoals(PLAN);
  const after = await mergeGoals(before, { changed: [goal('1.2', { title: 'Otherwise' })], removed: [] });
  expect(after.goals[1]?.title).toBe('Otherwise');
  expect(after.filterables[1]?.title).toBe('Otherwise');
  expect(after.hierarchy.nodes.get('1.2')?.goal.title).toBe('Otherwise');
  expect(after.wholes.get('1.2')?.title).toBe('Otherwise');
  expect(after.goals[0]).toBe(before.goals[0]);
});

it('keeps the whole goals in the one object that is watched', async () => {
  const before = examplePlanGoals(PLAN);
  const after = await mergeGoals(before, { changed: [goal('3')], removed: ['2'] });
  expect(after.wholes).toBe(before.wholes);
});

it('filters and counts by what a goal is now', async () => {
  const was = goal('1.2');
  const before = examplePlanGoals(PLAN);
  const changed = { ...was, figures: { ...was.figures, status: 'critical' as const } };
  const after = await mergeGoals(before, { changed: [changed], removed: [] });
  expect(after.filterables[1]?.status).toBe('critical');
  expect(before.filterables[1]?.status).toBe('no_figures');
});

it('lets goals go', async () => {
  const after = await mergeGoals(examplePlanGoals(PLAN), { changed: [], removed: ['1.10', 'nobody'] });
  expect(after.goals.map(({ id }) => id)).toEqual(['1', '1.2', '2']);
  expect(after.wholes.get('1.10')).toBeNull();
});

it.each([
  ['to another place', goal('2.1', { id: 'm' })],
  ['to the same number below another', goal('1.2', { id: 'm', parentId: '2' })],
])('lets a goal move %s', async (_, moved) => {
  const others = [goal('1'), goal('2')];
  const before = examplePlanGoals([...others, goal('1.2', { id: 'm' })]);
  const after = await mergeGoals(before, { changed: [moved], removed: [] });
  expect(contentOf(after)).toEqual(contentOf(examplePlanGoals([...others, moved])));
});

it('comes to the same as asking for everything again', async () => {
  const numbers = fc.constantFrom('1', '1.1', '1.2', '1.2.1', '2', '2.1');
  const plans = fc.uniqueArray(fc.tuple(numbers, fc.constantFrom('one', 'other')), {
    selector: ([number]) => number,
  });
  await fc.assert(
    fc.asyncProperty(plans, plans, async (old, now) => {
      const goalsOf = (plan: typeof old) => plan.map(([number, title]) => goal(number, { title }));
      const removed = old.map(([number]) => number).filter((number) => !now.some(([other]) => other === number));
      const changed = now.filter(([number, title]) => !old.some((was) => was[0] === number && was[1] === title));
      const merged = await mergeGoals(examplePlanGoals(goalsOf(old)), { changed: goalsOf(changed), removed });
      expect(contentOf(merged)).toEqual(contentOf(examplePlanGoals(goalsOf(now))));
    }),
  );
});
