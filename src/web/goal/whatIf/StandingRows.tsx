import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { rounded } from '#core/compare/movedRows.ts';
import { PLAIN_PERCENT, type ValueUnit, valueUnitOf } from '#core/format/number.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { SHOWN_STATUSES } from '#core/goal/shownStatus.ts';
import type { ShownStatus } from '#core/goal/status.ts';
import type { Plan } from '#core/plan/plan.ts';
import type { Health } from '#core/rollup/health.ts';
import type { YearEndStanding } from '#core/whatIf/whatIfPlan.ts';
import { formatAxisValue, formatFullValue, formatPercent } from '#web/base/messages/formats.ts';
import { statusLabel } from '#web/base/messages/goalTexts.ts';
import { say } from '#web/base/messages/say/whatIf.ts';
import { say as words } from '#web/base/messages/say.ts';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { StatusGlyph } from '#web/base/ui/StatusGlyph.tsx';
import { roughly } from '#web/goal/charts/roughly.ts';
import { movedWriter } from '#web/goal/moved/movedTexts.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { StatusName } from '#web/plan/currentPlan/StatusName.tsx';
import { BAND_STATUS } from '#web/plan/listing/bandStatus.ts';
import { shownHealth } from '#web/plan/listing/healthFigure.ts';
import type { TriedPlan } from './useWhatIfPlan.ts';
import styles from './WhatIfPanel.module.css';
import type { SupposedYears } from './whatIfAddress.ts';

export function StandingRows({
  goal,
  tried,
  supposed: { values },
}: {
  readonly goal: DashboardGoal;
  readonly tried: TriedPlan;
  readonly supposed: SupposedYears;
}) {
  const triedOut = [...new Set([goal.id, ...values.keys()])];
  const known = tried.isWhole ? goalsAbove(triedOut, tried.goals) : [];
  const above = known.filter((id) => {
    const each = tried.goals.get(id);
    return each !== undefined && tried.plan.isAsShown(id, each.figures);
  });
  const healths = tried.plan.healths();
  return (
    <ul className={styles.standings}>
      {[...triedOut, ...above].map((id) => {
        const [each, standings] = [tried.goals.get(id), tried.plan.standingsOf(id)];
        return each !== undefined && standings !== null && <GoalRow key={id} goal={each} {...standings} />;
      })}
      {above.length < known.length && <li className="small quiet">{say.someAboveUnknown}</li>}
      {tried.isWhole && <HealthRow {...healths} />}
    </ul>
  );
}

function goalsAbove(ids: readonly string[], goals: ReadonlyMap<string, DashboardGoal>): readonly string[] {
  const above = new Set<string>();
  for (const id of ids) {
    for (let up = goals.get(id)?.parentId ?? null; up !== null; up = goals.get(up)?.parentId ?? null) above.add(up);
  }
  const depthOf = (id: string) => goals.get(id)?.depth ?? 0;
  return [...above].filter((id) => !ids.includes(id)).sort((one, other) => depthOf(other) - depthOf(one));
}

function GoalRow({
  goal,
  likely,
  supposed,
}: {
  readonly goal: DashboardGoal;
  readonly likely: YearEndStanding;
  readonly supposed: YearEndStanding;
}) {
  const { plan } = usePlan();
  const isOfPercents = goal.figures.percentBasis === 'children';
  const percent = ({ percentComplete }: YearEndStanding) =>
    isOfPercents ? formatAxisValue(percentComplete, PERCENT, 1) : formatPercent(percentComplete);
  const value = (each: number | null) =>
    each === null ? words.format.notAvailable : formatFullValue(roughly(each), valueUnitOf(goal, plan));
  const [from, to] = [value(likely.actual), value(supposed.actual)];
  const detail = supposed.endTarget === null ? say.of(from, to) : say.ofTarget(from, to, value(supposed.endTarget));
  return (
    <li>
      <p className={styles.name}>
        <span>{shownNumber(goal.number)}</span> {goal.title}
      </p>
      <Standing likely={[percent(likely), likely.status]} supposed={[percent(supposed), supposed.status]} />
      <p className="small quiet">{isOfPercents ? pointsText(likely, supposed) : detail}</p>
    </li>
  );
}

const PERCENT: ValueUnit = PLAIN_PERCENT;

function pointsText(likely: YearEndStanding, supposed: YearEndStanding): string {
  if (likely.percentComplete === null || supposed.percentComplete === null) return say.unchanged;
  const points = rounded(rounded(supposed.percentComplete, 1) - rounded(likely.percentComplete, 1), 1);
  return points === 0 ? say.unchanged : words.format.points(movedWriter({ decimals: 1 }, PERCENT).moved(points));
}

function countsText({ distribution: before }: Health, { distribution: after }: Health, plan: Plan): string {
  const changes = SHOWN_STATUSES.flatMap((status) => {
    const more = after[status] - before[status];
    return more === 0 ? [] : [`${more > 0 ? '+' : '−'}${Math.abs(more)} ${statusLabel(status, plan)}`];
  });
  return changes.length === 0 ? say.unchanged : changes.join(', ');
}

function HealthRow({ likely, supposed }: { readonly likely: Health; readonly supposed: Health }) {
  const { plan } = usePlan();
  const textOf = (health: Health) => String(shownHealth(health) ?? say.noData);
  return (
    <li>
      <p className={styles.name}>{say.health}</p>
      <Standing likely={[textOf(likely), statusOf(likely)]} supposed={[textOf(supposed), statusOf(supposed)]} />
      <p className="small quiet">{countsText(likely, supposed, plan)}</p>
    </li>
  );
}

function statusOf({ band }: Health): ShownStatus {
  return band === null ? 'not_started' : BAND_STATUS[band];
}

type ShownFigure = readonly [figure: string, status: ShownStatus];

function Standing({ likely, supposed }: { readonly likely: ShownFigure; readonly supposed: ShownFigure }) {
  return (
    <p className={styles.standing}>
      <span>{likely[0]}</span>
      <Status status={likely[1]} />
      <LateIcon name="arrowRight" size={12} />
      <span className="visually-hidden">{say.became}</span>
      <b>{supposed[0]}</b>
      <Status status={supposed[1]} />
    </p>
  );
}

function Status({ status }: { readonly status: ShownStatus }) {
  return (
    <span data-status={status} className={styles.status}>
      <StatusGlyph status={status} size={13} />
      <StatusName status={status} />
    </span>
  );
}
