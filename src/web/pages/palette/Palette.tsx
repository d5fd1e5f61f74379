import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { say as paletteWords } from '#web/base/messages/say/palette.ts';
import { say } from '#web/base/messages/say.ts';
import { Icon } from '#web/base/ui/Icon.tsx';
import { openModal } from '#web/base/ui/openModal.ts';
import styles from './Palette.module.css';
import { PaletteRow } from './PaletteRow.tsx';
import type { PaletteEntry } from './paletteEntry.ts';
import { takeTyped } from './typedAhead.ts';
import { type PaletteWays, usePaletteGroups } from './usePaletteGroups.ts';

export function Palette({ ways, onClose }: { readonly ways: PaletteWays; readonly onClose: () => void }) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const [wantedId, setWantedId] = useState<string | null>(null);
  const groups = usePaletteGroups(text, ways);
  const entries = groups.flatMap((group) => group.entries);
  // By its name, not its place: what the server finds comes later, and moves the rows beneath.
  const at = Math.max(
    0,
    entries.findIndex(({ id: each }) => each === wantedId),
  );
  const active = entries[at];
  const rowId = (entry: PaletteEntry) => `${id}-${entry.id}`;

  useLayoutEffect(() => {
    const typed = takeTyped();
    setText((before) => before + typed);
    return openModal(dialog.current);
  }, []);

  useEffect(() => {
    dialog.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });

  function handleRun(entry: PaletteEntry) {
    // Closed first: the focus returns, and then moves wherever the entry leads.
    dialog.current?.close();
    entry.run();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault();
      handleRun(active);
      return;
    }
    const next = rowAfter(event.key, at, entries.length);
    if (next === null) return;
    event.preventDefault();
    setWantedId(entries[next]?.id ?? null);
  }

  return (
    <dialog ref={dialog} className={styles.palette} aria-label={paletteWords.title} closedby="any" onClose={onClose}>
      <div className={styles.search}>
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={active === undefined ? undefined : rowId(active)}
          aria-label={paletteWords.title}
          placeholder={paletteWords.hint}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={200}
          value={text}
          onKeyDown={handleKey}
          onChange={({ target }) => {
            setText(target.value);
            setWantedId(null);
          }}
        />
        <button type="button" className={styles.key} onClick={() => dialog.current?.close()}>
          <span className="visually-hidden">{say.close} </span>
          {paletteWords.escape}
        </button>
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={paletteWords.results} className={styles.list}>
        {groups.map((group) => (
          <fieldset key={group.id} aria-label={paletteWords.groups[group.id]}>
            <div className={styles.heading} aria-hidden="true">
              {paletteWords.groups[group.id]}
              {group.more > 0 && <span>{paletteWords.more(group.more)}</span>}
            </div>
            {group.entries.map((entry) => (
              <PaletteRow
                key={entry.id}
                id={rowId(entry)}
                entry={entry}
                text={text}
                isActive={entry === active}
                onPoint={() => setWantedId(entry.id)}
                onRun={() => handleRun(entry)}
              />
            ))}
          </fieldset>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {text.trim() === '' ? '' : paletteWords.found(entries.length + groups.reduce((sum, { more }) => sum + more, 0))}
      </p>
    </dialog>
  );
}

function rowAfter(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (at + count - 1) % count;
    case 'PageDown':
      return Math.min(at + PAGE, count - 1);
    case 'PageUp':
      return Math.max(at - PAGE, 0);
    default:
      return null;
  }
}

const PAGE = 8;
