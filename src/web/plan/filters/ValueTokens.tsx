import { say } from '#web/base/messages/say.ts';
import { Icon } from '#web/base/ui/Icon.tsx';
import styles from './ValueTokens.module.css';

export function ValueTokens<Value extends string | number>({
  values,
  names,
  onRemove,
}: {
  readonly values: readonly Value[];
  readonly names: ReadonlyMap<Value, string>;
  readonly onRemove: (value: Value) => void;
}) {
  return values.map((value) => {
    const name = names.get(value) ?? say.labels.unknown;
    return (
      <span key={value} className={styles.token}>
        <span>{name}</span>
        <button type="button" aria-label={say.filter.remove(name)} onClick={() => onRemove(value)}>
          <Icon name="close" size={12} />
        </button>
      </span>
    );
  });
}
