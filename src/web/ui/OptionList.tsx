import { type KeyboardEvent, useId, useState } from 'react';
import { say as filterWords } from '#web/messages/filters/say.ts';
import { Button } from './Button.tsx';
import { Checkbox } from './Checkbox.tsx';
import { LateIcon } from './LateIcon.tsx';
import styles from './OptionList.module.css';
import { foundOptions, type Option } from './options.ts';

/** Check boxes to choose several of a list, with a search above it where it is long. */
export function OptionList<Value extends string | number>({
  label,
  options,
  chosen,
  search,
  onToggle,
  onClear,
}: {
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly chosen: readonly Value[];
  /** What the search field reads while empty; left out, there is none. */
  readonly search?: string | undefined;
  readonly onToggle: (value: Value) => void;
  readonly onClear: () => void;
}) {
  const id = useId();
  const [wanted, setWanted] = useState('');
  const found = foundOptions(options, wanted);
  return (
    <>
      {search !== undefined && (
        <div className={styles.search}>
          <LateIcon name="search" size={14} />
          <input
            type="search"
            data-first-focus
            placeholder={search}
            aria-label={search}
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </div>
      )}
      <fieldset className={styles.options} onKeyDown={handleArrows}>
        <legend className="visually-hidden">{label}</legend>
        {found.map(({ value, label: name, count, level, tag }) => (
          <label key={value} htmlFor={`${id}-${value}`} className={styles.option} data-level={level}>
            <Checkbox id={`${id}-${value}`} checked={chosen.includes(value)} onChange={() => onToggle(value)} />
            <span>{name}</span>
            {tag !== undefined && <span className={styles.tag}>{tag}</span>}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </label>
        ))}
        {found.length === 0 && <p className={styles.none}>{filterWords.noResults}</p>}
      </fieldset>
      {chosen.length > 0 && (
        <div className={styles.foot}>
          {filterWords.selected(chosen.length)}
          <Button look="link" size="small" onClick={onClear}>
            {filterWords.clearList}
          </Button>
        </div>
      )}
    </>
  );
}

/** Up and down walk the list, as in a native select; Tab and Space keep working. */
function handleArrows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  const at = boxes.findIndex((box) => box.matches(':focus'));
  const next = boxes.at(event.key === 'ArrowDown' ? (at + 1) % boxes.length : Math.max(at, 0) - 1);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
