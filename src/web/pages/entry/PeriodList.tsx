import { useState } from 'react';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { say } from '#web/base/messages/say/entry.ts';
import { Icon } from '#web/base/ui/Icon.tsx';
import { dueOf } from '#web/goal/entries/isDue.ts';
import type { CellPlace } from '#web/goal/entries/sheetCell.ts';
import type { SheetColumn } from '#web/goal/entries/sheetColumns.ts';
import type { Drafts } from '#web/goal/entries/sheetFigures.ts';
import { cellLockOf } from '#web/goal/entries/sheetLock.ts';
import type { Sheet } from '#web/goal/entries/sheetModel.ts';
import type { Doubts } from '#web/pages/entry/book/doubt.ts';
import type { EntryBook } from '#web/pages/entry/book/entryBook.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './PeriodList.module.css';
import { PeriodRow } from './PeriodRow.tsx';

export function PeriodList({
  sheet,
  drafts,
  doubts,
  book,
  wanted,
}: {
  readonly sheet: Sheet;
  readonly drafts: Drafts;
  readonly doubts: Doubts;
  readonly book: EntryBook;
  readonly wanted: CellPlace | null;
}) {
  const shown = usePlan();
  const { columns, items } = sheet;
  const [chosen, setChosen] = useState(() => openingColumn(sheet, (index) => isAnyDue(sheet, index, shown)));
  const [followed, setFollowed] = useState(wanted);
  if (wanted !== followed) {
    setFollowed(wanted);
    const index = columns.findIndex(({ start }) => start === wanted?.date);
    if (index >= 0) setChosen(index);
  }
  const at = Math.min(chosen, columns.length - 1);
  const column = columns[at];
  const before = columns[at - 1];
  if (column === undefined) return null;
  const goals = items.flatMap((item) => (item.kind === 'goal' ? item.of : []));
  const enterable = goals.filter((of) => cellLockOf(of, 'actual', column) === null);
  const open = enterable.filter(({ entries }) => (entries.get(column.start)?.actual ?? null) === null);
  return (
    <div>
      <div className={styles.period}>
        <button type="button" aria-label={say.list.previous} disabled={at === 0} onClick={() => setChosen(at - 1)}>
          <Icon name="chevronLeft" />
        </button>
        <p role="status">
          <b>{column.name}</b> <bdi>{say.list.open(open.length, enterable.length)}</bdi>
        </p>
        <button
          type="button"
          aria-label={say.list.next}
          disabled={at === columns.length - 1}
          onClick={() => setChosen(at + 1)}
        >
          <Icon name="chevronRight" />
        </button>
      </div>
      {items.map((item) =>
        item.kind === 'group' ? (
          <h2 key={item.goal.id} className={styles.group}>
            {shownNumber(item.goal.number)} {item.goal.title}
          </h2>
        ) : (
          <PeriodRow
            key={`${item.of.goal.id} ${column.start}`}
            of={item.of}
            column={column}
            before={before ?? null}
            drafts={drafts}
            doubts={doubts}
            book={book}
          />
        ),
      )}
    </div>
  );
}

function isAnyDue(sheet: Sheet, index: number, shown: Parameters<typeof dueOf>[1]): boolean {
  const start = sheet.columns[index]?.start;
  return sheet.lines.some(({ of }) => dueOf(of.goal, shown)?.start === start);
}

function openingColumn(
  { columns }: { readonly columns: readonly SheetColumn[] },
  hasDue: (index: number) => boolean,
): number {
  const current = columns.findIndex(({ standing }) => standing === 'current');
  if (current < 0) return columns[0]?.standing === 'future' ? 0 : columns.length - 1;
  return current > 0 && hasDue(current - 1) ? current - 1 : current;
}
