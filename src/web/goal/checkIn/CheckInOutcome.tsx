import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { valueUnitOf } from '#core/format/number.ts';
import type { GoalFigures } from '#core/goal/figures.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import type { ShownStatus } from '#core/goal/status.ts';
import { formatCardValue } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/checkIn.ts';
import { StatusGlyph } from '#web/base/ui/StatusGlyph.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { StatusName } from '#web/plan/currentPlan/StatusName.tsx';
import styles from './CheckInOutcome.module.css';

export function CheckInOutcome({
  goal,
  after,
  status,
}: {
  readonly goal: DashboardGoal;
  readonly after: GoalFigures;
  readonly status: ShownStatus | null;
}) {
  const { plan, year } = usePlan();
  const unit = valueUnitOf(goal, plan);
  const [was, now] = year === 'ALL' ? [goal.figures.ptd, after.ptd] : [goal.figures.ytd, after.ytd];
  const next = goal.figures.statusRule === 'deferred' && status === null ? 'deferred' : (status ?? after.status);
  return (
    <div role="status">
      <dl className={styles.outcome}>
        <dt>{year === 'ALL' ? say.planToDate : say.yearToDate}</dt>
        <dd>
          {formatCardValue(was.actual, unit)} <Arrow />{' '}
          <b>
            {now.target === null
              ? formatCardValue(now.actual, unit)
              : say.of(formatCardValue(now.actual, unit), formatCardValue(now.target, unit))}
          </b>
        </dd>
        <dt>{say.status}</dt>
        <dd>
          <Badge status={shownStatusOf(goal.figures)} />
          {next !== shownStatusOf(goal.figures) && (
            <>
              <Arrow /> <Badge status={next} />
            </>
          )}
        </dd>
      </dl>
    </div>
  );
}

function Badge({ status }: { readonly status: ShownStatus }) {
  return (
    <span className={styles.badge} data-status={status}>
      <StatusGlyph status={status} size={12} />
      <StatusName status={status} />
    </span>
  );
}

/** An icon, because fonts may lack the glyph. */
function Arrow() {
  return (
    <>
      <span className="visually-hidden">{say.becomes}</span>
      <svg className="faint" data-sideways="" aria-hidden="true" width="14" height="10" viewBox="0 0 14 10" fill="none">
        <path d="M1 5h11M8.500 1.500 12 5l-3.500 3.500" stroke="currentColor" strokeWidth="1.400" />
      </svg>
    </>
  );
}
