import type { ReactNode } from 'react';
import { CHART_VIEWS, type ChartView } from '#core/chart/toggles.ts';
import type { Plan } from '#core/plan/plan.ts';
import { late } from '#web/base/failure/late.tsx';
import type { ChartViewProps } from '#web/goal/charts/chartView.ts';

export const CHART_VIEW_PARTS: Readonly<Record<ChartView, (props: ChartViewProps) => ReactNode>> = {
  complete: late(() => import('./CompleteView.tsx')),
  outlook: late(() => import('#web/goal/outlook/OutlookView.tsx')),
  signal: late(() => import('#web/goal/signal/SignalView.tsx')),
};

export function chartViewsOf({ isOutlookOff }: Pick<Plan, 'isOutlookOff'>): readonly ChartView[] {
  return CHART_VIEWS.filter((view) => view !== 'outlook' || !isOutlookOff);
}
