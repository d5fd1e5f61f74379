import type { ValueUnit } from '#core/format/number.ts';
import { formatCardValue, formatFullValue } from '#web/base/messages/formats.ts';
import { useWholeText } from '#web/base/ui/useWholeText.ts';
import styles from './FarTarget.module.css';
import type { LongPlot } from './longPlot.ts';

export function FarTarget({ plot: { gap, mark }, unit }: { readonly plot: LongPlot; readonly unit: ValueUnit }) {
  const tip = useWholeText(mark === null ? '' : formatFullValue(mark.value, unit), { alignment: 'end' });
  return (
    <>
      {gap !== null && (
        <span aria-hidden="true" className={styles.gap} style={{ left: `${gap.from}%`, right: `${100 - gap.to}%` }} />
      )}
      {mark !== null && (
        <span
          aria-hidden="true"
          className={styles.mark}
          data-side={mark.top < 50 ? 'below' : 'above'}
          data-end={mark.left > 80}
          style={{ left: `${mark.left}%`, top: `${mark.top}%` }}
        >
          <b {...tip}>{formatCardValue(mark.value, unit)}</b>
        </span>
      )}
    </>
  );
}
