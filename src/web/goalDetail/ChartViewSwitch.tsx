import { CHART_VIEWS, type ChartView } from '#core/chart/toggles.ts';
import { say } from '#web/messages/largeChart/say.ts';
import { Segmented } from '#web/ui/Segmented.tsx';
import { CHART_VIEW_PARTS } from './chartViewParts.ts';

/** Year, Outlook, Signal: what the large chart shows; null is the year. */
export function ChartViewSwitch({
  chosen,
  onChoose,
}: {
  readonly chosen: ChartView | null;
  readonly onChoose: (view: ChartView | null) => void;
}) {
  const views = CHART_VIEWS.filter((view) => CHART_VIEW_PARTS[view] !== undefined);
  return (
    <Segmented<ChartView | 'year'>
      label={say.views}
      size="small"
      options={(['year', ...views] as const).map((value) => ({ value, label: say.view[value] }))}
      chosen={chosen ?? 'year'}
      onChoose={(view) => onChoose(view === 'year' ? null : view)}
    />
  );
}
