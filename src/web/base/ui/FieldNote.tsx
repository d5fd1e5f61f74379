import styles from './Field.module.css';
import { LateIcon } from './LateIcon.tsx';

/** What is wrong with a field, shown by more than colour, else what helps to fill it in. */
export function FieldNote({
  id,
  error,
  hint,
}: {
  readonly id: string;
  readonly error: string | null;
  readonly hint: string | undefined;
}) {
  if (error === null) {
    return (
      hint !== undefined && (
        <p id={id} className={styles.hint}>
          {hint}
        </p>
      )
    );
  }
  return (
    <p id={id} role="alert" className={styles.error}>
      <LateIcon name="warning" size={14} />
      {error}
    </p>
  );
}
