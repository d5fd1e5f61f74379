import { linePath, placesOf } from '#core/chart/path.ts';
import styles from './Courses.module.css';

const BOX = { x: 2, y: 3, width: 44, height: 12 };

/** How a figure went, without axes; decorative, the mark and the last figure say it. */
export function CourseSpark({ values }: { readonly values: readonly number[] }) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const places = placesOf(values, BOX, (value) => (most === least ? 0.5 : (value - least) / (most - least)));
  const end = places.at(-1);
  return (
    <svg aria-hidden="true" focusable="false" width={48} height={18} viewBox="0 0 48 18" className={styles.spark}>
      <path d={linePath(places)} />
      {end !== null && end !== undefined && <circle cx={end.x} cy={end.y} r="2" />}
    </svg>
  );
}
