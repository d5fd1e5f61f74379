import { type ReactNode, useId } from 'react';
import { say as own } from '#web/base/messages/say/myWork.ts';
import { say } from '#web/base/messages/say/print.ts';
import { say as words } from '#web/base/messages/say/work.ts';
import { StateBadge } from '#web/goal/work/StateBadge.tsx';
import { useForGoals } from '#web/goal/work/useForGoals.ts';
import { dayText, ownerName, percentText, standingText } from '#web/goal/work/workTexts.ts';
import { hidesOwners } from '#web/plan/currentPlan/hidesOwners.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './ReportSummary.module.css';
import type { ReportedWork } from './reportWork.ts';

/** Of each kind so many are printed; how many more there are is said. */
const MOST = 30;

/** What the report's goals are to be reached by: open initiatives, milestones to see to, and what was decided. */
export function ReportWork({ work }: { readonly work: ReportedWork }) {
  const shown = usePlan();
  const titleId = useId();
  const forGoals = useForGoals();
  const { initiatives, milestones, decisions, counts } = work;
  const { fields } = words;
  const titles = new Map(initiatives.map(({ id, title }) => [id, title]));
  const ownerOf = (id: string | null) => !hidesOwners(shown) && <span>{ownerName(id, shown)}</span>;

  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{words.tab}</h2>
      <p className={styles.lead}>{say.work(counts)}</p>
      <WorkTable
        title={words.initiatives}
        items={initiatives}
        columns={[words.initiative, fields.state, fields.percent, fields.end]}
        rowOf={(each) => (
          <tr key={each.id}>
            <th scope="row">
              <b>{each.title}</b>
              <p>
                {forGoals(each.goal_ids)} {ownerOf(each.owner_id)}
              </p>
            </th>
            <td>
              <StateBadge state={each.state} />
            </td>
            <td data-label={fields.percent}>{percentText(each.percent_complete)}</td>
            <td data-label={fields.end}>
              {dayText(each.end, shown)}
              {each.days_late > 0 && <Late>{words.late(each.days_late)}</Late>}
            </td>
          </tr>
        )}
      />
      <WorkTable
        title={own.milestones}
        items={milestones}
        columns={[words.milestone, fields.due]}
        rowOf={(each) => (
          <tr key={each.id}>
            <th scope="row">
              <b>{each.title}</b>
              <p>
                {titles.get(each.initiative_id ?? '') ?? forGoals([each.goal_id ?? ''])} {ownerOf(each.owner_id)}
              </p>
            </th>
            <td data-label={fields.due}>
              {dayText(each.due, shown)}
              {each.days_late > 0 ? (
                <Late>{standingText(each, shown)}</Late>
              ) : (
                <small>{standingText(each, shown)}</small>
              )}
            </td>
          </tr>
        )}
      />
      <WorkTable
        title={words.decisions}
        items={decisions}
        columns={[words.decision, fields.day]}
        rowOf={(each) => (
          <tr key={each.id}>
            <th scope="row">
              {each.text}
              <p>{each.who}</p>
            </th>
            <td data-label={fields.day}>{dayText(each.day, shown)}</td>
          </tr>
        )}
      />
    </section>
  );
}

function WorkTable<Item>({
  title,
  items,
  columns,
  rowOf,
}: {
  readonly title: string;
  readonly items: readonly Item[];
  readonly columns: readonly string[];
  readonly rowOf: (item: Item) => ReactNode;
}) {
  const titleId = useId();
  if (items.length === 0) return null;
  return (
    <>
      <h3 id={titleId} className={styles.kind}>
        {title}
      </h3>
      <table className={styles.table} aria-labelledby={titleId}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{items.slice(0, MOST).map(rowOf)}</tbody>
      </table>
      {items.length > MOST && <p className={styles.note}>{say.andMore(items.length - MOST)}</p>}
    </>
  );
}

function Late({ children }: { readonly children: ReactNode }) {
  return (
    <small className={styles.late} data-status="critical">
      {children}
    </small>
  );
}
