import { describe, expect, it } from 'vitest';
import type { WireInitiative, WireMilestone } from '#contract/work.ts';
import { exampleShownPlan } from '#testing/web/exampleShownPlan.ts';
import { exampleInitiative, exampleMilestone } from '#testing/web/exampleWork.ts';
import { NO_WORK, type PlanWork } from '#web/plan/work/useWork.ts';
import { workDifferences } from './workDifferences.ts';

const plan = exampleShownPlan();
const told = (before: Partial<PlanWork>, after: Partial<PlanWork>) => {
  const dayOf = (work: Partial<PlanWork>) => ({ goals: [{ id: 'g' }], work: { ...NO_WORK, ...work }, plan });
  return workDifferences({ before: dayOf(before), after: dayOf(after) }).map(
    ({ title, label, before: was, after: is }) => `${title}: ${label} ${was} > ${is}`,
  );
};

describe('between two days an initiative is otherwise', () => {
  it.each<[string, Partial<WireInitiative>, readonly string[]]>([
    ['by its state', { state: 'done' }, ['Pave: State Active > Done']],
    ['by how far it is', { percent_complete: 60 }, ['Pave: Percent complete N/A > 60%']],
    [
      'by its days',
      { start: '2026-03-01', end: '2026-04-01' },
      ['Pave: Start  > Mar 1, 2026', 'Pave: End  > Apr 1, 2026'],
    ],
    ['not by its owner or costs', { owner_id: 'm1', spent: 5 }, []],
  ])('%s', (_, part, expected) => {
    const initiative = exampleInitiative('Pave');
    expect(told({ initiatives: [initiative] }, { initiatives: [{ ...initiative, ...part }] })).toEqual(expected);
  });

  it('by being there on one of the days alone', () => {
    const initiatives = [exampleInitiative('Pave')];
    expect(told({}, { initiatives })).toEqual(['Pave: State not in the plan > Active']);
    expect(told({ initiatives }, {})).toEqual(['Pave: State Active > not in the plan']);
  });
});

it.each<[string, Partial<WireMilestone>, readonly string[]]>([
  ['when it is due', { due: '2026-07-01' }, ['Open: Due Jun 1, 2026 > Jul 1, 2026']],
  ['when it was done', { done_on: '2026-05-30' }, ['Open: Done on  > May 30, 2026']],
  ['not its weight', { weight: 3 }, []],
])('between two days a milestone changes %s', (_, part, expected) => {
  const milestone = exampleMilestone('Open', '2026-06-01');
  expect(told({ milestones: [milestone] }, { milestones: [{ ...milestone, ...part }] })).toEqual(expected);
});

it('work of goals that neither day lists is left out', () => {
  expect(told({}, { initiatives: [exampleInitiative('i', { goal_ids: ['other'] })] })).toEqual([]);
});
