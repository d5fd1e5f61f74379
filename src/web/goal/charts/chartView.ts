import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';

/** What a view shown in place of the year's chart is given. */
export type ChartViewProps = {
  readonly goal: DashboardGoal;
  /** Its figures as a table instead of a chart. */
  readonly isTable: boolean;
};
