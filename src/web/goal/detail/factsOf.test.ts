import { expect, it } from 'vitest';
import { DEFAULT_PERSPECTIVE_LABELS } from '#core/plan/perspective.ts';
import type { Plan } from '#core/plan/plan.ts';
import { DEFAULT_THRESHOLDS } from '#core/plan/plan.ts';
import { NO_PLAN_WORDS } from '#core/plan/planWords.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleDashboardGoal } from '#testing/web/exampleDashboardGoal.ts';
import { factsOf } from './factsOf.ts';

const plan: Plan = {
  id: 'plan',
  name: 'Plan',
  company: 'Company',
  fiscalStartMonth: 1,
  fiscalDisplay: 'startYear',
  tiers: 3,
  perspectives: DEFAULT_PERSPECTIVE_LABELS,
  dateFormat: 'M/D/Y',
  currency: '$',
  weekStart: 1,
  timeZone: 'America/New_York',
  thresholds: DEFAULT_THRESHOLDS,
  isArchived: false,
  isOutlookOff: false,
  figuresWait: false,
  redAsksNote: false,
  ...NO_PLAN_WORDS,
  isDemo: false,
  closedUntil: null,
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
  ['Milestones', { figures: { expectedPercent: 50 } }, '2 of 3 reached'],
  ['Milestones', {}, '0 of 3 reached'],
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
