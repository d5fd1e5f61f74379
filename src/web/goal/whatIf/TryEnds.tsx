import { say } from '#web/base/messages/say/whatIf.ts';
import { roughly } from '#web/goal/charts/roughly.ts';
import { stackedTops } from '#web/goal/charts/stackedTops.ts';
import type { TryPlot } from './tryPlot.ts';
import styles from './WhatIfChart.module.css';

/** As `--least-plot` of LargeChart.module.css. */
const SMALLEST_PLOT = 88;

export function TryEnds({
  plot,
  likely,
  supposed,
  textOf,
}: {
  readonly plot: TryPlot;
  readonly likely: number | null;
  readonly supposed: number | null;
  readonly textOf: (value: number) => string;
}) {
  const labels = [
    { kind: 'target', at: plot.ends.target, say: say.target },
    { kind: 'supposed', at: supposed, say: say.supposed },
    { kind: 'straight', at: plot.ends.straight, say: say.straight },
    { kind: 'likely', at: likely === null ? null : roughly(likely), say: say.likely },
  ].flatMap(({ kind, at, say: word }) => (at === null ? [] : [{ kind, at, text: word(textOf(at)) }]));
  const tops = stackedTops(
    labels.map(({ at }) => plot.topOf(at)),
    SMALLEST_PLOT,
  );
  return (
    <div aria-hidden="true" className={styles.ends}>
      {labels.map(({ kind, text }, index) => (
        <span key={kind} data-kind={kind} style={{ top: tops[index] }}>
          {text}
        </span>
      ))}
    </div>
  );
}
