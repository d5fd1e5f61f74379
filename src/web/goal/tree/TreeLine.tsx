import type { KeyboardEvent } from 'react';
import { shownNumber } from '#core/goal/goalNumber.ts';
import type { ShortenTitle } from '#core/goal/shortTitle.ts';
import { say } from '#web/base/messages/say/goalList.ts';
import { Icon } from '#web/base/ui/Icon.tsx';
import { useNarrow } from '#web/base/ui/useNarrow.ts';
import { useHiddenTexts } from '#web/base/ui/useWholeText.ts';
import { ChooseBox } from '#web/goal/bulk/ChooseBox.tsx';
import type { ChosenGoals } from '#web/goal/bulk/useChosen.ts';
import type { Cells } from '#web/goal/cells/useCells.ts';
import { GoalLink } from '#web/goal/list/GoalLink.tsx';
import styles from '#web/goal/list/GoalList.module.css';
import { RowCellsContext } from '#web/goal/list/RowCells.ts';
import { ChosenCells } from '#web/goal/table/ChosenCells.tsx';
import type { TableColumns } from '#web/goal/table/useTableColumns.ts';
import type { OpenGoals } from '#web/plan/listing/useOpenGoals.ts';

import { type GoalRights, RowActions } from './RowActions.tsx';
import type { TreeRow } from './treeRows.ts';
import type { DragGoal } from './useDragGoal.ts';

const INDENT = 20;
const NARROW_INDENT = 8;

export function TreeLine({
  row,
  columns,
  index,
  top,
  isActive,
  shorten,
  rights,
  opened,
  drag,
  choosing,
  cells,
  onFold,
  onFocus,
  onMove,
  onKeyDown,
}: {
  readonly row: TreeRow;
  readonly columns: TableColumns;
  readonly index: number;
  readonly top: number;
  readonly isActive: boolean;
  readonly shorten: ShortenTitle;
  readonly rights: GoalRights;
  readonly opened: OpenGoals;
  readonly drag: DragGoal;
  readonly choosing: ChosenGoals;
  readonly cells: Cells;
  readonly onFold: (isOpen: boolean) => void;
  readonly onFocus: () => void;
  readonly onMove: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}) {
  const { goal, level, position, siblings, isOpen, isDim } = row;
  const indent = useNarrow() ? NARROW_INDENT : INDENT;
  const hidden = useHiddenTexts('[role="row"]');
  const name = `${shownNumber(goal.number)} ${goal.title}`;
  return (
    <div
      role="row"
      data-row={goal.id}
      data-dim={isDim}
      data-drop={drag.place?.parentId === goal.id}
      data-dragged={drag.draggedId === goal.id}
      tabIndex={isActive ? 0 : -1}
      aria-rowindex={index + 2}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={isOpen ?? undefined}
      aria-selected={choosing.isOffered ? choosing.has(goal.id) : undefined}
      className={styles.row}
      style={{ insetBlockStart: `${top}px` }}
      onFocus={(event) => {
        onFocus();
        hidden.onFocus(event);
      }}
      onBlur={hidden.onBlur}
      onClick={cells.handleClick}
      onKeyDown={onKeyDown}
      {...(rights.move && drag.source(goal.id))}
      {...drag.target(goal.id)}
    >
      <span
        role="gridcell"
        className={styles.title}
        style={{ paddingInlineStart: `${(level - 1) * indent + (isOpen === null ? 28 : 0)}px` }}
      >
        {isOpen !== null && (
          <button
            type="button"
            tabIndex={-1}
            className={styles.fold}
            data-open={isOpen}
            aria-label={isOpen ? say.collapse(name) : say.expand(name)}
            onClick={() => onFold(!isOpen)}
          >
            <Icon name="chevronDown" size={14} />
          </button>
        )}
        {!isDim && <ChooseBox item={goal} name={shownNumber(goal.number)} choosing={choosing} />}
        <GoalLink goal={goal} shorten={shorten} opened={opened} />
        {isDim && <span className="visually-hidden"> {say.dim}</span>}
      </span>
      <RowCellsContext value={cells.rowOf(goal)}>
        <ChosenCells columns={columns} goal={goal} isActive={isActive} />
      </RowCellsContext>
      <RowActions goal={goal} rights={rights} onMove={onMove} />
    </div>
  );
}
