import { type KeyboardEvent, useId, useState } from 'react';
import { say } from '#web/messages/say.ts';
import { Button } from './Button.tsx';
import { Checkbox } from './Checkbox.tsx';
import { Icon } from './Icon.tsx';
import styles from './MultiSelect.module.css';
import { Popover } from './Popover.tsx';

export type Option<Value> = {
  readonly value: Value;
  readonly label: string;
  /** How many goals it would list; left out where it is not known. */
  readonly count?: number;
};

/** Several values of a list: a button that tells them, and a list of check boxes beside it. */
export function MultiSelect<Value extends string | number>({
  label,
  placeholder,
  options,
  chosen,
  hasSearch = false,
  onToggle,
  onClear,
}: {
  readonly label: string;
  /** What the button reads while nothing is chosen. */
  readonly placeholder: string;
  readonly options: readonly Option<Value>[];
  readonly chosen: readonly Value[];
  readonly hasSearch?: boolean;
  readonly onToggle: (value: Value) => void;
  readonly onClear: () => void;
}) {
  const id = useId();
  const shown = options.filter(({ value }) => chosen.includes(value)).map((option) => option.label);
  return (
    <div className={styles.field}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <button
        type="button"
        id={`${id}-button`}
        className={styles.box}
        popoverTarget={`${id}-list`}
        aria-labelledby={`${id}-label ${id}-button`}
        data-empty={shown.length === 0}
      >
        <span>{shown.length === 0 ? placeholder : shown.join(', ')}</span>
        <Icon name="chevronDown" size={14} />
      </button>
      <Popover id={`${id}-list`} className={styles.list}>
        {() => (
          <OptionList
            label={label}
            options={options}
            chosen={chosen}
            hasSearch={hasSearch}
            onToggle={onToggle}
            onClear={onClear}
          />
        )}
      </Popover>
    </div>
  );
}

function OptionList<Value extends string | number>({
  label,
  options,
  chosen,
  hasSearch,
  onToggle,
  onClear,
}: {
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly chosen: readonly Value[];
  readonly hasSearch: boolean;
  readonly onToggle: (value: Value) => void;
  readonly onClear: () => void;
}) {
  const listId = useId();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = options.filter((option) => option.label.toLowerCase().includes(wanted));
  return (
    <>
      {hasSearch && (
        <div className={styles.search}>
          <Icon name="search" size={14} />
          <input
            type="search"
            data-first-focus
            placeholder={say.filter.searchList}
            aria-label={say.filter.searchIn(label)}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
      )}
      <fieldset className={styles.options} onKeyDown={handleArrows}>
        <legend className="visually-hidden">{label}</legend>
        {found.map(({ value, label: name, count }) => (
          <label key={value} htmlFor={`${listId}-${value}`} className={styles.option}>
            <Checkbox id={`${listId}-${value}`} checked={chosen.includes(value)} onChange={() => onToggle(value)} />
            <span>{name}</span>
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </label>
        ))}
        {found.length === 0 && <p className={styles.none}>{say.filter.noResults}</p>}
      </fieldset>
      {chosen.length > 0 && (
        <div className={styles.foot}>
          {say.filter.selected(chosen.length)}
          <Button look="link" size="small" onClick={onClear}>
            {say.filter.clearList}
          </Button>
        </div>
      )}
    </>
  );
}

/** Up and down walk the list, as in a native select; Tab and Space keep working. */
export function handleArrows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  const at = boxes.findIndex((box) => box === document.activeElement);
  const next = boxes.at(event.key === 'ArrowDown' ? (at + 1) % boxes.length : at <= 0 ? -1 : at - 1);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
