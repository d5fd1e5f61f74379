import type { ValueUnit } from '#core/format/number.ts';
import { groupLabels, type SpreadLabel } from '#web/goal/charts/spreadLabels.ts';
import { endLabelsOf } from './endLabels.ts';
import styles from './SignalChart.module.css';
import type { SignalPlot } from './signalPlot.ts';

const LABEL_DISTANCE = { px: 14, percent: 16 };

export function SignalEnds({ plot, unit }: { readonly plot: SignalPlot; readonly unit: ValueUnit }) {
  const labels = endLabelsOf(plot, unit);
  const places = groupLabels(
    labels.map(({ top }) => top),
    LABEL_DISTANCE.percent,
  );
  const longest = Math.max(0, ...labels.map(({ text }) => text.length));
  return (
    <div aria-hidden="true" className={styles.ends} style={{ inlineSize: `calc(16px + ${longest * 0.92}ch)` }}>
      {labels.map(({ line, text }, index) => (
        <span key={line} data-kind={KIND[line]} style={{ top: topOf(places[index]) }}>
          {text}
        </span>
      ))}
    </div>
  );
}

const KIND = { upper: 'limit', mean: 'mean', lower: 'limit', target: 'target' } as const;

function topOf(place: SpreadLabel | undefined): string {
  return place === undefined ? '0' : `calc(${place.middle}% + ${place.below * LABEL_DISTANCE.px}px)`;
}
