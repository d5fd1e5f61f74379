import { expect, it } from 'vitest';
import type { Plan } from '#core/plan/plan.ts';
import { USUAL_PLAN } from '#core/plan/usualPlan.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleDashboardGoal } from '#testing/web/exampleDashboardGoal.ts';
import { factsInShort, factsOf } from './factsOf.ts';

const plan: Plan = {
  ...USUAL_PLAN,
  id: 'plan',
  name: 'Plan',
  company: 'Company',
  fiscalDisplay: 'startYear',
  tiers: 3,
  timeZone: 'America/New_York',
};

function fact(label: string, goal: Parameters<typeof exampleDashboardGoal>[0]) {
  return factsOf(exampleDashboardGoal(goal), plan).find((each) => each.label === label)?.value;
}

it.each([
  ['Owner', {}, 'Nobody'],
  ['Owner', { ownerLabel: 'Parks' }, 'Parks'],
  ['Function', { aggregation: 'sum', targetDirection: 'down' }, 'Sum, down'],
  ['Perspective', {}, 'None'],
  ['Perspective', { perspective: 'o' }, 'Internal'],
  ['Priority', { priority: 'high', isKpi: true }, 'High, KPI'],
  ['Priority', {}, 'None'],
  ['Start', {}, 'N/A'],
  ['Start', { span: { start: exampleDay('2025-02-01'), end: null } }, '02/01/2025'],
  ['Elapsed', { figures: { expectedPercent: 79 } }, '79% of its time in FY25'],
  ['Elapsed', {}, 'N/A'],
  ['Time milestones', { figures: { expectedPercent: 50 } }, '2 of 3 passed'],
  ['Time milestones', {}, '0 of 3 passed'],
  ['Baseline', { figures: { percentBasis: 'wayFromBaseline', baseline: 21 } }, '21'],
  [
    'Baseline',
    {
      baseline: { value: 21, date: exampleDay('2024-12-31') },
      figures: { percentBasis: 'wayFromBaseline', baseline: 21 },
    },
    '21 on 12/31/2024',
  ],
] as const)('%s of %o is %s', (label, goal, value) => {
  expect(fact(label, goal)).toBe(value);
});

it('dates the last change in the time zone of the plan, not of the reader', () => {
  expect(fact('Updated', { updatedAt: '2025-10-06T03:00:00.000Z' })).toBe('10/05/2025');
});

it.each([
  [{}, ['Nobody', 'Monthly']],
  [{ isKpi: true, priority: 'low' }, ['Nobody', 'Monthly', 'Low priority, KPI']],
  [{ priority: 'normal', perspective: 'o' }, ['Nobody', 'Monthly', 'Internal']],
  [
    { span: { start: exampleDay('2025-02-01'), end: exampleDay('2026-06-30') } },
    ['Nobody', 'Monthly', 'Feb 2025 to Jun 2026'],
  ],
  [{ span: { start: exampleDay('2025-02-01'), end: null } }, ['Nobody', 'Monthly', 'Feb 2025']],
] as const)('in short %o is what is asked first, without what the goal lacks', (goal, texts) => {
  expect(factsInShort(exampleDashboardGoal(goal), plan).map(({ value }) => value)).toEqual(texts);
});
