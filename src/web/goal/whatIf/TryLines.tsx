import { PlotGrid } from '#web/goal/charts/PlotGrid.tsx';
import lineStyles from '#web/goal/charts/PlotLines.module.css';
import { PLOT_BOX } from '#web/goal/charts/plot.ts';
import { BandAreas, LikelyPath } from '#web/goal/outlook/BandLines.tsx';
import type { TryPlot } from './tryPlot.ts';
import styles from './WhatIfChart.module.css';

export function TryLines({
  plot,
  label,
  hasSupposed,
}: {
  readonly plot: TryPlot;
  readonly label: string;
  readonly hasSupposed: boolean;
}) {
  return (
    <PlotGrid lines={plot.lines} label={label} className={styles.lines}>
      <BandAreas paths={plot.bands} />
      <line x1={PLOT_BOX.width} x2={PLOT_BOX.width} y2={PLOT_BOX.height} className={styles.end} />
      <path d={plot.target} className={lineStyles.target} />
      <path d={plot.straight} className={styles.straight} />
      <LikelyPath paths={plot.bands} />
      {hasSupposed && <path d={plot.supposed} className={styles.supposed} />}
      <path d={plot.actual} className={lineStyles.actual} />
    </PlotGrid>
  );
}
