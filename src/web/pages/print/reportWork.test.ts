import { describe, expect, it } from 'vitest';
import type { WireDecision } from '#contract/work.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleInitiative, exampleMilestone } from '#testing/web/exampleWork.ts';
import { NO_WORK } from '#web/plan/work/useWork.ts';
import { reportWork } from './reportWork.ts';

const asked = { goalIds: new Set(['g']), year: 2026, startMonth: 7, today: exampleDay('2026-11-20') } as const;
const decision = (id: string, decided: string): WireDecision => ({
  id,
  archived: 0,
  may_edit: 0,
  day: decided,
  text: id,
  who: 'Council',
  goal_ids: ['g'],
  initiative_ids: [],
});

it('a report names open initiatives of its goals, the latest first, and counts those that are over', () => {
  const initiatives = [
    exampleInitiative('soon', { end: '2026-12-01' }),
    exampleInitiative('late', { end: '2026-11-01', days_late: 19 }),
    exampleInitiative('done', { state: 'done', end: '2026-10-01' }),
    exampleInitiative('dropped', { state: 'dropped' }),
    exampleInitiative('elsewhere', { goal_ids: ['other'] }),
  ];
  const reported = reportWork({ ...NO_WORK, initiatives }, asked);
  expect(reported?.initiatives.map(({ id }) => id)).toEqual(['late', 'soon']);
  expect(reported?.counts.initiatives).toEqual({ total: 4, done: 1, dropped: 1, late: 1 });
});

it('a report names milestones that are late or due within 30 days, of initiatives for its goals too', () => {
  const milestones = [
    exampleMilestone('late', '2026-11-01', { days_late: 19 }),
    exampleMilestone('on the 30th day', '2026-12-20', { goal_id: null, initiative_id: 'i' }),
    exampleMilestone('on the 31st day', '2026-12-21'),
    exampleMilestone('done', '2026-11-02', { done_on: '2026-11-02' }),
    exampleMilestone('elsewhere', '2026-11-03', { goal_id: 'other' }),
  ];
  const reported = reportWork({ ...NO_WORK, initiatives: [exampleInitiative('i')], milestones }, asked);
  expect(reported?.milestones.map(({ id }) => id)).toEqual(['late', 'on the 30th day']);
  expect(reported?.counts.milestones).toEqual({ total: 4, done: 1, late: 1 });
});

describe('a report names decisions', () => {
  const decisions = [
    decision('before', '2026-06-30'),
    decision('first', '2026-07-01'),
    decision('today', '2026-11-20'),
    decision('tomorrow', '2026-11-21'),
  ];
  it.each([
    ['of its fiscal year up to today, the newest first', 2026, ['today', 'first']],
    ['of the whole plan up to today', 'ALL', ['today', 'first', 'before']],
    ['of no other year', 2024, undefined],
  ] as const)('%s', (_, year, named) => {
    const reported = reportWork({ ...NO_WORK, decisions }, { ...asked, year });
    expect(reported?.decisions.map(({ id }) => id)).toEqual(named);
  });
});

it('there is nothing to report where none of its goals has work', () => {
  const initiatives = [exampleInitiative('elsewhere', { goal_ids: ['other'] })];
  expect(reportWork({ ...NO_WORK, initiatives }, asked)).toBeNull();
});
