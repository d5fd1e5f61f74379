import { say } from '#web/messages/say.ts';
import styles from './PlotLines.module.css';
import { PLOT_BOX, type Plot } from './plot.ts';

/** Grid lines, targets dotted, actuals solid, projection dashed: told apart without colour. Stretches to its box. */
export function PlotLines({ plot, label }: { readonly plot: Plot; readonly label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${PLOT_BOX.width} ${PLOT_BOX.height}`}
      preserveAspectRatio="none"
      className={styles.lines}
    >
      {/* Shown by a browser that does not know what an svg is (specification, section 8). */}
      {say.chart.noSvg}
      {plot.lines.map(({ top }, index) => (
        <line
          key={top}
          x2={PLOT_BOX.width}
          y1={top * 10}
          y2={top * 10}
          className={index === 0 ? styles.base : styles.grid}
        />
      ))}
      <path d={plot.target} className={styles.target} />
      <path d={plot.projection} className={styles.projection} />
      <path d={plot.actual} className={styles.actual} />
    </svg>
  );
}
