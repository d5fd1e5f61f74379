import { say as chartWords } from '#web/base/messages/say/largeChart.ts';
import { say } from '#web/base/messages/say.ts';
import type { Plot } from './plot.ts';

export function Legend({ plot }: { readonly plot: Plot }) {
  return (
    <>
      {plot.actual !== '' && <span data-line="actual">{say.chart.actual}</span>}
      {plot.target !== '' && <span data-line="target">{say.chart.target}</span>}
      {plot.projection !== '' && <span data-line="projection">{chartWords.projection}</span>}
    </>
  );
}
