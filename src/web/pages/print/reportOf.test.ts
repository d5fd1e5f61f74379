import { describe, expect, it } from 'vitest';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { type FilterCriteria, NO_CRITERIA } from '#core/filter/criteria.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleDashboardGoal } from '#testing/web/exampleDashboardGoal.ts';
import { examplePlanGoals } from '#testing/web/examplePlanGoals.ts';
import { listGoals } from '#web/plan/listing/listing.ts';
import { reportOf } from './reportOf.ts';

const objective = { id: 'o', number: '1', name: 'A safe city', description: '' };
const goal = (
  id: string,
  status: 'achieved' | 'on_target' | 'off_target' | 'critical' | 'deferred',
  attainment = 0.5,
) =>
  exampleDashboardGoal({
    id,
    depth: 1,
    number: `1.${id}`,
    parentId: null,
    objective,
    figures: { status, attainment, inFiscalYear: true },
  });

const goals = [
  goal('1', 'achieved'),
  goal('2', 'off_target', 0.8),
  goal('3', 'critical', 0.6),
  goal('4', 'critical', 0.2),
  goal('5', 'deferred'),
];

const context = {
  today: exampleDay('2026-06-15'),
  fiscalStartMonth: 1,
  departmentOfMember: new Map(),
  own: null,
  work: null,
};

function reportOn(all: readonly DashboardGoal[], some: Partial<FilterCriteria> = {}) {
  const prepared = examplePlanGoals(all);
  const criteria = { ...NO_CRITERIA, ...some };
  return reportOf({ prepared, listing: listGoals(prepared, criteria, context), wholes: all });
}

describe('a report', () => {
  it('counts those that are measured, and how many of them are fine', () => {
    const { standing, count } = reportOn(goals);
    expect(standing).toMatchObject({ good: 1, measured: 4, off: 1, critical: 2 });
    expect([count.health?.score, count.goals]).toEqual([37.5, 5]);
  });

  it('counts by top ancestors, and what has none apart, adding up to the whole', () => {
    const alone = exampleDashboardGoal({ id: '9', depth: 1, figures: { status: 'on_target', inFiscalYear: true } });
    const { objectives } = reportOn([...goals, alone]);
    expect(objectives.map(({ id, name, health }) => [id, name, health.measured])).toEqual([
      ['o', 'A safe city', 4],
      [null, '', 1],
    ]);
  });

  it('of some statuses counts these alone', () => {
    const { count, standing } = reportOn(goals, { statuses: ['critical'] });
    expect(count.health, 'no health under a status filter').toBeNull();
    expect(standing).toMatchObject({
      good: 0,
      measured: 2,
      off: 0,
      critical: 2,
    });
  });
});

it('a report of nothing has no health', () => {
  const report = reportOn([]);
  expect([report.count.health?.score, report.objectives]).toEqual([null, []]);
});
