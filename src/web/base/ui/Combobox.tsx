import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './Combobox.module.css';
import { TextField } from './TextField.tsx';

export type ComboboxChoice = { readonly id: string | null; readonly label: string };

/** One choice out of many, found by typing; the list lies in the form, for a popover would leave the field's dialog. */
export function Combobox({
  label,
  shown,
  placeholder,
  none,
  choicesFor,
  error,
  hint,
  onChoose,
}: {
  readonly label: string;
  /** What is chosen, while nothing is searched. */
  readonly shown: string;
  readonly placeholder: string;
  /** Instead of choices where nothing matches. */
  readonly none: string;
  readonly choicesFor: (search: string) => readonly ComboboxChoice[];
  readonly error: string | null;
  readonly hint?: string;
  readonly onChoose: (id: string | null) => void;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const choices = search === null ? [] : choicesFor(search);
  const isOpen = search !== null;

  useEffect(() => {
    if (!isOpen) return;
    // All of it first: it may reach below the bar at the foot of its form.
    list.current?.scrollIntoView({ block: 'nearest' });
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);

  function open(text: string) {
    setSearch(text);
    setActive(0);
  }

  function choose(choice: ComboboxChoice | undefined) {
    if (choice !== undefined) onChoose(choice.id);
    setSearch(null);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      setSearch(null);
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      choose(choices[active]);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (isOpen) setActive((active + step + choices.length) % Math.max(1, choices.length));
      else open('');
    }
  }

  return (
    <div className={styles.combobox}>
      <TextField
        label={label}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && choices.length > 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        dir="auto"
        value={search ?? shown}
        placeholder={isOpen ? placeholder : undefined}
        error={error}
        {...(hint !== undefined && { hint })}
        onFocus={({ target }) => target.select()}
        onClick={() => !isOpen && open('')}
        onChange={({ target }) => open(target.value)}
        onKeyDown={handleKey}
        onBlur={() => setSearch(null)}
        below={
          <div
            ref={list}
            id={`${id}-list`}
            role="listbox"
            aria-label={label}
            tabIndex={-1}
            hidden={!isOpen}
            className={styles.list}
            // The field keeps the focus; a finger may scroll the list without choosing.
            onMouseDown={(event) => event.preventDefault()}
          >
            {choices.map((choice, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are those of the field.
              <div
                key={choice.id ?? ''}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                dir="auto"
                onClick={() => choose(choice)}
              >
                {choice.label}
              </div>
            ))}
            {isOpen && choices.length === 0 && <p className={styles.none}>{none}</p>}
          </div>
        }
      />
    </div>
  );
}
