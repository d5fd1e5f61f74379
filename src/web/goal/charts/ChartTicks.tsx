import styles from './LargeChart.module.css';

export type ChartTick = { readonly key: number; readonly left: number; readonly text: string };

/** The times beneath a large chart; `left` in percent of its width. */
export function ChartTicks({ ticks }: { readonly ticks: readonly ChartTick[] }) {
  return (
    <div aria-hidden="true" className={styles.ticks}>
      {ticks.map(({ key, left, text }) => (
        <span key={key} style={{ left: `${left}%` }}>
          {text}
        </span>
      ))}
    </div>
  );
}

/** Of points that lie evenly: each that has a tick, with its text. */
export function evenTicks<Point extends { readonly start: number }>(
  points: readonly Point[],
  indexes: readonly number[],
  textOf: (point: Point) => string,
): ChartTick[] {
  return indexes.flatMap((index) => {
    const point = points[index];
    return point === undefined ? [] : [{ key: point.start, left: across(index, points.length), text: textOf(point) }];
  });
}

/** How far across a chart a point lies, of so many that lie evenly; percent. */
export function across(index: number, count: number): number {
  return count > 1 ? (index / (count - 1)) * 100 : 50;
}
