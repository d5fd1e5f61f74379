import type { ReactNode } from 'react';
import { say } from '#web/base/messages/say.ts';
import { classes } from '#web/base/ui/classes.ts';
import styles from './PlotLines.module.css';
import { PLOT_BOX, type Plot } from './plot.ts';

export function PlotGrid({
  lines,
  label,
  className,
  children,
}: {
  readonly lines: Plot['lines'];
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
      {/* For browsers without svg (rule 8.1). */}
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
