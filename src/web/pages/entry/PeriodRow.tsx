import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { formatIsoDate } from '#core/calendar/date.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { say } from '#web/base/messages/say/entry.ts';
import { say as formulaWords } from '#web/base/messages/say/formula.ts';
import { say as waitingWords } from '#web/base/messages/say/waiting.ts';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { needsAuthor } from '#web/goal/entries/draft.ts';
import { cellKeyOf } from '#web/goal/entries/sheetCell.ts';
import type { SheetColumn } from '#web/goal/entries/sheetColumns.ts';
import { cellText, type Drafts, rawText, roundedText, storedValue } from '#web/goal/entries/sheetFigures.ts';
import { cellLockOf } from '#web/goal/entries/sheetLock.ts';
import type { SheetGoal } from '#web/goal/entries/sheetModel.ts';
import { useFigureSource } from '#web/goal/source/useFigureSource.tsx';
import { type Doubts, doubtAt, doubtsIn } from '#web/pages/entry/book/doubt.ts';
import type { EntryBook } from '#web/pages/entry/book/entryBook.ts';
import { lockText, rollupText } from '#web/pages/entry/cell/lockText.ts';
import { DoubtText, ProblemText } from '#web/pages/entry/cell/ProblemText.tsx';
import { doubtChoices, type ProblemChoice, problemChoices } from '#web/pages/entry/cell/problemChoices.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { useWaitingOf } from '#web/plan/waiting/useWaiting.ts';
import styles from './PeriodList.module.css';

export function PeriodRow({
  of,
  column,
  before,
  drafts,
  doubts,
  book,
}: {
  readonly of: SheetGoal;
  readonly column: SheetColumn;
  readonly before: SheetColumn | null;
  readonly drafts: Drafts;
  readonly doubts: Doubts;
  readonly book: EntryBook;
}) {
  const { plan } = usePlan();
  const id = useId();
  const { goal } = of;
  const place = { goalId: goal.id, date: column.start, figure: 'actual' } as const;
  const draft = drafts.get(cellKeyOf(place)) ?? null;
  const stored = storedValue(of, place);
  const lock = cellLockOf(of, 'actual', column);
  const said = draft === null ? cellText(stored) : draft.value === null ? draft.text : cellText(draft.value);
  const { source, ask: askSource } = useFigureSource();
  const [typed, setTyped] = useState<string | null>(null);
  const doubt = doubtAt(doubts, of, { place, drafts });
  const isBad = draft !== null && needsAuthor(draft);
  const target = storedValue(of, { date: column.start, figure: 'target' });
  const last = before === null ? null : storedValue(of, { date: before.start, figure: 'actual' });
  const about = [
    target === null ? '' : say.list.target(cellText(target)),
    last === null || before === null ? '' : say.list.before(before.label, cellText(last)),
  ].filter((text) => text !== '');

  const waits = useWaitingOf(goal.id).flatMap(({ date, actual, by }) =>
    date === formatIsoDate(column.start) && actual !== undefined
      ? [waitingWords.cell(actual === null ? waitingWords.empty : cellText(actual), by)]
      : [],
  );

  function handleDone() {
    if (typed !== null && typed.trim() !== said && typed.trim() !== rawText(stored)) {
      const cell = { ...place, text: typed.trim() };
      book.write([cell], { doubts: doubtsIn([{ of, cell }], drafts) });
    }
    setTyped(null);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape') setTyped(null);
    if (event.key !== 'Enter') return;
    handleDone();
    const fields = [...document.querySelectorAll<HTMLInputElement>(`.${styles.field} input`)];
    fields[fields.indexOf(event.currentTarget) + 1]?.focus();
  }

  return (
    <div className={styles.row} data-bad={isBad || undefined} data-doubted={doubt !== null || undefined}>
      <div className={styles.text}>
        <label htmlFor={id} dir="auto">
          <span className="quiet">{shownNumber(goal.number)}</span> {goal.title}
        </label>
        <p>
          {lock === null ? (
            [...waits, ...about].join(' · ')
          ) : (
            <>
              <LateIcon name="lock" size={12} />
              {lock.kind === 'computed' ? rollupText(lock) : lockText(lock, plan.dateFormat)}
            </>
          )}
          {stored !== null && (
            <button
              type="button"
              className={styles.source}
              onClick={({ currentTarget: anchor }) => askSource({ goal, date: column.start, figure: 'actual', anchor })}
            >
              {formulaWords.source.where}
            </button>
          )}
        </p>
      </div>
      {lock === null ? (
        <div className={styles.field}>
          <input
            id={id}
            style={{ inlineSize: `max(112px, calc(${(typed ?? said).length}ch + 40px))` }}
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="next"
            aria-invalid={isBad || undefined}
            aria-describedby={isBad || doubt !== null ? `${id}-problem` : undefined}
            placeholder={column.label}
            value={typed ?? said}
            onFocus={({ target: field }) => field.select()}
            onChange={({ target: field }) => setTyped(field.value)}
            onBlur={handleDone}
            onKeyDown={handleKey}
          />
          {!isBad && typed === null && draft?.state.kind !== 'saving' && said !== '' && (
            <span className={styles.check}>
              <LateIcon name="check" size={14} />
              <span className="visually-hidden">{say.list.saved}</span>
            </span>
          )}
        </div>
      ) : (
        <span className={styles.locked}>{roundedText(stored)}</span>
      )}
      {source}
      {isBad && (
        <Asked id={`${id}-problem`} choices={problemChoices({ draft, stored, book })}>
          <ProblemText draft={draft} />
        </Asked>
      )}
      {doubt !== null && typed === null && (
        <Asked id={`${id}-problem`} choices={doubtChoices(doubt, book)}>
          <DoubtText doubt={doubt} />
        </Asked>
      )}
    </div>
  );
}

function Asked({
  id,
  choices,
  children,
}: {
  readonly id: string;
  readonly choices: readonly ProblemChoice[];
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.problem}>
      <p id={id}>{children}</p>
      {choices.map(({ label, choose }) => (
        <button key={label} type="button" onClick={choose}>
          {label}
        </button>
      ))}
    </div>
  );
}
