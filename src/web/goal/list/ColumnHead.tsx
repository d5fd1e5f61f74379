import type { ReactNode } from 'react';
import { isOwnColumn, SORT_COLUMNS, type SortColumn, type Sorting } from '#contract/dashboardUrl.ts';
import type { TABLE_COLUMNS } from '#core/plan/tableColumns.ts';
import { say } from '#web/base/messages/say/goalList.ts';
import { Icon } from '#web/base/ui/Icon.tsx';
import styles from './GoalList.module.css';

/** Of an own field, by its id. */
export type OwnColumn = `own-${string}`;

export type BuiltInColumn = 'goal' | (typeof TABLE_COLUMNS)[number];

export type Column = BuiltInColumn | OwnColumn;

export type NameOfColumn = (column: Column) => string;

/** Of built-in columns, and of no other. */
export function builtInName(column: Column): string {
  return isOwnColumn(column) ? '' : say.columns[column];
}

export function ColumnHead({
  columns,
  nameOf = builtInName,
  isEnd,
  isSortable,
  sorting,
  hasActions,
  lead,
  onSort,
}: {
  readonly columns: readonly Column[];
  readonly nameOf?: NameOfColumn;
  /** Whether the texts of a column end where it ends, as numbers do. */
  readonly isEnd?: (column: Column) => boolean;
  readonly isSortable: boolean;
  readonly sorting: Sorting | null;
  readonly hasActions: boolean;
  /** Before the name of the goal's column. */
  readonly lead?: ReactNode;
  readonly onSort: (column: SortColumn) => void;
}) {
  return (
    <div role="row" tabIndex={-1} aria-rowindex={1} className={styles.head}>
      {columns.map((column) => {
        const isSorted = sorting?.column === column;
        const sorted = isSortable ? sortColumn(column) : undefined;
        const direction = sorting?.isDown === true ? 'descending' : 'ascending';
        const name = nameOf(column);
        return (
          <span
            key={column}
            role="columnheader"
            tabIndex={-1}
            className={styles.column}
            data-column={column}
            data-end={isEnd?.(column) === true || undefined}
            aria-sort={isSorted ? direction : undefined}
          >
            {column === 'goal' && lead}
            {sorted !== undefined ? (
              <button type="button" title={say.sortBy(name)} onClick={() => onSort(sorted)}>
                {isOwnColumn(column) ? <span className="cut shrinks">{name}</span> : name}
                {isSorted && <Icon name={sorting.isDown ? 'chevronDown' : 'fold'} size={12} />}
              </button>
            ) : (
              name
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

function sortColumn(column: Column): SortColumn | undefined {
  return isOwnColumn(column) ? column : SORT_COLUMNS.find((each) => each === column);
}
