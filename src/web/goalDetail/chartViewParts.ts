import type { ReactNode } from 'react';
import { CHART_VIEWS, type ChartView } from '#core/chart/toggles.ts';
import type { Plan } from '#core/plan/plan.ts';
import type { ChartViewProps } from '#web/charts/chartView.ts';
import { late } from '#web/failure/late.tsx';

/** What is shown in the place of the year's chart. */
export const CHART_VIEW_PARTS: Readonly<Record<ChartView, (props: ChartViewProps) => ReactNode>> = {
  outlook: late(() => import('#web/outlook/OutlookView.tsx')),
  signal: late(() => import('#web/signal/SignalView.tsx')),
};

/** The views a plan has beside the year. */
export function chartViewsOf({ isOutlookOff }: Pick<Plan, 'isOutlookOff'>): readonly ChartView[] {
  return CHART_VIEWS.filter((view) => view !== 'outlook' || !isOutlookOff);
}
