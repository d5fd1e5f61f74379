import { say } from '#web/messages/goalList/say.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './GoalList.module.css';

/** The columns of table and tree, in order. */
export const COLUMNS = ['goal', 'status', 'percent', 'actual', 'target', 'variance', 'end', 'due', 'owner'] as const;

export type Column = (typeof COLUMNS)[number];

export type Sorting = { readonly column: Column; readonly isDown: boolean };

/** The head of a list of goals, which stays in view; columns that can be sorted by are buttons. */
export function ColumnHead({
  sortable,
  sorting,
  hasActions,
  onSort,
}: {
  readonly sortable: ReadonlySet<Column>;
  readonly sorting: Sorting | null;
  readonly hasActions: boolean;
  readonly onSort: (column: Column) => void;
}) {
  return (
    <div role="row" tabIndex={-1} aria-rowindex={1} className={styles.head}>
      {COLUMNS.map((column) => {
        const isSorted = sorting?.column === column;
        const direction = sorting?.isDown === true ? 'descending' : 'ascending';
        return (
          <span
            key={column}
            role="columnheader"
            tabIndex={-1}
            className={styles.column}
            data-column={column}
            aria-sort={isSorted ? direction : undefined}
          >
            {sortable.has(column) ? (
              <button type="button" title={say.sortBy(say.columns[column])} onClick={() => onSort(column)}>
                {say.columns[column]}
                {isSorted && <Icon name={sorting.isDown ? 'chevronDown' : 'fold'} size={12} />}
              </button>
            ) : (
              say.columns[column]
            )}
          </span>
        );
      })}
      {hasActions && (
        <span role="columnheader" tabIndex={-1} className={styles.column}>
          <span className="visually-hidden">{say.columns.actions}</span>
        </span>
      )}
    </div>
  );
}
