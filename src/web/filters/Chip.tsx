import { say } from '#web/messages/say.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { isCutOff, useTip } from '#web/ui/useTip.ts';
import styles from './Chip.module.css';

/** An active filter and its values; its cross clears it. */
export function Chip({
  kind,
  values,
  onRemove,
}: {
  readonly kind: string;
  readonly values: string;
  readonly onRemove: () => void;
}) {
  const tip = useTip((anchor) => (isCutOff(anchor) ? values : null));
  return (
    <span className={styles.chip}>
      <span {...tip}>
        {kind}: <b>{values}</b>
      </span>
      <button type="button" className={styles.remove} aria-label={say.filter.remove(kind)} onClick={onRemove}>
        <Icon name="close" size={12} />
      </button>
    </span>
  );
}

/** A filter that is not set yet; opens its control. */
export function SuggestedChip({ kind, onAdd }: { readonly kind: string; readonly onAdd: () => void }) {
  return (
    <button type="button" className={styles.suggested} onClick={onAdd}>
      <Icon name="plus" size={12} />
      {kind}
    </button>
  );
}
