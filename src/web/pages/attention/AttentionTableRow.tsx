import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import { statusLabel } from '#web/base/messages/goalTexts.ts';
import { say } from '#web/base/messages/say/attention.ts';
import { commentDay } from '#web/base/time/instants.ts';
import { onPlainClick } from '#web/base/ui/plainClick.ts';
import { StatusGlyph } from '#web/base/ui/StatusGlyph.tsx';
import { Change } from '#web/goal/card/Change.tsx';
import { shownOwner } from '#web/goal/card/Meta.tsx';
import { standsAt } from '#web/goal/card/standsAt.ts';
import { Trend } from '#web/goal/charts/Trend.tsx';
import type { AttentionRow } from '#web/plan/attention/attentionRows.ts';
import { hidesOwners } from '#web/plan/currentPlan/hidesOwners.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { useWholeGoal } from '#web/plan/goals/useWholeGoal.ts';
import type { OpenGoals } from '#web/plan/listing/useOpenGoals.ts';
import styles from './Attention.module.css';
import { StepCell } from './StepCell.tsx';

export function AttentionTableRow({
  row,
  lateWork,
  prepared,
  opened,
  hasSince,
  isEdited,
  onEdit,
}: {
  readonly row: AttentionRow;
  /** What of its work is late; null for nothing. */
  readonly lateWork: string | null;
  readonly prepared: PlanGoals;
  readonly opened: OpenGoals;
  readonly hasSince: boolean;
  readonly isEdited: boolean;
  readonly onEdit: (isOn: boolean) => void;
}) {
  const shown = usePlan();
  const { plan } = shown;
  const listed = prepared.hierarchy.nodes.get(row.id)?.goal;
  const goal = useWholeGoal(row.id);
  if (listed === undefined) return null;
  const status = shownStatusOf(listed.figures);
  const also = row.also.flatMap(({ id, why }) => {
    const above = prepared.hierarchy.nodes.get(id)?.goal;
    return above === undefined ? [] : [say.alsoSets(shownNumber(above.number), say.why[why])];
  });
  return (
    <tr data-row={row.id}>
      <th scope="row" data-status={status}>
        <span className={styles.glyph}>
          <StatusGlyph status={status} size={14} />
          <span className="visually-hidden">{statusLabel(status, plan)}</span>
        </span>
        <div>
          <a data-open href={opened.hrefOf(row.id)} onClick={(event) => onPlainClick(event, () => opened.open(row.id))}>
            <span>{shownNumber(listed.number)}</span> {listed.title}
          </a>
          {goal !== null && !hidesOwners(shown) && <p>{shownOwner(goal.ownerLabel)}</p>}
          {lateWork !== null && (
            <p className={styles.late} data-status="critical">
              {lateWork}
            </p>
          )}
          {also.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </th>
      {goal === null ? (
        <td colSpan={hasSince ? 5 : 4}>…</td>
      ) : (
        <>
          <td>
            <Stands goal={goal} />
          </td>
          <td>
            <Trend goal={goal} />
          </td>
          {hasSince && (
            <td>
              <Change change={row.change} before={row.before} now={row.attainment} />
            </td>
          )}
          <td>
            <Said goal={goal} />
          </td>
          <td>
            <StepCell goal={goal} isAsked={row.isStepAsked} isEdited={isEdited} onEdit={onEdit} />
          </td>
        </>
      )}
    </tr>
  );
}

function Stands({ goal }: { readonly goal: DashboardGoal }) {
  const { plan } = usePlan();
  const { figures, gap } = standsAt(goal, plan);
  return (
    <p className={styles.stands}>
      <b>{figures}</b>
      {gap !== null && <span data-status={shownStatusOf(goal.figures)}>{gap}</span>}
    </p>
  );
}

/** The last comment; of a status set by hand, the reason. */
function Said({ goal }: { readonly goal: DashboardGoal }) {
  const shown = usePlan();
  const { lastComment, figures } = goal;
  if (figures.statusRule === 'setByHand' && figures.statusText !== '') {
    return (
      <p className={styles.said}>
        <q dir="auto">{figures.statusText}</q>
        <small>{say.byHand(statusLabel(figures.status, shown.plan))}</small>
      </p>
    );
  }
  if (lastComment === null) return <p className="faint">{say.nobodyWrote}</p>;
  const name = `${lastComment.firstName} ${lastComment.lastName}`.trim();
  const day = commentDay(lastComment.at, shown);
  return (
    <p className={styles.said}>
      <span dir="auto">{lastComment.text}</span>
      <small>{name === '' ? day : say.saidBy(name, day)}</small>
    </p>
  );
}
