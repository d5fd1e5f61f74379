import type { ReactNode } from 'react';
import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import { CHART_VIEWS, type ChartView, type LargeChartChoice } from '#core/chart/toggles.ts';
import { late } from '#web/failure/late.tsx';

export type ChartViewProps = {
  readonly goal: DashboardGoal;
  /** Its figures as a table instead of a chart. */
  readonly isTable: boolean;
};

/** What is shown in the place of the year's chart; a view without a part has no button. */
export const CHART_VIEW_PARTS: Readonly<Partial<Record<ChartView, (props: ChartViewProps) => ReactNode>>> = {
  outlook: late(() => import('#web/outlook/OutlookView.tsx')),
  signal: late(() => import('#web/signal/SignalView.tsx')),
};

export function isChartView(choice: LargeChartChoice | null): choice is ChartView {
  return CHART_VIEWS.some((view) => view === choice);
}
