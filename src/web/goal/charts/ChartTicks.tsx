import styles from './LargeChart.module.css';

export type ChartTick = { readonly key: number; readonly left: number; readonly text: string };

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

export function across(index: number, count: number): number {
  return count > 1 ? (index / (count - 1)) * 100 : 50;
}
