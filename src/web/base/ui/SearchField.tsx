import { LateIcon } from './LateIcon.tsx';
import styles from './SearchField.module.css';

/** A field by which a list is searched. */
export function SearchField({
  label,
  value,
  onType,
}: {
  readonly label: string;
  readonly value: string;
  readonly onType: (text: string) => void;
}) {
  return (
    <label className={styles.search}>
      <LateIcon name="search" size={14} />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
    </label>
  );
}
