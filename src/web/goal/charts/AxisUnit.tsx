import type { ValueUnit } from '#core/format/number.ts';
import styles from './LargeChart.module.css';

/** What the values of an axis count, before the legend; percent and money show it with each value. */
export function AxisUnit({ unit: { valueType, unit } }: { readonly unit: ValueUnit }) {
  return (
    valueType === 'number' &&
    unit !== '' && (
      <em className={styles.unit} dir="auto">
        {unit}
      </em>
    )
  );
}
