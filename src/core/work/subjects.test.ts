import { expect, it } from 'vitest';
import { exampleDecision, exampleInitiative, exampleMilestone } from '#testing/core/exampleWork.ts';
import { initiativesById, subjectsOfDecision, subjectsOfInitiative, subjectsOfMilestone } from './subjects.ts';

const OF_GOAL = { memberId: 'mary', departmentId: 'works', contributorIds: ['sam'] };
const ofGoal = (id: string) => (id === 'g1' ? OF_GOAL : null);
const initiative = exampleInitiative({ id: 'i1', ownerId: 'joel', departmentId: 'water', goalIds: ['g1', 'gone'] });
const initiatives = initiativesById({ initiatives: [initiative, exampleInitiative({ id: 'i2', ownerId: 'other' })] });
const OF_INITIATIVE = [{ memberId: 'joel', departmentId: 'water' }, OF_GOAL];

it('an initiative is its owner’s, its department’s and theirs whose goals it serves', () => {
  expect(subjectsOfInitiative(initiative, ofGoal)).toEqual(OF_INITIATIVE);
});

it('a milestone is its owner’s and theirs whose initiative it is of', () => {
  const milestone = exampleMilestone({ id: 'm1', ownerId: 'grace', initiativeId: 'i1' });
  expect(subjectsOfMilestone(milestone, initiatives, ofGoal)).toEqual([
    { memberId: 'grace', departmentId: null },
    ...OF_INITIATIVE,
  ]);
});

it('a milestone of a goal is theirs whose goal it is', () => {
  const milestone = exampleMilestone({ id: 'm1', goalId: 'g1' });
  expect(subjectsOfMilestone(milestone, initiatives, ofGoal)).toEqual([
    { memberId: null, departmentId: null },
    OF_GOAL,
  ]);
});

it('a decision is theirs who noted it, and whose goals and initiatives it is about', () => {
  const decision = exampleDecision({ id: 'd1', memberId: 'helen', goalIds: ['g1'], initiativeIds: ['i1', 'gone'] });
  expect(subjectsOfDecision(decision, initiatives, ofGoal)).toEqual([
    { memberId: 'helen', departmentId: null },
    OF_GOAL,
    ...OF_INITIATIVE,
  ]);
});
