import { useId, useState } from 'react';
import { refusalText } from '#web/base/api/refusalText.ts';
import { say } from '#web/base/messages/say/tableColumns.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Checkbox } from '#web/base/ui/Checkbox.tsx';
import { Icon } from '#web/base/ui/Icon.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { Popover } from '#web/base/ui/Popover.tsx';
import type { Column } from '#web/goal/list/ColumnHead.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { ColumnsFoot } from './ColumnsFoot.tsx';
import styles from './ColumnsMenu.module.css';
import { withMoved, withToggled } from './chosenColumns.ts';
import { keepMyColumns } from './myColumns.ts';
import type { TableColumns } from './useTableColumns.ts';

export function ColumnsMenu({ columns }: { readonly columns: TableColumns }) {
  const id = useId();
  const { withoutRoom } = columns;
  return (
    <>
      {withoutRoom > 0 && (
        <span className="small quiet" role="status">
          {say.noRoom(withoutRoom)}
        </span>
      )}
      <Button look="ghost" size="small" popoverTarget={id} aria-haspopup="dialog">
        <Icon name="table" size={14} />
        {say.columns}
      </Button>
      <Popover id={id} alignment="end" className={styles.menu}>
        {() => <ColumnList columns={columns} />}
      </Popover>
    </>
  );
}

function ColumnList({ columns }: { readonly columns: TableColumns }) {
  const { chosen, available, nameOf, withoutRoom } = columns;
  const id = useId();
  const plan = usePlan();
  const [error, setError] = useState<string | null>(null);
  const rows = [...chosen, ...available.filter((column) => !chosen.includes(column))];
  const keep = (after: readonly string[] | null) => {
    setError(null);
    void keepMyColumns(plan, after).catch((failure: unknown) => setError(refusalText(failure, say.failed)));
  };

  /** The button goes with its column: the focus stays on it. */
  function handleMove(column: Column, by: -1 | 1) {
    keep(withMoved(chosen, column, by));
    const name = `${id}-${by}-${column}`;
    window.requestAnimationFrame(() => {
      const button = document.getElementById(name);
      const other = document.getElementById(`${id}-${-by}-${column}`);
      (button instanceof HTMLButtonElement && !button.disabled ? button : other)?.focus();
    });
  }

  return (
    <>
      <p className={styles.head}>{plan.viewer.kind === 'member' ? say.hint : say.hintOnDevice}</p>
      <ul className={styles.list} aria-label={say.columns}>
        {rows.map((column) => {
          const at = chosen.indexOf(column);
          const name = nameOf(column);
          return (
            <li key={column} className={styles.row}>
              <label htmlFor={`${id}-${column}`} className={styles.name}>
                <Checkbox id={`${id}-${column}`} checked={at >= 0} onChange={() => keep(withToggled(chosen, column))} />
                <span>{name}</span>
              </label>
              {at >= 0 && (
                <>
                  <Button
                    look="ghost"
                    size="square"
                    id={`${id}--1-${column}`}
                    aria-label={say.earlier(name)}
                    disabled={at === 0}
                    onClick={() => handleMove(column, -1)}
                  >
                    <Icon name="fold" size={14} />
                  </Button>
                  <Button
                    look="ghost"
                    size="square"
                    id={`${id}-1-${column}`}
                    aria-label={say.later(name)}
                    disabled={at === chosen.length - 1}
                    onClick={() => handleMove(column, 1)}
                  >
                    <Icon name="chevronDown" size={14} />
                  </Button>
                </>
              )}
            </li>
          );
        })}
      </ul>
      {withoutRoom > 0 && (
        <p className={styles.note}>
          <LateIcon name="warning" size={14} />
          {say.noRoom(withoutRoom)}
        </p>
      )}
      {error !== null && (
        <p role="alert" className={styles.error} data-status="critical">
          {error}
        </p>
      )}
      <ColumnsFoot columns={columns} onKeep={keep} />
    </>
  );
}
