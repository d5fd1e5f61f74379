import { type KeyboardEvent, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { readIsoDate } from '#core/calendar/date.ts';
import { formatNearDay } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/attention.ts';
import { wantComposer } from '#web/goal/comments/wantedComposer.ts';
import { lateWorkByGoal, lateWorkText } from '#web/goal/work/lateWork.ts';
import type { AttentionRow } from '#web/plan/attention/attentionRows.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { WholeGoalsContext } from '#web/plan/goals/useWholeGoal.ts';
import type { OpenGoals } from '#web/plan/listing/useOpenGoals.ts';
import { NO_WORK, useWork } from '#web/plan/work/useWork.ts';
import styles from './Attention.module.css';
import { AttentionTableRow } from './AttentionTableRow.tsx';

/** Arrows move from goal to goal, Enter opens, E edits the next step, C writes a comment. */
export function AttentionTable({
  rows,
  prepared,
  opened,
  since,
}: {
  readonly rows: readonly AttentionRow[];
  readonly prepared: PlanGoals;
  readonly opened: OpenGoals;
  /** The last day of the month before; null where the plan was not there yet. */
  readonly since: string | null;
}) {
  const { plan, today, hasWork = false } = usePlan();
  const { data: work = NO_WORK } = useWork({ isWanted: hasWork });
  const late = useMemo(() => lateWorkByGoal(work), [work]);
  const body = useRef<HTMLTableSectionElement>(null);
  const [editedId, setEdited] = useState<string | null>(null);
  useWholeGoals(rows);
  const day = since === null ? null : readIsoDate(since);

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLAnchorElement)) return;
    const id = event.target.closest('tr')?.dataset['row'];
    const at = rows.findIndex((row) => row.id === id);
    if (id === undefined || at < 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) body.current?.querySelectorAll<HTMLElement>('tr a[data-open]')[at + step]?.focus();
    else if (event.key === 'e' || event.key === 'E') setEdited(id);
    else if (event.key === 'c' || event.key === 'C') {
      wantComposer(id);
      opened.open(id);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <table className={styles.table} data-since={day !== null} aria-label={say.title}>
      <thead>
        <tr>
          <th scope="col">{say.columns.goal}</th>
          <th scope="col">{say.columns.stands}</th>
          <th scope="col">{say.columns.trend}</th>
          {day !== null && <th scope="col">{say.columns.since(formatNearDay(day, today, plan.dateFormat))}</th>}
          <th scope="col">{say.columns.comment}</th>
          <th scope="col">{say.columns.step}</th>
        </tr>
      </thead>
      <tbody ref={body} onKeyDown={handleKey}>
        {rows.map((row) => (
          <AttentionTableRow
            key={row.id}
            row={row}
            lateWork={lateWorkText(late.get(row.id))}
            prepared={prepared}
            opened={opened}
            hasSince={day !== null}
            isEdited={row.id === editedId}
            onEdit={(isOn) => setEdited(isOn ? row.id : null)}
          />
        ))}
      </tbody>
    </table>
  );
}

function useWholeGoals(rows: readonly AttentionRow[]): void {
  const wholes = useContext(WholeGoalsContext);
  useEffect(() => wholes?.expect(rows.map(({ id }) => id)), [wholes, rows]);
}
