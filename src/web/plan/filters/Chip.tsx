import { say } from '#web/base/messages/say.ts';
import { Icon } from '#web/base/ui/Icon.tsx';
import { isCutOff, useTip } from '#web/base/ui/useTip.ts';
import styles from './Chip.module.css';

export function Chip({
  kind,
  values,
  menu,
  onOpen,
  onRemove,
}: {
  readonly kind: string;
  readonly values: string | null;
  readonly menu?: string | undefined;
  readonly onOpen?: (() => void) | undefined;
  readonly onRemove: () => void;
}) {
  const tip = useTip((anchor) => (values !== null && isCutOff(anchor) ? values : null));
  return (
    <span className={styles.chip} data-active={values !== null}>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        popoverTarget={menu}
        onClick={onOpen}
        {...tip}
      >
        {values === null && <Icon name="plus" size={12} />}
        {values === null ? (
          kind
        ) : (
          <>
            {say.labelled(kind)} <b>{values}</b>
          </>
        )}
      </button>
      {values !== null && (
        <button type="button" className={styles.remove} aria-label={say.filter.remove(kind)} onClick={onRemove}>
          <Icon name="close" size={12} />
        </button>
      )}
    </span>
  );
}
