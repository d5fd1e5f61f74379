import { language } from '#web/base/messages/language.ts';
import { say } from '#web/base/messages/say/entry.ts';
import { say as words } from '#web/base/messages/say.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { type Draft, needsAuthor } from '#web/goal/entries/draft.ts';
import type { CellPlace } from '#web/goal/entries/sheetCell.ts';
import { cellText, roundedText } from '#web/goal/entries/sheetFigures.ts';
import { type Doubt, questionsIn } from '#web/pages/entry/book/doubt.ts';
import type { EntryBook } from '#web/pages/entry/book/entryBook.ts';
import type { EntryNotice, EntryState } from '#web/pages/entry/book/entryState.ts';
import { doubtChoices } from '#web/pages/entry/cell/problemChoices.ts';
import { MOST_CELLS_AT_ONCE, type SheetRefusal } from '#web/pages/entry/keys/useSheet.ts';
import styles from './EntryNoticeBar.module.css';

export function EntryNoticeBar({
  book,
  state,
  refusal,
  onDismiss,
  onGoTo,
}: {
  readonly book: EntryBook;
  readonly state: EntryState;
  readonly refusal: SheetRefusal | null;
  readonly onDismiss: () => void;
  readonly onGoTo: (place: CellPlace) => void;
}) {
  const open = [...state.drafts.values()].filter(needsAuthor);
  const doubts = state.notice?.kind === 'wrote' && state.notice.doubts > 0 ? [...state.doubts.values()] : [];
  const text = refusal === null ? noticeText(state.notice, { open, doubts }) : refusalText(refusal);
  const first = open[0] ?? doubts[0];
  const only = open.length === 0 && questionsIn(doubts) === 1 ? doubts[0] : undefined;

  function handleDismiss() {
    onDismiss();
    book.dismissNotice();
  }

  return (
    <div role="status" className={styles.place}>
      {text !== '' && (
        <div className={styles.bar} data-refused={refusal !== null || undefined}>
          <span>{text}</span>
          {first !== undefined && refusal === null && only === undefined && (
            <Button look="link" size="small" onClick={() => onGoTo(first)}>
              {say.goToIt}
            </Button>
          )}
          {only !== undefined &&
            refusal === null &&
            doubtChoices(only, book).map(({ label, choose }) => (
              <Button key={label} size="small" onClick={choose}>
                {label}
              </Button>
            ))}
          {refusal === null && state.notice?.kind === 'wrote' && (
            <Button size="small" disabled={!state.canUndo} onClick={() => book.undo()}>
              {say.undo} <kbd>Ctrl Z</kbd>
            </Button>
          )}
          <Button look="ghost" size="square" aria-label={words.close} onClick={handleDismiss}>
            <LateIcon name="close" size={14} />
          </Button>
        </div>
      )}
    </div>
  );
}

function noticeText(
  notice: EntryNotice | null,
  { open, doubts }: { readonly open: readonly Draft[]; readonly doubts: readonly Doubt[] },
): string {
  if (notice === null) return open.length === 0 ? '' : say.needAuthor(open.length);
  switch (notice.kind) {
    case 'wrote': {
      const [doubt] = doubts;
      const row = questionsIn(doubts) === 1 ? doubt?.row : null;
      if (row && doubt !== undefined && notice.open + open.length === 0) {
        return `${say.doubt.areRight(row.length)} ${say.doubt.usualOfRow(roundedText(doubt.usual))}`;
      }
      if (notice.cells === 1 && doubt !== undefined) {
        return `${say.doubt.isRight(cellText(doubt.value))} ${say.doubt.usual(roundedText(doubt.usual))}`;
      }
      const waiting = Math.max(notice.open, open.length);
      const parts = [
        notice.cells > 0 ? say.notice.wrote(notice.cells) : '',
        waiting > 0 ? say.notice.open(waiting) : '',
        doubts.length > 0 ? say.notice.doubts(doubts.length) : '',
        notice.skipped > 0 ? say.notice.skipped(notice.skipped) : '',
        notice.outside > 0 ? say.notice.outside(notice.outside) : '',
        notice.cut > 0 ? say.notice.cut(notice.cut) : '',
      ].filter((part) => part !== '');
      return `${parts.join(', ')}.`;
    }
    case 'undone':
      return `${say.notice.undone(notice.cells)}.`;
    case 'redone':
      return `${say.notice.redone(notice.cells)}.`;
    case 'refused':
      return say.notice.refused(notice.message);
  }
}

function refusalText(refusal: SheetRefusal): string {
  switch (refusal.kind) {
    case 'tooMany':
      return say.notice.tooMany(MOST_CELLS_AT_ONCE.toLocaleString(language));
    case 'nothingToEnter':
      return refusal.areOutside ? say.notice.allOutside : say.notice.nothingToEnter;
  }
}
