import { say as outlookWords } from '#web/base/messages/say/outlook.ts';
import { PlotGrid } from '#web/goal/charts/PlotGrid.tsx';
import lineStyles from '#web/goal/charts/PlotLines.module.css';
import { BandAreas, LikelyPath } from './BandLines.tsx';
import styles from './OutlookChart.module.css';
import type { OutlookPlot } from './outlookPlot.ts';

export function OutlookLines({ plot, label }: { readonly plot: OutlookPlot; readonly label: string }) {
  return (
    <>
      <PlotGrid lines={plot.lines} label={label} className={styles.lines}>
        <BandAreas paths={plot} />
        <path d={plot.target} className={lineStyles.target} />
        <path d={plot.straight} className={styles.straightLine} />
        <LikelyPath paths={plot} />
        <path d={plot.actual} className={lineStyles.actual} />
      </PlotGrid>
      {plot.bandLabels.map(({ band, top }) => (
        <span key={band} aria-hidden="true" className={styles.bandLabel} style={{ top: `${top}%` }}>
          {outlookWords.bands[band]}
        </span>
      ))}
    </>
  );
}
