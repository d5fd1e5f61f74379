import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { WireWaiting } from '#contract/waitingFigures.ts';
import { formatIsoDate } from '#core/calendar/date.ts';
import { PLAIN_NUMBER, valueUnitOf } from '#core/format/number.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { formatCardValue, formatFiscalYear, formatFullValue } from '#web/base/messages/formats.ts';
import { language } from '#web/base/messages/language.ts';
import { say } from '#web/base/messages/say/entry.ts';
import { say as formulaWords } from '#web/base/messages/say/formula.ts';
import { say as waitingWords } from '#web/base/messages/say/waiting.ts';
import { NoteTag } from '#web/goal/card/NoteTag.tsx';
import type { CellPlace } from '#web/goal/entries/sheetCell.ts';
import { type Drafts, placeOf, shownValue, storedValue } from '#web/goal/entries/sheetFigures.ts';
import type { Sheet } from '#web/goal/entries/sheetModel.ts';
import { figureSourceQuery } from '#web/goal/source/figureSourceQuery.ts';
import { sourceText } from '#web/goal/source/sourceText.ts';
import { spotsOf } from '#web/pages/entry/keys/selection.ts';
import type { SheetControl } from '#web/pages/entry/keys/sheetControl.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { useWaitingOf } from '#web/plan/waiting/useWaiting.ts';
import { lockText } from './lockText.ts';
import { SheetKeys } from './SheetKeys.tsx';
import styles from './StatusLine.module.css';

const MOST_COUNTED = 5_000;

export function StatusLine({
  sheet,
  year,
  control,
  drafts,
  onSource,
}: {
  readonly sheet: Sheet;
  readonly year: number;
  readonly control: SheetControl;
  readonly drafts: Drafts;
  readonly onSource: () => boolean;
}) {
  const { plan } = usePlan();
  const { selection, block } = control;
  const line = sheet.lines[selection.active.line];
  const waiting = useWaitingOf(line?.of.goal.id ?? '');
  const column = sheet.columns[selection.active.column];
  if (line === undefined) return <div className={styles.status} />;
  const lock = control.lockAt(selection.active);
  const unit = valueUnitOf(line.of.goal, plan);
  const place = column === undefined ? null : placeOf(line, column);
  const value = place === null ? null : shownValue(line.of, place, drafts);
  const waits = place === null ? null : waitingText(waiting, place);
  const name = column?.name ?? formatFiscalYear(year, plan.fiscalDisplay);
  const figure = line.figure === 'target' ? say.target : say.actual;
  return (
    <div className={styles.status}>
      <b>{say.status.cell(shownNumber(line.of.goal.number), name, figure)}</b>
      <span className={styles.about}>
        {lock !== null && lockText(lock, plan.dateFormat)}
        {lock === null && waits !== null && `${waits} · `}
        {lock === null && place === null && say.status.typeYear}
        {lock === null && place !== null && value !== null && say.status.before(formatFullValue(value, unit))}
      </span>
      {place !== null && storedValue(line.of, place) !== null && (
        <SourceButton value={value} place={place} onPress={onSource} />
      )}
      <NoteTag goal={line.of.goal} />
      <span className={styles.sums}>{sumsOf({ sheet, block, drafts })}</span>
      <SheetKeys />
    </div>
  );
}

/** Says where the figure comes from as far as that is known, and shows all of it. */
function SourceButton({
  value,
  place,
  onPress,
}: {
  readonly value: number | null;
  readonly place: CellPlace;
  readonly onPress: () => boolean;
}) {
  const { plan } = usePlan();
  const key = `${place.goalId} ${place.date} ${place.figure} ${value}`;
  const query = figureSourceQuery({ planId: plan.id, ...place, value });
  const { data } = useQuery({ ...query, enabled: useRested(key) === key });
  const source = data?.[place.figure] ?? null;
  return (
    // Pressed without taking the focus from the cell, so that it returns there.
    <button
      type="button"
      className={styles.action}
      tabIndex={-1}
      aria-keyshortcuts="Alt+P"
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {source === null ? formulaWords.source.where : sourceText(source, plan)}
    </button>
  );
}

/** Moving through the sheet by arrows does not ask at each cell. */
const RESTED_MS = 400;

function useRested(text: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), RESTED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

function sumsOf({
  sheet,
  block,
  drafts,
}: {
  readonly sheet: Sheet;
  readonly block: SheetControl['block'];
  readonly drafts: Drafts;
}): string {
  const count = (block.bottom - block.top + 1) * (block.right - block.left + 1);
  if (count < 2) return '';
  const selected = say.status.selected(count.toLocaleString(language));
  if (count > MOST_COUNTED) return selected;
  const values = spotsOf(block).flatMap(({ line, column }) => {
    const found = sheet.lines[line];
    const period = sheet.columns[column];
    if (found === undefined || period === undefined) return [];
    return shownValue(found.of, placeOf(found, period), drafts) ?? [];
  });
  if (values.length === 0) return selected;
  const sum = values.reduce((total, value) => total + value, 0);
  const written = (value: number) => formatCardValue(value, PLAIN_NUMBER);
  return [selected, say.status.mean(written(sum / values.length)), say.status.sum(written(sum))].join(' · ');
}

function waitingText(waiting: readonly WireWaiting[], { date, figure }: CellPlace): string | null {
  const found = waiting.find((each) => each.date === formatIsoDate(date));
  const value = found?.[figure];
  if (found === undefined || value === undefined) return null;
  return waitingWords.cell(value === null ? waitingWords.empty : formatFullValue(value, PLAIN_NUMBER), found.by);
}
