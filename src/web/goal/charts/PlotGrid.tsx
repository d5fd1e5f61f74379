import type { ReactNode } from 'react';
import { say } from '#web/base/messages/say.ts';
import { classes } from '#web/base/ui/classes.ts';
import styles from './PlotLines.module.css';
import { PLOT_BOX, type Plot } from './plot.ts';

/** The drawing of a chart: its grid lines, the lowest as its base, and the lines over them. Stretches to its box. */
export function PlotGrid({
  lines,
  label,
  className,
  children,
}: {
  readonly lines: Plot['lines'];
  /** What the chart shows, in a sentence. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${PLOT_BOX.width} ${PLOT_BOX.height}`}
      preserveAspectRatio="none"
      className={classes(styles.lines, className)}
    >
      {/* Shown by a browser that does not know what an svg is (specification, section 8). */}
      {say.chart.noSvg}
      {lines.map(({ top }, index) => (
        <line
          key={top}
          x2={PLOT_BOX.width}
          y1={top * 10}
          y2={top * 10}
          className={index === 0 ? styles.base : styles.grid}
        />
      ))}
      {children}
    </svg>
  );
}
