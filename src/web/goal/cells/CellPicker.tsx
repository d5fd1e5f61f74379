import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { foldText } from '#core/search/foldText.ts';
import { say } from '#web/base/messages/say/cells.ts';
import styles from './CellEditor.module.css';
import { CellHint } from './CellHint.tsx';
import { type CellChoice, foundChoices } from './cellChoices.ts';
import { type CellControlProps, typedIn } from './cellControlProps.ts';

/** One of a list, found by typing in the cell. */
export function CellPicker({
  choices,
  edit,
  name,
  isSheet,
  search: begun,
  notes,
  onCommit,
}: CellControlProps & { readonly choices: readonly CellChoice[] }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState(begun);
  const chosen = typedIn(edit);
  const found = foundChoices(choices, search ?? '');
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      found.findIndex(({ value }) => value === chosen),
    ),
  );
  const label = choices.find(({ value }) => value === chosen)?.label ?? '';

  useEffect(() => {
    list.current?.querySelectorAll('[role="option"]')[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function handleKey(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      setActive((active + step + found.length) % Math.max(1, found.length));
      return;
    }
    const isTaken = event.key === 'Enter' || (event.key === 'Tab' && (search ?? '') !== '');
    const choice = found[active];
    if (!isTaken) return;
    event.preventDefault();
    if (choice === undefined) return;
    const to = event.key === 'Enter' ? 'cell' : event.shiftKey ? 'previous' : 'next';
    onCommit({ value: choice.value }, to);
  }

  return (
    <>
      <input
        data-first
        role="combobox"
        aria-label={name}
        aria-expanded
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? `${id}-${active}` : undefined}
        aria-invalid={edit.error !== null}
        autoComplete="off"
        dir="auto"
        className={styles.box}
        value={search ?? label}
        onFocus={({ target }) => begun === null && target.select()}
        onChange={({ target }) => {
          setSearch(target.value);
          setActive(0);
        }}
        onKeyDown={handleKey}
      />
      <div className={styles.card}>
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={name}
          tabIndex={-1}
          className={styles.list}
          // The field keeps the focus; a finger may scroll the list without choosing.
          onMouseDown={(event) => event.preventDefault()}
        >
          {found.map((choice, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are those of the field.
            <div
              key={choice.value}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              dir="auto"
              className={styles.option}
              onClick={() => onCommit({ value: choice.value })}
            >
              <Found text={choice.label} typed={search ?? ''} />
              {choice.note !== undefined && <small>{choice.note}</small>}
            </div>
          ))}
        </div>
        {found.length === 0 && <p className={styles.none}>{say.noneFound}</p>}
        {notes}
        {!isSheet && <CellHint />}
      </div>
    </>
  );
}

/** With what was typed in bold. */
function Found({ text, typed }: { readonly text: string; readonly typed: string }) {
  const wanted = foldText(typed.trim());
  const at = wanted === '' ? -1 : foldText(text).indexOf(wanted);
  if (at < 0) return <span>{text}</span>;
  const end = at + wanted.length;
  return (
    <span>
      {text.slice(0, at)}
      <strong>{text.slice(at, end)}</strong>
      {text.slice(end)}
    </span>
  );
}
