import type { ValueUnit } from '#core/format/number.ts';
import { stackedTops } from '#web/goal/charts/stackedTops.ts';
import { endLabelsOf } from './endLabels.ts';
import styles from './SignalChart.module.css';
import type { SignalPlot } from './signalPlot.ts';

/** As `--least-plot` of SignalChart.module.css. */
const SMALLEST_PLOT = 56;

export function SignalEnds({ plot, unit }: { readonly plot: SignalPlot; readonly unit: ValueUnit }) {
  const labels = endLabelsOf(plot, unit);
  const tops = stackedTops(
    labels.map(({ top }) => top),
    SMALLEST_PLOT,
  );
  const longest = Math.max(0, ...labels.map(({ text }) => text.length));
  return (
    <div aria-hidden="true" className={styles.ends} style={{ inlineSize: `calc(16px + ${longest * 0.92}ch)` }}>
      {labels.map(({ line, text }, index) => (
        <span key={line} data-kind={KIND[line]} style={{ top: tops[index] }}>
          {text}
        </span>
      ))}
    </div>
  );
}

const KIND = { upper: 'limit', mean: 'mean', lower: 'limit', target: 'target' } as const;
