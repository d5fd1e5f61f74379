import { describe, expect, it } from 'vitest';
import { NO_GOAL_HAS_WORK } from '#core/filter/workChoice.ts';
import { exampleDay as day } from '#testing/core/exampleDay.ts';
import { exampleInitiative, exampleMilestone } from '#testing/core/exampleWork.ts';
import type { Initiative, Milestone } from './work.ts';
import { workOfGoals } from './workOfGoals.ts';

const TODAY = day('2026-11-28');
const PAST = day('2026-11-27');

type Case = readonly [
  says: string,
  initiatives: readonly Partial<Initiative>[],
  milestones: readonly Partial<Milestone>[],
  choices: readonly string[],
];

describe('the work of a goal', () => {
  it.each<Case>([
    ['is none where nothing is for it', [{ goalIds: ['other'] }], [{ goalId: 'other' }], ['none']],
    ['is open with an initiative', [{}], [], ['open']],
    ['is open with an initiative that ends today', [{ end: TODAY }], [], ['open']],
    ['is late with an initiative that should have ended', [{ end: PAST }], [], ['late', 'open']],
    ['is neither once its initiative is done, late as it was', [{ end: PAST, state: 'done' }], [], []],
    ['is open with a milestone of its own', [], [{ goalId: 'g', due: TODAY }], ['open']],
    ['is late with a milestone of its own that was due', [], [{ goalId: 'g', due: PAST }], ['late', 'open']],
    ['is neither once its milestone is done', [], [{ goalId: 'g', due: PAST, doneOn: PAST }], []],
    ['is late with a milestone of its initiative', [{}], [{ initiativeId: 'i0', due: PAST }], ['late', 'open']],
    ['is not late by a milestone of one that is over', [{ state: 'dropped' }], [{ initiativeId: 'i0', due: PAST }], []],
    ['is the worst of all', [{ end: PAST }, {}, { state: 'done' }], [{ goalId: 'g', doneOn: PAST }], ['late', 'open']],
  ])('%s', (_, initiatives, milestones, choices) => {
    const work = {
      initiatives: initiatives.map((each, at) => exampleInitiative({ id: `i${at}`, goalIds: ['g'], ...each })),
      milestones: milestones.map((each, at) => exampleMilestone({ id: `m${at}`, ...each })),
    };
    expect(workOfGoals(work, TODAY)('g')).toEqual(choices);
  });

  it('is none in a plan without any', () => {
    expect(NO_GOAL_HAS_WORK('g')).toEqual(['none']);
  });
});
