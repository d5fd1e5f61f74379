import { linePath, placesOf } from '#core/chart/path.ts';
import styles from './Sparkline.module.css';

const BOX = { x: 3, y: 3, width: 50, height: 14 };

/** A line without axes that ends in a dot: how it went, not how much. */
export function Sparkline({ values, label }: { readonly values: readonly (number | null)[]; readonly label: string }) {
  const known = values.filter((value) => value !== null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const last = values.findLastIndex((value) => value !== null);
  const places = placesOf(values.slice(0, last + 1), BOX, (value) =>
    most === least ? 0.5 : (value - least) / (most - least),
  );
  const end = places[last];
  if (end === null || end === undefined) return null;
  return (
    <svg role="img" aria-label={label} viewBox="0 0 56 20" className={styles.line}>
      <path d={linePath(places)} />
      <circle cx={end.x} cy={end.y} r="2" />
    </svg>
  );
}
