import type { ChartView } from '#core/chart/toggles.ts';
import { say } from '#web/base/messages/say/largeChart.ts';
import { Segmented } from '#web/base/ui/Segmented.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { chartViewsOf } from './chartViewParts.ts';

export function ChartViewSwitch({
  chosen,
  onChoose,
}: {
  readonly chosen: ChartView | null;
  readonly onChoose: (view: ChartView | null) => void;
}) {
  const { plan } = usePlan();
  return (
    <Segmented<ChartView | 'year'>
      label={say.views}
      size="small"
      options={(['year', ...chartViewsOf(plan)] as const).map((value) => ({ value, label: say.view[value] }))}
      chosen={chosen ?? 'year'}
      onChoose={(view) => onChoose(view === 'year' ? null : view)}
    />
  );
}
