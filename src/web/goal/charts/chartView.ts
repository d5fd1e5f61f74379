import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';

export type ChartViewProps = {
  readonly goal: DashboardGoal;
  readonly isTable: boolean;
};
