import type { ChartView } from '#core/chart/toggles.ts';
import { say } from '#web/base/messages/say/largeChart.ts';
import { Segmented } from '#web/base/ui/Segmented.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { chartViewsOf } from './chartViewParts.ts';

type SwitchedView = Exclude<ChartView, 'complete'>;

export function ChartViewSwitch({
  chosen,
  onChoose,
}: {
  readonly chosen: ChartView | null;
  readonly onChoose: (view: ChartView | null) => void;
}) {
  const { plan } = usePlan();
  const views = chartViewsOf(plan).filter((view): view is SwitchedView => view !== 'complete');
  return (
    <Segmented<SwitchedView | 'year'>
      label={say.views}
      size="small"
      options={(['year', ...views] as const).map((value) => ({ value, label: say.view[value] }))}
      chosen={chosen === null || chosen === 'complete' ? 'year' : chosen}
      onChoose={(view) => onChoose(view === 'year' ? null : view)}
    />
  );
}
