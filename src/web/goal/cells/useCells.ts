import { type KeyboardEvent, type MouseEvent, type RefObject, useCallback, useState } from 'react';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { may } from '#core/access.ts';
import type { ChosenGoals } from '#web/goal/bulk/useChosen.ts';
import type { Column } from '#web/goal/list/ColumnHead.tsx';
import type { RowCells } from '#web/goal/list/RowCells.ts';
import type { RowFocus } from '#web/goal/list/useRowFocus.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import { subjectOf } from '#web/plan/goals/subjectOf.ts';
import { cellAt, columnOf, nextEditable, rowOf } from './cellElements.ts';
import { handleCellKey } from './cellKeys.ts';
import { type OpenCell, openedCell } from './openedCell.ts';

/** Where the focus goes from an editor that is closed: to its cell, the next or previous one, which opens, or where it is. */
export type AfterCell = 'cell' | 'next' | 'previous' | 'nowhere';

export type Changed = { readonly goalIds: readonly string[]; readonly column: Column };

export type Cells = {
  readonly list: RefObject<HTMLElement | null>;
  readonly opened: OpenCell | null;
  readonly choosing: ChosenGoals;
  /** What the reader may do in a row; null where no cell of the list is theirs to change. */
  readonly rowOf: (goal: ListedGoal) => RowCells | null;
  /** Closes the editor; the focus returns to its cell, or the next one is opened. */
  readonly close: (to?: AfterCell) => void;
  readonly mark: (changed: Changed) => void;
  readonly handleClick: (event: MouseEvent<HTMLElement>) => void;
  readonly handleKey: (event: KeyboardEvent<HTMLElement>, goalId: string) => boolean;
};

/** The cells of a list that are changed where they stand: which of them is open, and what changed last. */
export function useCells(
  list: RefObject<HTMLElement | null>,
  {
    ids,
    columns,
    focus,
    choosing,
    isArrowIn,
    openGoal,
  }: {
    readonly ids: readonly string[];
    readonly columns: readonly Column[];
    readonly focus: RowFocus;
    readonly choosing: ChosenGoals;
    readonly isArrowIn: boolean;
    readonly openGoal: (goalId: string) => void;
  },
): Cells {
  const shown = usePlan();
  const [opened, setOpened] = useState<OpenCell | null>(null);
  const [changed, setChanged] = useState<Changed | null>(null);
  const rowCellsOf = useCallback(
    (goal: ListedGoal): RowCells => {
      const subject = subjectOf(goal, shown.owners);
      const mayDo = (right: 'editGoal' | 'setStatus') => !shown.plan.isArchived && may(viewerOf(shown), right, subject);
      const isChanged = changed?.goalIds.includes(goal.id) === true;
      return known({
        mayEdit: mayDo('editGoal'),
        maySetStatus: mayDo('setStatus'),
        changed: isChanged ? new Set([changed.column]) : NONE,
      });
    },
    [shown, changed],
  );

  function openCell(cell: HTMLElement, typed: string | null = null) {
    const goalId = rowOf(cell);
    const column = columns.find((each) => each === columnOf(cell));
    if (goalId === null || column === undefined || !cell.matches('[data-editable]')) return;
    focus.setActive(goalId);
    setOpened((before) => openedCell(before, { goalId, column, typed }));
  }

  return {
    list,
    opened,
    choosing,
    rowOf: (goal) => (choosing.isOffered ? rowCellsOf(goal) : null),
    close: (to = 'cell') => {
      setOpened(null);
      if (opened === null || to === 'nowhere') return;
      const cell = cellAt(list.current, opened);
      const next = cell === null || to === 'cell' ? null : nextEditable(list.current, cell, to === 'next' ? 1 : -1);
      if (next !== null) openCell(next);
      else focus.focusRow(opened.goalId, opened.column);
    },
    mark: setChanged,
    handleClick: ({ target, defaultPrevented }) => {
      const cell = target instanceof Element ? target.closest<HTMLElement>('[data-editable]') : null;
      if (cell !== null && !defaultPrevented && (target as Element).closest('a') === null) openCell(cell);
    },
    handleKey: (event, id) =>
      handleCellKey(event, { id, ids, focus, choosing, isArrowIn, openCell, openGoal: () => openGoal(id) }),
  };
}

const NONE: ReadonlySet<Column> = new Set();

/** The same object for the same rights, so that rows are not drawn again. */
function known(row: RowCells): RowCells {
  if (row.changed.size > 0) return row;
  const key = `${row.mayEdit} ${row.maySetStatus}`;
  const before = KNOWN.get(key);
  if (before !== undefined) return before;
  KNOWN.set(key, row);
  return row;
}

const KNOWN = new Map<string, RowCells>();
