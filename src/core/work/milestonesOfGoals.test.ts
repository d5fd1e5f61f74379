import { expect, it } from 'vitest';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleInitiative, exampleMilestone } from '#testing/core/exampleWork.ts';
import { changedMilestones, milestonesOfGoals } from './milestonesOfGoals.ts';

const AT = '2026-01-01T00:00:00.000Z';

const idsOf = (...asked: Parameters<typeof milestonesOfGoals>) =>
  Array.from(milestonesOfGoals(...asked), ([goalId, milestones]) => [goalId, milestones.map(({ weight }) => weight)]);

it('a goal is measured by its own milestones and those of initiatives for it, each of these in all its goals', () => {
  const initiatives = [exampleInitiative({ id: 'i', goalIds: ['a', 'b'] })];
  const milestones = [
    exampleMilestone({ id: '1', goalId: 'a', weight: 1 }),
    exampleMilestone({ id: '2', initiativeId: 'i', weight: 2 }),
  ];
  expect(idsOf({ initiatives, milestones })).toEqual([
    ['a', [1, 2]],
    ['b', [2]],
  ]);
});

it('what is archived, or of an initiative that is archived or dropped, does not count', () => {
  const initiatives = [
    exampleInitiative({ id: 'i', goalIds: ['a'], archivedAt: AT }),
    exampleInitiative({ id: 'j', goalIds: ['a'], state: 'dropped' }),
    exampleInitiative({ id: 'k', goalIds: ['a'], state: 'done' }),
  ];
  const milestones = [
    exampleMilestone({ id: '1', goalId: 'a', archivedAt: AT }),
    exampleMilestone({ id: '2', initiativeId: 'i' }),
    exampleMilestone({ id: '3', initiativeId: 'j' }),
    exampleMilestone({ id: '5' }),
    exampleMilestone({ id: '4', initiativeId: 'k', weight: 4 }),
  ];
  expect(idsOf({ initiatives, milestones })).toEqual([['a', [4]]]);
});

it('goals whose milestones have other titles, days or weights, or are more or fewer, are measured otherwise', () => {
  const milestone = exampleMilestone({ id: '1' });
  const renamed = { ...milestone, title: 'Another' };
  const later = { ...milestone, due: exampleDay('2026-12-01') };
  const before = new Map(['same', 'renamed', 'later', 'more', 'fewer'].map((id) => [id, [milestone]]));
  const after = new Map([
    ['same', [{ ...milestone }]],
    ['renamed', [renamed]],
    ['later', [later]],
    ['more', [milestone, milestone]],
    ['fewer', []],
    ['new', [milestone]],
  ]);
  expect(changedMilestones(before, before).size).toBe(0);
  expect([...changedMilestones(before, after).keys()]).toEqual(['renamed', 'later', 'more', 'fewer', 'new']);
});
