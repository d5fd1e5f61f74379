import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { usePlan } from '#web/dashboard/PlanContext.ts';
import { say } from '#web/messages/entry/say.ts';
import { CellProblem } from './CellProblem.tsx';
import { type Draft, needsAuthor } from './draft.ts';
import styles from './EntryGrid.module.css';
import type { EntryBook } from './entryBook.ts';
import { GoalRows } from './GoalRows.tsx';
import { GroupRow } from './GroupRow.tsx';
import { dueOf } from './isDue.ts';
import { SheetHead } from './SheetHead.tsx';
import { StatusLine } from './StatusLine.tsx';
import type { Spot } from './selection.ts';
import { type CellKey, type CellPlace, cellKeyOf } from './sheetCell.ts';
import type { Drafts } from './sheetFigures.ts';
import { handleEditorKey, handleSheetKey, type SheetKeys } from './sheetKeys.ts';
import { LINE_HEIGHT, layoutOf } from './sheetLayout.ts';
import type { Sheet } from './sheetModel.ts';
import { useFollowActive } from './useFollowActive.ts';
import { useItemsInView } from './useItemsInView.ts';
import { useRestored, useWanted } from './usePlacesAsked.ts';
import { type SheetRefusal, useSheet } from './useSheet.ts';
import { useSheetPointer } from './useSheetPointer.ts';

