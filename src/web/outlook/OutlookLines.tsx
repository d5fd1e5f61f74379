import lineStyles from '#web/charts/PlotLines.module.css';
import { PLOT_BOX } from '#web/charts/plot.ts';
import { say as outlookWords } from '#web/messages/outlook/say.ts';
import { say } from '#web/messages/say.ts';
import { BandAreas, LikelyPath } from './BandLines.tsx';
import styles from './OutlookChart.module.css';
import type { OutlookPlot } from './outlookPlot.ts';

/** Grid, bands, targets dotted, actuals solid, what is likely thin, the straight line dashed and quiet. */
export function OutlookLines({ plot, label }: { readonly plot: OutlookPlot; readonly label: string }) {
  return (
    <>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${PLOT_BOX.width} ${PLOT_BOX.height}`}
        preserveAspectRatio="none"
        className={`${lineStyles.lines} ${styles.lines}`}
      >
        {say.chart.noSvg}
        {plot.lines.map(({ top }, index) => (
          <line
            key={top}
            x2={PLOT_BOX.width}
            y1={top * 10}
            y2={top * 10}
            className={index === 0 ? lineStyles.base : lineStyles.grid}
          />
        ))}
        <BandAreas paths={plot} />
        <path d={plot.target} className={lineStyles.target} />
        <path d={plot.straight} className={styles.straightLine} />
        <LikelyPath paths={plot} />
        <path d={plot.actual} className={lineStyles.actual} />
      </svg>
      {plot.bandLabels.map(({ band, top }) => (
        <span key={band} aria-hidden="true" className={styles.bandLabel} style={{ top: `${top}%` }}>
          {outlookWords.bands[band]}
        </span>
      ))}
    </>
  );
}
