import type { ChartView } from '#core/chart/toggles.ts';
import { usePlan } from '#web/dashboard/PlanContext.ts';
import { say } from '#web/messages/largeChart/say.ts';
import { Segmented } from '#web/ui/Segmented.tsx';
import { chartViewsOf } from './chartViewParts.ts';

/** Year, Outlook, Signal: what the large chart shows; null is the year. */
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
