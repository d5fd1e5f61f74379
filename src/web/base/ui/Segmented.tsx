import { useId } from 'react';
import styles from './Segmented.module.css';

export function Segmented<Value extends string>({
  label,
  isLabelShown = false,
  size = 'normal',
  look = 'track',
  options,
  chosen,
  onChoose,
}: {
  readonly label: string;
  readonly isLabelShown?: boolean;
  readonly size?: 'normal' | 'small';
  readonly look?: 'track' | 'plain';
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className={styles.field}>
      <legend className={isLabelShown ? styles.label : 'visually-hidden'}>{label}</legend>
      <div className={styles.track} data-size={size} data-look={look}>
        {options.map((option) => (
          <label key={option.value} htmlFor={`${name}-${option.value}`} className={styles.option}>
            <input
              id={`${name}-${option.value}`}
              type="radio"
              name={name}
              checked={option.value === chosen}
              onChange={() => onChoose(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
