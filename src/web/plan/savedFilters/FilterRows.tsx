import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { say as savedWords } from '#web/base/messages/say/savedFilters.ts';
import { say } from '#web/base/messages/say.ts';
import { BuiltInRow, FilterRow } from './FilterRow.tsx';
import styles from './FilterRows.module.css';
import { moveInRows } from './moveInRows.ts';
import type { SavedFilter } from './savedFilter.ts';
import type { SavedFilters } from './useSavedFilters.ts';

export function FilterRows({
  saved,
  onSay,
  onClose,
}: {
  readonly saved: SavedFilters;
  readonly onSay: (text: string) => void;
  readonly onClose: () => void;
}) {
  const { filters, face, picker, tell, show, remove } = saved;
  const list = useRef<HTMLUListElement>(null);
  const count = filters?.length ?? 0;
  useFocusAfterDeletion(list, count);
  useEffect(() => () => tell({ kind: 'pickerClosed' }), [tell]);

  function handleBuiltIn(view: 'cards' | 'attention') {
    show({ kind: 'builtInPicked', view });
    onClose();
  }

  function handlePick(filter: SavedFilter) {
    tell({ kind: 'picked', filter });
    onClose();
  }

  async function handleDelete(filter: SavedFilter) {
    if (await remove(filter)) onSay(savedWords.wasDeleted(filter.name));
  }

  return (
    <>
      <ul ref={list} className={styles.rows} aria-label={savedWords.list} onKeyDown={handleKey}>
        <BuiltInRow isCurrent={face.current.kind === 'default'} onPick={() => handleBuiltIn('cards')}>
          {say.dashboard.defaultName}
        </BuiltInRow>
        <BuiltInRow isCurrent={face.current.kind === 'attention'} onPick={() => handleBuiltIn('attention')}>
          {say.dashboard.attentionName}
        </BuiltInRow>
        {filters?.map((filter) => (
          <FilterRow
            key={filter.id}
            filter={filter}
            isCurrent={face.current.kind === 'saved' && face.current.name === filter.name}
            isDeleting={picker.deletingId === filter.id}
            mayEdit={face.mayEdit}
            onPick={() => handlePick(filter)}
            onEdit={() => tell({ kind: 'editBegun', filter })}
            onAskDelete={() => tell({ kind: 'deleteAsked', id: filter.id })}
            onDecline={() => tell({ kind: 'deleteDeclined' })}
            onDelete={() => handleDelete(filter)}
          />
        ))}
      </ul>
      {filters?.length === 0 && face.mayEdit && <p className={styles.none}>{savedWords.none}</p>}
    </>
  );
}

function handleKey(event: KeyboardEvent<HTMLUListElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (moveInRows(event.key, event.currentTarget)) event.preventDefault();
}

/** The row that now has the place of the deleted one, or the last, takes the focus. */
function useFocusAfterDeletion(list: { readonly current: HTMLUListElement | null }, count: number) {
  const before = useRef(count);
  const focused = useRef(0);
  useLayoutEffect(() => {
    const rows = list.current?.children ?? [];
    if (count < before.current && (document.activeElement === document.body || document.activeElement === null)) {
      const next = rows[Math.min(focused.current, rows.length - 1)];
      next?.querySelector('button')?.focus();
    }
    before.current = count;
  }, [list, count]);
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const remember = () => {
      focused.current = [...element.children].findIndex((row) => row.matches(':focus-within'));
    };
    element.addEventListener('focusin', remember);
    return () => element.removeEventListener('focusin', remember);
  }, [list]);
}
