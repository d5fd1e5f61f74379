import { PlotGrid } from './PlotGrid.tsx';
import styles from './PlotLines.module.css';
import type { Plot } from './plot.ts';

/** Targets dotted, actuals solid, projection dashed: distinguishable without colour. */
export function PlotLines({ plot, label }: { readonly plot: Plot; readonly label: string }) {
  return (
    <PlotGrid lines={plot.lines} label={label}>
      <path d={plot.target} className={styles.target} />
      <path d={plot.projection} className={plot.likely === '' ? styles.projection : styles.straight} />
      <path d={plot.likely} className={styles.projection} />
      <path d={plot.actual} className={styles.actual} />
    </PlotGrid>
  );
}
