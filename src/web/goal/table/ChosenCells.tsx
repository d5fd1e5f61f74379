import type { ListedGoal } from '#contract/listedGoal.ts';
import { FigureCells } from '#web/goal/list/FigureCells.tsx';
import { OutlookCell } from './OutlookCell.tsx';
import { OwnCell } from './OwnCell.tsx';
import type { TableColumns } from './useTableColumns.ts';

/** The cells of a goal beside its title, in the columns that are shown. */
export function ChosenCells({
  columns,
  goal,
  isActive,
}: {
  readonly columns: TableColumns;
  readonly goal: ListedGoal;
  readonly isActive: boolean;
}) {
  return (
    <FigureCells
      goal={goal}
      isActive={isActive}
      columns={columns.beside}
      cellOf={(column) => {
        const field = columns.fieldOf(column);
        if (field === undefined) return <OutlookCell goal={goal} />;
        return <OwnCell field={field} goal={goal} isActive={isActive} />;
      }}
    />
  );
}
