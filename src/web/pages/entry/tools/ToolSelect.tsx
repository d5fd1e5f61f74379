import { Icon } from '#web/base/ui/Icon.tsx';
import styles from './EntryToolbar.module.css';

export function ToolSelect<Value extends string>({
  label,
  isLabelShown = false,
  options,
  chosen,
  onChoose,
}: {
  readonly label: string;
  readonly isLabelShown?: boolean;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}) {
  function handleChange(text: string) {
    const option = options.find(({ value }) => value === text);
    if (option !== undefined) onChoose(option.value);
  }

  const select = (
    <div className={styles.select} data-chosen={options.find(({ value }) => value === chosen)?.label}>
      <select aria-label={label} value={chosen} onChange={({ target }) => handleChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" size={14} />
    </div>
  );
  if (!isLabelShown) return select;
  return (
    <div className={styles.field}>
      <span aria-hidden="true">{label}</span>
      {select}
    </div>
  );
}
