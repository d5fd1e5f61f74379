import type { OwnerId } from '#core/filter/owner.ts';
import { say } from '#web/base/messages/say.ts';
import { Icon } from '#web/base/ui/Icon.tsx';
import styles from './OwnerTokens.module.css';

export function OwnerTokens({
  owners,
  names,
  onRemove,
}: {
  readonly owners: readonly OwnerId[];
  readonly names: ReadonlyMap<OwnerId, string>;
  readonly onRemove: (owner: OwnerId) => void;
}) {
  return owners.map((owner) => {
    const name = names.get(owner) ?? say.labels.unknown;
    return (
      <span key={owner} className={styles.token}>
        <span>{name}</span>
        <button type="button" aria-label={say.filter.remove(name)} onClick={() => onRemove(owner)}>
          <Icon name="close" size={12} />
        </button>
      </span>
    );
  });
}
