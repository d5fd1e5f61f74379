import { expect, it } from 'vitest';
import { exampleInitiative, exampleMilestone } from '#testing/web/exampleWork.ts';
import { lateWorkByGoal, lateWorkFor, lateWorkText } from './lateWork.ts';

const textsOf = (work: Parameters<typeof lateWorkByGoal>[0]) =>
  Object.fromEntries([...lateWorkByGoal(work)].map(([goalId, late]) => [goalId, lateWorkText(late)]));

it('the latest work of a goal is named, and how many others are late', () => {
  const initiatives = [exampleInitiative('Pave', { days_late: 3 }), exampleInitiative('Plan')];
  const milestones = [
    exampleMilestone('Council says yes', '2026-01-01', { days_late: 9 }),
    exampleMilestone('Bridge open', '2026-06-01'),
  ];
  expect(textsOf({ initiatives, milestones })).toEqual({ g: 'Council says yes: 9 days late, and 1 more late' });
  expect(textsOf({ initiatives, milestones: [] })).toEqual({ g: 'Pave: 3 days late' });
});

it('a late milestone of an initiative is late for each of its goals', () => {
  const initiatives = [exampleInitiative('i', { goal_ids: ['g', 'h'] })];
  const milestones = [exampleMilestone('m', '2026-01-01', { goal_id: null, initiative_id: 'i', days_late: 1 })];
  expect(textsOf({ initiatives, milestones })).toEqual({ g: 'm: 1 day late', h: 'm: 1 day late' });
});

it.each(['done', 'dropped'] as const)('milestones of an initiative that is %s are not late', (state) => {
  const initiatives = [exampleInitiative('i', { state })];
  const milestones = [exampleMilestone('m', '2026-01-01', { goal_id: null, initiative_id: 'i', days_late: 1 })];
  expect(textsOf({ initiatives, milestones })).toEqual({});
});

it('work for several goals is late once, and what is for other goals is left out', () => {
  const initiatives = [
    exampleInitiative('Pave', { goal_ids: ['g', 'h'], days_late: 89 }),
    exampleInitiative('Other', { goal_ids: ['x'], days_late: 99 }),
  ];
  const late = lateWorkFor({ initiatives, milestones: [] }, [{ id: 'g' }, { id: 'h' }]);
  expect(lateWorkText(late)).toBe('Pave: 89 days late');
  expect(lateWorkFor({ initiatives, milestones: [] }, [])).toEqual([]);
});
