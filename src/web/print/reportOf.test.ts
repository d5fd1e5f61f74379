import { describe, expect, it } from 'vitest';
import { exampleDashboardGoal } from '#web/dashboard/exampleDashboardGoal.ts';
import { examplePlanGoals } from '#web/goals/examplePlanGoals.ts';
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

describe('a report', () => {
  const report = reportOf(goals, examplePlanGoals(goals));

  it('counts those that are measured, and how many of them are fine', () => {
    expect(report.standing).toEqual({ good: 1, measured: 4, off: 1, critical: 2 });
    expect(report.health.score).toBe(37.5);
  });

  it('names what needs attention, the worst first', () => {
    expect(report.attention.map(({ id }) => id)).toEqual(['4', '3', '2']);
  });

  it('groups by top ancestors, and what has none apart', () => {
    const alone = exampleDashboardGoal({ id: '9', depth: 1, figures: { status: 'on_target' } });
    const all = [...goals, alone];
    const { objectives } = reportOf(all, examplePlanGoals(all));
    expect(objectives.map(({ id, health }) => [id, health.measured])).toEqual([
      ['o', 4],
      [null, 1],
    ]);
  });
});

it('a report of nothing has no health', () => {
  const report = reportOf([], examplePlanGoals([]));
  expect([report.health.score, report.attention, report.objectives]).toEqual([null, [], []]);
});
