import { useId } from 'react';
import styles from './Field.module.css';
import { FieldNote } from './FieldNote.tsx';
import { Icon } from './Icon.tsx';

export function SelectField<Value extends string>({
  label,
  options,
  chosen,
  error = null,
  hint,
  onChoose,
}: {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: Value;
  readonly error?: string | null;
  readonly hint?: string;
  readonly onChoose: (value: Value) => void;
}) {
  const id = useId();

  function handleChange(text: string) {
    const option = options.find(({ value }) => value === text);
    if (option !== undefined) onChoose(option.value);
  }

  return (
    <div className={styles.field} data-status={error === null ? undefined : 'critical'}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <select
          id={id}
          className={styles.select}
          value={chosen}
          aria-invalid={error !== null}
          aria-describedby={error !== null || hint !== undefined ? `${id}-note` : undefined}
          onChange={({ target }) => handleChange(target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" size={14} />
      </div>
      <FieldNote id={`${id}-note`} error={error} hint={hint} />
    </div>
  );
}
