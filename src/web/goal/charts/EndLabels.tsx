import type { ReactNode } from 'react';
import type { ChartPoint } from '#core/chart/progression.ts';
import type { ValueUnit } from '#core/format/number.ts';
import { formatCardValue, formatFullValue } from '#web/base/messages/formats.ts';
import { say as words } from '#web/base/messages/say/outlook.ts';
import { useWholeText } from '#web/base/ui/useWholeText.ts';
import styles from './LargeChart.module.css';
import type { Plot, Values } from './plot.ts';
import { roughly } from './roughly.ts';
import { stackedTops } from './stackedTops.ts';

/** As `--least-plot` of LargeChart.module.css. */
const SMALLEST_PLOT = 88;

const LABEL_GAP = 10;

export function EndLabels({
  plot,
  points,
  unit,
  likely = [],
}: {
  plot: Plot;
  points: readonly ChartPoint[];
  unit: ValueUnit;
  likely?: Values;
}) {
  const expected = likely.findLast((value) => value !== null) ?? null;
  const estimate = points.findLast((point) => point.estimate !== null)?.estimate ?? null;
  const target = points.findLast((point) => point.target !== null)?.target ?? null;
  const labels = [
    { kind: 'likely', value: expected === null ? null : roughly(expected), place: plot.lastLikely },
    { kind: 'projection', value: estimate === null ? null : roughly(estimate), place: plot.lastEstimate },
    { kind: 'target', value: target, place: plot.lastTarget },
  ].flatMap(({ kind, value, place }) => {
    // The end of a line that stops early is not near the edge.
    if (value === null || place === null || place.left < 99) return [];
    return [{ kind, value, top: place.top }];
  });
  const tops = stackedTops(
    labels.map(({ top }) => top),
    SMALLEST_PLOT,
  );
  const texts = labels.map(({ kind, value }) => named(kind, formatCardValue(value, unit), expected !== null));
  const longest = Math.max(0, ...texts.map(({ length }) => length));
  return (
    <div aria-hidden="true" className={styles.ends} style={{ inlineSize: `calc(${LABEL_GAP}px + ${longest}ch)` }}>
      {labels.map(({ kind, value }, index) => (
        <EndLabel key={kind} top={tops[index] ?? '0'} whole={formatFullValue(value, unit)}>
          {texts[index]}
        </EndLabel>
      ))}
    </div>
  );
}

/** Where two lines lead on from the last actual, each is named. */
function named(kind: string, value: string, areTwo: boolean): string {
  if (kind === 'likely') return words.ends.likely(value);
  return kind === 'projection' && areTwo ? words.ends.straight(value) : value;
}

function EndLabel({ top, whole, children }: { top: string; whole: string; children: ReactNode }) {
  const tip = useWholeText(whole, { alignment: 'end' });
  return (
    <span style={{ top }} {...tip}>
      {children}
    </span>
  );
}
