import type { ValueUnit } from '#core/format/number.ts';
import { formatAxisValue, formatFullValue } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/outlook.ts';
import { roughly } from '#web/goal/charts/roughly.ts';
import { stackedTops } from '#web/goal/charts/stackedTops.ts';
import styles from './OutlookChart.module.css';
import type { OutlookPlot } from './outlookPlot.ts';
import type { OutlookPoint } from './outlookPoints.ts';

/** As `--least-plot` of OutlookChart.tsx. */
const SMALLEST_PLOT = 64;

export function OutlookEnds({
  plot,
  points,
  unit,
}: {
  readonly plot: OutlookPlot;
  readonly points: readonly OutlookPoint[];
  readonly unit: ValueUnit;
}) {
  const end = points.at(-1);
  const band = end?.band ?? null;
  const value = (estimate: number) => shortValue(roughly(estimate), unit);
  const labels = [
    ...(band === null ? [] : [{ kind: 'edge', at: band.high80, text: value(band.high80) }]),
    ...(end?.target == null
      ? []
      : [{ kind: 'target', at: end.target, text: say.ends.target(shortValue(end.target, unit)) }]),
    ...(band === null
      ? []
      : [
          { kind: 'likely', at: band.expected, text: say.ends.likely(value(band.expected)) },
          { kind: 'edge', at: band.low80, text: value(band.low80) },
        ]),
    ...(end?.estimate == null
      ? []
      : [{ kind: 'straight', at: end.estimate, text: say.ends.straight(value(end.estimate)) }]),
  ];
  const tops = stackedTops(
    labels.map(({ at }) => plot.topOf(at)),
    SMALLEST_PLOT,
  );
  return (
    <div aria-hidden="true" className={styles.ends}>
      {band !== null && <i style={{ top: `${plot.topOf(band.expected)}%` }} />}
      {labels.map(({ kind, at, text }, index) => (
        <span key={`${kind}${at}`} data-kind={kind} style={{ top: tops[index] }}>
          {text}
        </span>
      ))}
    </div>
  );
}

/** Longer values are abbreviated with two decimals: with one they would all be alike. */
const WHOLE_UP_TO = 7;

function shortValue(value: number, unit: ValueUnit): string {
  const whole = formatFullValue(value, { ...unit, unit: '' });
  return whole.length <= WHOLE_UP_TO ? whole : formatAxisValue(value, unit, 2);
}
