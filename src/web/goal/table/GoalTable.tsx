import { type KeyboardEvent, useMemo, useRef } from 'react';
import type { Sorting } from '#contract/dashboardUrl.ts';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { say } from '#web/base/messages/say/goalList.ts';
import { useHiddenTexts } from '#web/base/ui/useWholeText.ts';
import { BulkBar } from '#web/goal/bulk/BulkBar.tsx';
import { ChooseAllBox, ChooseBox } from '#web/goal/bulk/ChooseBox.tsx';
import { handleChoosingKey } from '#web/goal/bulk/choosingKeys.ts';
import { useChosen } from '#web/goal/bulk/useChosen.ts';
import { useLongPress } from '#web/goal/bulk/useLongPress.ts';
import { useMayEdit } from '#web/goal/bulk/useMayEdit.ts';
import { CellEditor } from '#web/goal/cells/CellEditor.tsx';
import { useCellClipboard } from '#web/goal/cells/useCellClipboard.ts';
import { useCells } from '#web/goal/cells/useCells.ts';
import { ColumnHead } from '#web/goal/list/ColumnHead.tsx';
import { GoalLink } from '#web/goal/list/GoalLink.tsx';
import styles from '#web/goal/list/GoalList.module.css';
import { RowCellsContext } from '#web/goal/list/RowCells.ts';
import { useRowFocus } from '#web/goal/list/useRowFocus.ts';
import { useRowHeight } from '#web/goal/list/useRowHeight.ts';
import { useRowsInView } from '#web/goal/list/useRowsInView.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { shortenTitleOf } from '#web/plan/goals/shortenTitleOf.ts';
import type { OpenGoals } from '#web/plan/listing/useOpenGoals.ts';
import { ChosenCells } from './ChosenCells.tsx';
import menu from './ColumnsMenu.module.css';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { nextSorting } from './sortGoals.ts';
import { useSortedGoals } from './useSortedGoals.ts';
import { useTableColumns } from './useTableColumns.ts';

export default function GoalTable({
  goals,
  prepared,
  sorting: asked,
  opened,
  onSort,
}: {
  readonly goals: readonly ListedGoal[];
  readonly prepared: PlanGoals;
  readonly sorting: Sorting | null;
  readonly opened: OpenGoals;
  readonly onSort: (sorting: Sorting | null) => void;
}) {
  const hasOutlook = !usePlan().plan.isOutlookOff;
  const list = useRef<HTMLDivElement>(null);
  const columns = useTableColumns(list);
  const sorting = asked?.column === 'outlook' && !hasOutlook ? null : asked;
  const body = useRef<HTMLDivElement>(null);
  const rowHeight = useRowHeight();
  const rows = useSortedGoals(goals, sorting, prepared);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const shown = useRowsInView(body, { count: rows.length, rowHeight });
  const focus = useRowFocus(body, ids, rowHeight);
  const choosing = useChosen(goals, { order: ids, mayChoose: useMayEdit() });
  const hidden = useHiddenTexts('[role="row"]');
  const cells = useCells(list, {
    ids,
    columns: columns.beside,
    focus,
    choosing,
    isArrowIn: true,
    openGoal: opened.open,
  });
  const longPress = useLongPress(choosing);
  useCellClipboard(cells, { goals: rows, prepared, nameOf: columns.nameOf });

  function handleKey(event: KeyboardEvent<HTMLElement>, id: string) {
    if (cells.handleKey(event, id)) return;
    if (event.target === event.currentTarget && handleChoosingKey(event, { id, ids, focus, choosing })) return;
    if (event.altKey || event.ctrlKey || event.metaKey || focus.handleMove(event, id)) return;
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
    event.preventDefault();
    opened.open(id);
  }

  return (
    <>
      <div className={menu.tools}>
        <ColumnsMenu columns={columns} />
      </div>
      <div
        ref={list}
        role="grid"
        aria-label={say.table}
        aria-multiselectable={choosing.isOffered || undefined}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.shown.length}
        className={styles.list}
        style={{ '--tracks': columns.tracks }}
      >
        <ColumnHead
          columns={columns.shown}
          nameOf={columns.nameOf}
          isEnd={columns.isEnd}
          isSortable
          sorting={sorting}
          hasActions={false}
          lead={<ChooseAllBox choosing={choosing} />}
          onSort={(column) => onSort(nextSorting(sorting, column))}
        />
        <div ref={body} role="rowgroup" className={styles.body} style={{ blockSize: `${rows.length * rowHeight}px` }}>
          {rows.slice(shown.first, shown.last + 1).map((goal, offset) => {
            const index = shown.first + offset;
            return (
              <div
                key={goal.id}
                role="row"
                data-row={goal.id}
                tabIndex={goal.id === focus.activeId ? 0 : -1}
                aria-selected={choosing.isOffered ? choosing.has(goal.id) : undefined}
                aria-rowindex={index + 2}
                className={styles.row}
                style={{ insetBlockStart: `${index * rowHeight}px` }}
                onFocus={(event) => {
                  focus.setActive(goal.id);
                  hidden.onFocus(event);
                }}
                onBlur={hidden.onBlur}
                onClick={cells.handleClick}
                onKeyDown={(event) => handleKey(event, goal.id)}
                {...longPress(goal)}
              >
                <span role="gridcell" className={styles.title}>
                  <ChooseBox item={goal} name={shownNumber(goal.number)} choosing={choosing} />
                  <GoalLink goal={goal} shorten={shortenTitleOf(prepared.hierarchy, goal.id)} opened={opened} />
                </span>
                <RowCellsContext value={cells.rowOf(goal)}>
                  <ChosenCells columns={columns} goal={goal} isActive={goal.id === focus.activeId} />
                </RowCellsContext>
              </div>
            );
          })}
        </div>
      </div>
      <CellEditor cells={cells} prepared={prepared} nameOf={columns.nameOf} />
      <BulkBar choosing={choosing} prepared={prepared} />
    </>
  );
}
