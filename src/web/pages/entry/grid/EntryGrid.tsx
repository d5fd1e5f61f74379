import { useEffect, useRef, useState } from 'react';
import { needsAuthor } from '#web/goal/entries/draft.ts';
import { type CellPlace, cellKeyOf } from '#web/goal/entries/sheetCell.ts';
import { type Drafts, storedValue } from '#web/goal/entries/sheetFigures.ts';
import type { Sheet } from '#web/goal/entries/sheetModel.ts';
import { useFigureSource } from '#web/goal/source/useFigureSource.tsx';
import { type Doubts, doubtAt, questionsIn } from '#web/pages/entry/book/doubt.ts';
import type { EntryBook } from '#web/pages/entry/book/entryBook.ts';
import { CellProblem, type CellProblemProps } from '#web/pages/entry/cell/CellProblem.tsx';
import { DoubtText, ProblemText } from '#web/pages/entry/cell/ProblemText.tsx';
import { doubtChoices, problemChoices } from '#web/pages/entry/cell/problemChoices.ts';
import { StatusLine } from '#web/pages/entry/cell/StatusLine.tsx';
import { activeCellElement } from '#web/pages/entry/keys/cellElement.ts';
import type { SheetControl } from '#web/pages/entry/keys/sheetControl.ts';
import { type SheetRefusal, type SpreadAskedFor, useSheet } from '#web/pages/entry/keys/useSheet.ts';
import { useSheetClipboard } from '#web/pages/entry/keys/useSheetClipboard.ts';
import { useSheetPointer } from '#web/pages/entry/keys/useSheetPointer.ts';
import { useUnfocusedKeys } from '#web/pages/entry/keys/useUnfocusedKeys.ts';
import { SpreadDialog } from '#web/pages/entry/spread/SpreadDialog.tsx';
import { useSpread } from '#web/pages/entry/spread/useSpread.ts';
import { SheetScroller } from './SheetScroller.tsx';
import { useFollowActive } from './useFollowActive.ts';
import { useRestored, useWanted } from './usePlacesAsked.ts';
import { type EditedCell, useReportEditing } from './useReportEditing.ts';
import { useSheetKeyboard } from './useSheetKeyboard.ts';

export function EntryGrid({
  sheet,
  year,
  drafts,
  doubts,
  book,
  restored,
  wanted,
  onEditing,
  onRefused,
  onToggleGroup,
}: {
  readonly sheet: Sheet;
  readonly year: number;
  readonly drafts: Drafts;
  readonly doubts: Doubts;
  readonly book: EntryBook;
  readonly restored: EditedCell | null;
  readonly wanted: CellPlace | null;
  readonly onEditing: (editing: EditedCell | null) => void;
  readonly onRefused: (refusal: SheetRefusal | null) => void;
  readonly onToggleGroup: (goalId: string) => void;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  const problem = useRef<HTMLDivElement>(null);
  const [spread, setSpread] = useState<Spreading | null>(null);
  const { source, ask: askSource } = useFigureSource();
  const control = useSheet({ sheet, year, drafts, book, onRefused, onSpread: handleSpread });
  const writeSpread = useSpread(book, year);
  const { selection, block, dispatch } = control;
  const activePlace = control.placeAt(selection.active);
  const asked = askedAt({ sheet, control, drafts, doubts, book });
  const pointer = useSheetPointer({ scroller, control });
  const dismiss = () => onRefused(null);
  const handleKey = useSheetKeyboard({
    sheet,
    control,
    book,
    scroller,
    problem,
    onKey: dismiss,
    onSource: handleSource,
  });

  useSheetClipboard({ scroller, control, onPaste: dismiss });
  useUnfocusedKeys(scroller);
  const focusActive = () => activeCellElement(scroller.current)?.focus({ preventScroll: true });

  function handleSource(): boolean {
    const anchor = activeCellElement(scroller.current);
    const line = sheet.lines[selection.active.line];
    if (anchor === null || line === undefined || activePlace === null) return false;
    askSource({ goal: line.of.goal, date: activePlace.date, figure: line.figure, anchor });
    return true;
  }

  /** What others write during the preview is not overwritten. */
  function handleSpread(asked: SpreadAskedFor) {
    setSpread({ ...asked, seen: book.settled().then(() => book.state().seen) });
  }

  // Once the dialog is closed: nothing behind it can take the focus.
  const isSpreading = spread !== null;
  useEffect(() => {
    if (!isSpreading) return;
    return () => activeCellElement(scroller.current)?.focus({ preventScroll: true });
  }, [isSpreading]);

  useFollowActive(scroller, selection.active, selection.edit !== null);
  useRestored({ sheet, restored, dispatch });
  useWanted({ sheet, wanted, dispatch, scroller });
  useReportEditing({ place: activePlace, text: selection.edit?.text ?? null }, onEditing);

  return (
    <>
      <SheetScroller
        ref={scroller}
        sheet={sheet}
        year={year}
        drafts={drafts}
        control={control}
        fill={pointer.fill}
        doubts={doubts}
        problemId={asked === null ? null : PROBLEM_ID}
        onToggleGroup={onToggleGroup}
        handlers={{
          ...pointer.handlers,
          onKeyDown: handleKey,
        }}
      />
      {asked !== null && (
        <CellProblem
          ref={problem}
          id={PROBLEM_ID}
          key={`${selection.active.line} ${selection.active.column}`}
          {...asked}
          below={block.bottom}
          scroller={scroller}
          onDone={focusActive}
        />
      )}
      <StatusLine sheet={sheet} year={year} control={control} drafts={drafts} onSource={handleSource} />
      {source}
      {spread !== null && (
        <SpreadDialog
          of={spread.of}
          columns={sheet.columns}
          year={year}
          typed={spread.text}
          onWrite={async (written) => writeSpread({ goal: spread.of.goal, written, seen: await spread.seen })}
          onClose={() => setSpread(null)}
        />
      )}
    </>
  );
}

const PROBLEM_ID = 'cell-problem';

type Spreading = SpreadAskedFor & { readonly seen: Promise<number> };

function askedAt({
  sheet,
  control,
  drafts,
  doubts,
  book,
}: {
  readonly sheet: Sheet;
  readonly control: SheetControl;
  readonly drafts: Drafts;
  readonly doubts: Doubts;
  readonly book: EntryBook;
}): Pick<CellProblemProps, 'text' | 'choices' | 'isQuiet'> | null {
  const { selection, placeAt } = control;
  const place = placeAt(selection.active);
  const of = sheet.lines[selection.active.line]?.of;
  if (place === null || of === undefined || selection.edit !== null) return null;
  const draft = drafts.get(cellKeyOf(place));
  if (draft !== undefined && needsAuthor(draft)) {
    const choices = problemChoices({ draft, stored: storedValue(of, place), book });
    return { text: <ProblemText draft={draft} />, choices, isQuiet: false };
  }
  const doubt = doubtAt(doubts, of, { place, drafts });
  const isAskedInNotice = book.state().notice?.kind === 'wrote' && questionsIn(doubts.values()) === 1;
  if (doubt?.row && isAskedInNotice) return null;
  return doubt && { text: <DoubtText doubt={doubt} />, choices: doubtChoices(doubt, book), isQuiet: true };
}
