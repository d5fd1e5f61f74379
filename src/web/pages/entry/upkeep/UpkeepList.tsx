import type { KeyboardEvent } from 'react';
import { say } from '#web/base/messages/say/upToDate.ts';
import type { KeptOwner } from '#web/pages/entry/tools/keptOwners.ts';
import { UpkeepRow } from './UpkeepRow.tsx';
import styles from './UpToDatePage.module.css';

/** Arrows move from row to row, Enter opens one, Escape closes it. */
export function UpkeepList({
  owners,
  open,
  mayRemind,
  onOpen,
  onRemind,
}: {
  readonly owners: readonly KeptOwner[];
  readonly open: string | null;
  readonly mayRemind: boolean;
  readonly onOpen: (key: string | null) => void;
  readonly onRemind: (memberId: string) => void;
}) {
  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape' && open !== null) {
      event.preventDefault();
      event.stopPropagation();
      onOpen(null);
      return;
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[aria-expanded]')];
    const at = rows.findIndex((row) => row.closest('li')?.contains(document.activeElement));
    rows[Math.min(Math.max(at + step, 0), rows.length - 1)]?.focus();
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the buttons inside.
    <div className={styles.table} onKeyDown={handleKeyDown}>
      <div className={styles.headings} aria-hidden="true">
        <span>{say.owner}</span>
        <span>{say.goals}</span>
        <span className={styles.number}>{say.due}</span>
        <span className={styles.number}>{say.overdue}</span>
        <span className={styles.number}>{say.never}</span>
        <span className={styles.last}>{say.last}</span>
      </div>
      <ul>
        {owners.map((owner) => (
          <UpkeepRow
            key={owner.key}
            owner={owner}
            isOpen={owner.key === open}
            mayRemind={mayRemind}
            onToggle={() => onOpen(owner.key === open ? null : owner.key)}
            onRemind={onRemind}
          />
        ))}
      </ul>
    </div>
  );
}
