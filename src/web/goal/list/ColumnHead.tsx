import { SORT_COLUMNS, type SortColumn, type Sorting } from '#contract/dashboardUrl.ts';
import { say } from '#web/base/messages/say/goalList.ts';
import { Icon } from '#web/base/ui/Icon.tsx';
import styles from './GoalList.module.css';

export const COLUMNS = [
  'goal',
  'status',
  'trend',
  'percent',
  'actual',
  'target',
  'variance',
  'end',
  'outlook',
  'due',
  'owner',
] as const;

export type Column = (typeof COLUMNS)[number];

export const PLAIN_COLUMNS = COLUMNS.filter((column) => column !== 'outlook');

export function ColumnHead({
  columns,
  isSortable,
  sorting,
  hasActions,
  onSort,
}: {
  readonly columns: readonly Column[];
  readonly isSortable: boolean;
  readonly sorting: Sorting | null;
  readonly hasActions: boolean;
  readonly onSort: (column: SortColumn) => void;
}) {
  return (
    <div role="row" tabIndex={-1} aria-rowindex={1} className={styles.head}>
      {columns.map((column) => {
        const isSorted = sorting?.column === column;
        const sorted = isSortable ? SORT_COLUMNS.find((each) => each === column) : undefined;
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
            {sorted !== undefined ? (
              <button type="button" title={say.sortBy(say.columns[column])} onClick={() => onSort(sorted)}>
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
