import { CellEditor } from '#web/pages/entry/cell/CellEditor.tsx';
import type { Editing } from '#web/pages/entry/keys/selection.ts';
import styles from './GoalRows.module.css';

export function YearCell({
  column,
  text,
  isLocked,
  isActive,
  isSelected,
  edit,
  name,
  onType,
}: {
  readonly column: number;
  readonly text: string;
  readonly isLocked: boolean;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly edit: Editing | null;
  readonly name: string;
  readonly onType: (text: string) => void;
}) {
  return (
    <div
      role="gridcell"
      tabIndex={isActive && edit === null ? 0 : -1}
      aria-colindex={column + 3}
      aria-selected={isSelected}
      aria-readonly={isLocked || undefined}
      className={styles.total}
      data-column={column}
      data-year
      data-selected={isSelected || undefined}
    >
      {edit === null ? text : <CellEditor name={name} edit={edit} onType={onType} />}
    </div>
  );
}
