import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { say as filterWords } from '#web/base/messages/say/filters.ts';
import { Button } from './Button.tsx';
import { Checkbox } from './Checkbox.tsx';
import { LateIcon } from './LateIcon.tsx';
import styles from './OptionList.module.css';
import { foundOptions, type Option } from './options.ts';

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
  readonly search?: string | undefined;
  readonly onToggle: (value: Value) => void;
  readonly onClear: () => void;
}) {
  const id = useId();
  const [wanted, setWanted] = useState('');
  const list = useRef<HTMLFieldSetElement>(null);
  const found = foundOptions(options, wanted);

  /** Enter chooses the first match; Down enters the list. */
  function handleSearchKey(event: KeyboardEvent) {
    const [first] = list.current === null ? [] : boxesIn(list.current);
    if (first === undefined || (event.key !== 'Enter' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    if (event.key === 'Enter') first.click();
    else first.focus();
  }

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
            onKeyDown={handleSearchKey}
          />
        </div>
      )}
      <fieldset ref={list} className={styles.options} onKeyDown={handleKey}>
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

function handleKey(event: KeyboardEvent<HTMLElement>): void {
  const boxes = boxesIn(event.currentTarget);
  const at = boxes.findIndex((box) => box.matches(':focus'));
  if (event.key === 'Enter') {
    event.preventDefault();
    boxes[at]?.click();
    return;
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const next = boxes.at(event.key === 'ArrowDown' ? (at + 1) % boxes.length : Math.max(at, 0) - 1);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

function boxesIn(list: HTMLElement): HTMLInputElement[] {
  return [...list.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
}