/** The sheet as a table: two rows a goal, a column a period, the year frozen at its end (screens, B3). */
export function EntryGrid({
  sheet,
  year,
  drafts,
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
  readonly book: EntryBook;
  /** What was being typed when the page went. */
  readonly restored: (CellPlace & { readonly text: string }) | null;
  /** A cell to go to. */
  readonly wanted: CellPlace | null;
  readonly onEditing: (editing: (CellPlace & { readonly text: string }) | null) => void;
  readonly onRefused: (refusal: SheetRefusal | null) => void;
  readonly onToggleGroup: (goalId: string) => void;
}) {
  const shown = usePlan();
  const scroller = useRef<HTMLDivElement>(null);
  const problem = useRef<HTMLDivElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  const control = useSheet({ sheet, drafts, book, onRefused });
  const { selection, block, dispatch } = control;
  const layout = useMemo(() => layoutOf(sheet), [sheet]);
  const view = useItemsInView(scroller, layout);
  const byGoal = useMemo(() => draftsByGoal(drafts), [drafts]);
  const activeItem = layout.itemOfLine[selection.active.line] ?? -1;
  const activePlace = control.placeAt(selection.active);
  const activeDraft = activePlace === null ? undefined : drafts.get(cellKeyOf(activePlace));
  const hasProblem = activeDraft !== undefined && needsAuthor(activeDraft) && selection.edit === null;
  const pointer = useSheetPointer({ scroller, control });

  useFollowActive(scroller, selection.active, selection.edit !== null);
  useRestored({ sheet, restored, dispatch });
  useWanted({ sheet, wanted, dispatch, scroller });

  const editedText = selection.edit?.text ?? null;
  const latestPlace = useRef(activePlace);
  latestPlace.current = activePlace;
  useEffect(() => {
    const place = latestPlace.current;
    onEditing(editedText === null || place === null ? null : { ...place, text: editedText });
  }, [editedText, onEditing]);

  const keys: SheetKeys = {
    control,
    book,
    size: { lines: sheet.lines.length, columns: sheet.columns.length },
    page: Math.max(1, Math.floor(view.height / LINE_HEIGHT) - 3),
    isRightToLeft: scroller.current !== null && getComputedStyle(scroller.current).direction === 'rtl',
    isLeaving,
    onLeave: () => setLeaving(true),
    onReason: () => {
      const button = problem.current?.querySelector('button');
      button?.focus();
      return button != null;
    },
  };

  function handleKey(event: KeyboardEvent) {
    if (!(event.target instanceof Element) || event.target.closest('[role="gridcell"]') === null) return;
    onRefused(null);
    const isHandled = selection.edit === null ? handleSheetKey(event, keys) : handleEditorKey(event, keys);
    if (isHandled) event.preventDefault();
    if (event.key !== 'Escape') setLeaving(false);
  }

  const columnCount = sheet.columns.length;
  const style = { '--periods': columnCount, '--lines': sheet.figures.length };
  const drawn = sheet.items.flatMap((item, index) => {
    const isInView = index >= view.first && index <= view.last;
    return isInView || index === activeItem ? { item, index } : [];
  });

  return (
    <>
      <div
        ref={scroller}
        role="grid"
        tabIndex={-1}
        aria-label={say.sheet}
        aria-multiselectable
        aria-rowcount={layout.rowCount}
        aria-colcount={columnCount + 3}
        className={styles.scroller}
        style={style}
        onKeyDown={handleKey}
        onCopy={(event) => {
          if (selection.edit !== null) return;
          event.preventDefault();
          event.clipboardData.setData('text/plain', control.copied());
        }}
        onCut={(event) => {
          if (selection.edit !== null) return;
          event.preventDefault();
          event.clipboardData.setData('text/plain', control.copied());
          control.clear();
        }}
        onPaste={(event) => {
          if (selection.edit !== null) return;
          event.preventDefault();
          onRefused(null);
          control.paste(event.clipboardData.getData('text/plain'));
        }}
        {...pointer.handlers}
      >
        <SheetHead columns={sheet.columns} year={year} />
        <div role="presentation" className={styles.rows} style={{ blockSize: `${layout.height}px` }}>
          {drawn.map(({ item, index }) => {
            const top = layout.tops[index] ?? 0;
            const row = layout.rows[index] ?? 0;
            if (item.kind === 'group') {
              return <GroupRow key={item.goal.id} item={item} top={top} row={row} onToggle={onToggleGroup} />;
            }
            const last = item.firstLine + sheet.figures.length - 1;
            const isActive = index === activeItem;
            const isTouched = block.top <= last && block.bottom >= item.firstLine;
            return (
              <GoalRows
                key={item.of.goal.id}
                of={item.of}
                firstLine={item.firstLine}
                top={top}
                row={row}
                year={year}
                columns={sheet.columns}
                figures={sheet.figures}
                drafts={byGoal.get(item.of.goal.id) ?? NO_DRAFTS}
                due={dueOf(item.of.goal, shown)?.start ?? null}
                block={isTouched ? block : null}
                fillBlock={pointer.fill !== null && touches(pointer.fill, item.firstLine, last) ? pointer.fill : null}
                active={isActive ? selection.active : null}
                edit={isActive ? selection.edit : null}
                onType={dispatchTyped}
                problemId={isActive && hasProblem ? PROBLEM_ID : null}
              />
            );
          })}
        </div>
      </div>
      {hasProblem && (
        <CellProblem
          ref={problem}
          id={PROBLEM_ID}
          key={`${selection.active.line} ${selection.active.column}`}
          draft={activeDraft}
          stored={storedAt(sheet, selection.active)}
          book={book}
          below={block.bottom}
          scroller={scroller}
          onDone={() => focusActive(scroller.current)}
        />
      )}
      <StatusLine sheet={sheet} control={control} drafts={drafts} />
    </>
  );

  function dispatchTyped(text: string) {
    dispatch({ kind: 'typed', text });
  }
}

const PROBLEM_ID = 'cell-problem';
const NO_DRAFTS: Drafts = new Map();

function touches(block: { readonly top: number; readonly bottom: number }, first: number, last: number): boolean {
  return block.top <= last && block.bottom >= first;
}

function storedAt({ lines, columns }: Sheet, { line, column }: Spot): number | null {
  const found = lines[line];
  const start = columns[column]?.start;
  return found === undefined || start === undefined ? null : (found.of.entries.get(start)?.[found.figure] ?? null);
}

function draftsByGoal(drafts: Drafts): ReadonlyMap<string, Drafts> {
  const goals = new Map<string, Map<CellKey, Draft>>();
  for (const [key, draft] of drafts) {
    const known = goals.get(draft.goalId);
    if (known === undefined) goals.set(draft.goalId, new Map([[key, draft]]));
    else known.set(key, draft);
  }
  return goals;
}

function focusActive(scroller: HTMLElement | null): void {
  scroller?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus({ preventScroll: true });
}
