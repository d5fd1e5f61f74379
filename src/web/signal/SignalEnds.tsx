import type { ValueUnit } from '#core/format/number.ts';
import { roughly } from '#web/charts/roughly.ts';
import { groupLabels, type SpreadLabel } from '#web/charts/spreadLabels.ts';
import { formatFullValue } from '#web/messages/formats.ts';
import { say } from '#web/messages/signal/say.ts';
import styles from './SignalChart.module.css';
import type { SignalPlot } from './signalPlot.ts';

/** Between the middles of two labels: px, and in percent of a low plot. */
const LABEL_DISTANCE = { px: 14, percent: 16 };

/** What mean, limits and target come to, beside the chart. */
export function SignalEnds({ plot, unit }: { readonly plot: SignalPlot; readonly unit: ValueUnit }) {
  const latest = plot.stretches.find(({ isLatest }) => isLatest);
  const value = (number: number) => formatFullValue(number, unit);
  const labels = [
    ...(latest === undefined
      ? []
      : [
          { name: 'upper', kind: 'limit', text: say.limit(value(roughly(latest.limits.upper))), top: latest.upper },
          { name: 'mean', kind: 'mean', text: say.mean(value(roughly(latest.limits.mean))), top: latest.mean },
          { name: 'lower', kind: 'limit', text: say.limit(value(roughly(latest.limits.lower))), top: latest.lower },
        ]),
    ...(plot.lastTarget === null
      ? []
      : [{ name: 'target', kind: 'target', text: say.target(value(plot.lastTarget.value)), top: plot.lastTarget.top }]),
  ];
  const places = groupLabels(
    labels.map(({ top }) => top),
    LABEL_DISTANCE.percent,
  );
  const longest = Math.max(0, ...labels.map(({ text }) => text.length));
  return (
    <div aria-hidden="true" className={styles.ends} style={{ inlineSize: `calc(16px + ${longest * 0.92}ch)` }}>
      {labels.map(({ name, kind, text }, index) => (
        <span key={name} data-kind={kind} style={{ top: topOf(places[index]) }}>
          {text}
        </span>
      ))}
    </div>
  );
}

function topOf(place: SpreadLabel | undefined): string {
  return place === undefined ? '0' : `calc(${place.middle}% + ${place.below * LABEL_DISTANCE.px}px)`;
}
