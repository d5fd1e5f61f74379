import { useId } from 'react';
import styles from './LongTextField.module.css';

export function LongTextField({
  label,
  value,
  maxLength,
  isFirst = false,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  /** It has the focus when its dialog opens. */
  readonly isFirst?: boolean;
  readonly onChange: (text: string) => void;
}) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={3}
        value={value}
        maxLength={maxLength}
        data-first={isFirst ? '' : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
