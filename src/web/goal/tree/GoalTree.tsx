import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { late } from '#web/base/failure/late.tsx';
import { say } from '#web/base/messages/say/goalList.ts';
import { useNarrow } from '#web/base/ui/useNarrow.ts';
import { BulkBar } from '#web/goal/bulk/BulkBar.tsx';
import { ChooseAllBox } from '#web/goal/bulk/ChooseBox.tsx';
import { handleChoosingKey } from '#web/goal/bulk/choosingKeys.ts';
import { useChosen } from '#web/goal/bulk/useChosen.ts';
import { useMayEdit } from '#web/goal/bulk/useMayEdit.ts';
import { CellEditor } from '#web/goal/cells/CellEditor.tsx';
import { useCellClipboard } from '#web/goal/cells/useCellClipboard.ts';
import { useCells } from '#web/goal/cells/useCells.ts';
import { moveGoal } from '#web/goal/form/goalActions.ts';
import { ColumnHead } from '#web/goal/list/ColumnHead.tsx';
import styles from '#web/goal/list/GoalList.module.css';
import { useRowFocus } from '#web/goal/list/useRowFocus.ts';
import { useRowHeight } from '#web/goal/list/useRowHeight.ts';
import { useRowsInView } from '#web/goal/list/useRowsInView.ts';
import { useTableColumns } from '#web/goal/table/useTableColumns.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { shortenTitleOf } from '#web/plan/goals/shortenTitleOf.ts';
import type { OpenGoals } from '#web/plan/listing/useOpenGoals.ts';
import { useGoalRights } from './RowActions.tsx';
import { TreeLine } from './TreeLine.tsx';
import { TreeTools } from './TreeTools.tsx';
import { handleTreeKey } from './treeKeys.ts';
import { mayMoveUnder, treeRows } from './treeRows.ts';
import { useDragGoal } from './useDragGoal.ts';
import { useFolding } from './useFolding.ts';

const MoveDialog = late(() => import('./MoveDialog.tsx'));

const OPEN_UP_TO = 300;

/** On a phone titles are whole before a further column has room; px. */
const ROOM_OF_TITLES = 68;

/** Beside the columns, in pixels. */
const ACTIONS = 40;
const GAP = 8;

/** The goals by level (ARIA, treegrid), with the actions the reader may do. */
export default function GoalTree({
  goals,
  isFiltered,
  prepared,
  opened,
}: {
  readonly goals: readonly ListedGoal[];
  readonly isFiltered: boolean;
  readonly prepared: PlanGoals;
  readonly opened: OpenGoals;
}) {
  const { plan } = usePlan();
  const client = useQueryClient();
  const list = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow();
  const columns = useTableColumns(list, { spare: ACTIONS + GAP + (isNarrow ? ROOM_OF_TITLES : 0) });
  const body = useRef<HTMLDivElement>(null);
  const { hierarchy } = prepared;
  const rightsOf = useGoalRights();
  const [moving, setMoving] = useState<ListedGoal | null>(null);
  const folding = useFolding(isFiltered ? Number.POSITIVE_INFINITY : prepared.goals.length > OPEN_UP_TO ? 0 : 1);
  const listed = useMemo(() => (isFiltered ? new Set(goals.map(({ id }) => id)) : null), [goals, isFiltered]);
  const rows = useMemo(() => treeRows({ hierarchy, listed, isOpen: folding.isOpen }), [hierarchy, listed, folding]);
  const ids = useMemo(() => rows.map(({ goal }) => goal.id), [rows]);
  const rowHeight = useRowHeight();
  const shown = useRowsInView(body, { count: rows.length, rowHeight });
  const focus = useRowFocus(body, ids, rowHeight);
  const choosing = useChosen(isFiltered ? goals : prepared.goals, { order: ids, mayChoose: useMayEdit() });

  const cells = useCells(list, {
    ids,
    columns: columns.beside,
    focus,
    choosing,
    isArrowIn: false,
    openGoal: opened.open,
  });
  const drawn = useMemo(() => rows.map(({ goal }) => goal), [rows]);
  useCellClipboard(cells, { goals: drawn, prepared, nameOf: columns.nameOf });

  function handleMove(goalId: string, parentId: string | null) {
    const node = hierarchy.nodes.get(goalId);
    if (node === undefined || !rightsOf(node.goal).move) return;
    if (parentId !== null) folding.set(parentId, true);
    void moveGoal({ client, planId: plan.id }, node.goal, parentId);
  }

  const drag = useDragGoal({ mayDrop: (move) => mayMoveUnder(hierarchy, move), onDrop: handleMove });
  const first = drag.draggedId === null ? undefined : hierarchy.nodes.get(drag.draggedId)?.goal;

  return (
    <>
      <div className={styles.above}>
        <TreeTools folding={folding} hint={say.keys} columns={columns} />
        {first !== undefined && first.parentId !== null && (
          <p className={styles.dropTop} data-drop={drag.place?.parentId === null} {...drag.target(null)}>
            {say.dropTop}
          </p>
        )}
      </div>
      <div
        ref={list}
        role="treegrid"
        aria-label={say.tree}
        aria-multiselectable={choosing.isOffered || undefined}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.shown.length + 1}
        className={styles.list}
        style={{ '--tracks': `${columns.tracks} ${ACTIONS}px` }}
      >
        <ColumnHead
          columns={columns.shown}
          nameOf={columns.nameOf}
          isEnd={columns.isEnd}
          isSortable={false}
          sorting={null}
          hasActions
          lead={<ChooseAllBox choosing={choosing} />}
          onSort={() => {}}
        />
        <div ref={body} role="rowgroup" className={styles.body} style={{ blockSize: `${rows.length * rowHeight}px` }}>
          {rows.slice(shown.first, shown.last + 1).map((row, offset) => {
            const index = shown.first + offset;
            return (
              <TreeLine
                key={row.goal.id}
                row={row}
                columns={columns}
                index={index}
                top={index * rowHeight}
                isActive={row.goal.id === focus.activeId}
                shorten={shortenTitleOf(hierarchy, row.goal.id)}
                rights={rightsOf(row.goal)}
                opened={opened}
                drag={drag}
                choosing={choosing}
                cells={cells}
                onFold={(isOpen) => folding.set(row.goal.id, isOpen)}
                onFocus={() => focus.setActive(row.goal.id)}
                onMove={() => setMoving(row.goal)}
                onKeyDown={(event) => {
                  if (cells.handleKey(event, row.goal.id)) return;
                  const isOwn = event.target === event.currentTarget;
                  if (isOwn && handleChoosingKey(event, { id: row.goal.id, ids, focus, choosing })) return;
                  handleTreeKey(event, {
                    row,
                    rows,
                    hierarchy,
                    focus,
                    folding,
                    onOpen: opened.open,
                    onMove: handleMove,
                  });
                }}
              />
            );
          })}
        </div>
      </div>
      <CellEditor cells={cells} prepared={prepared} nameOf={columns.nameOf} />
      <BulkBar choosing={choosing} prepared={prepared} />
      {moving !== null && (
        <MoveDialog
          goal={moving}
          prepared={prepared}
          onMove={(parentId) => handleMove(moving.id, parentId)}
          onClose={() => setMoving(null)}
        />
      )}
    </>
  );
}
