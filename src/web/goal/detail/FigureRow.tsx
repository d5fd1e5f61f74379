import type { ReactNode } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { prettyUnitOf } from '#contract/goal/prettyValuesOf.ts';
import { toldDifference } from '#core/format/told.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import { formatFullDifference, formatShortDifference } from '#web/base/messages/differences.ts';
import { formatFullValue, formatTick } from '#web/base/messages/formats.ts';
import { toldOf } from '#web/base/messages/goalTexts.ts';
import { say as detailWords } from '#web/base/messages/say/goalDetail.ts';
import { say } from '#web/base/messages/say.ts';
import { reachableWhereAnyHidden, useHiddenTexts, useWholeText } from '#web/base/ui/useWholeText.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './FigureRow.module.css';

export function FigureRow({ goal }: { readonly goal: DashboardGoal }) {
  const { plan } = usePlan();
  const { figures } = goal;
  const isPlanToDate = figures.year === 'ALL';
  const hidden = useHiddenTexts('dl');
  const told = toldOf(goal, plan);
  const unit = prettyUnitOf(goal, plan);
  const toDate = isPlanToDate ? figures.ptd : figures.ytd;
  const end = isPlanToDate ? figures.allTarget : figures.eoyTarget;
  const isWrong = figures.status === 'off_target' || figures.status === 'critical';
  return (
    <dl ref={reachableWhereAnyHidden} className={styles.row} data-status={shownStatusOf(figures)} {...hidden}>
      <Figure label={toDateLabel(goal, plan)} whole={formatFullValue(toDate.actual, unit)}>
        <b>{isPlanToDate ? told.ptd : told.ytd}</b>
      </Figure>
      <Figure label={detailWords.target} whole={formatFullValue(toDate.target, unit)}>
        {isPlanToDate ? told.ptdTarget : told.ytdTarget}
      </Figure>
      <Figure label={detailWords.variance} whole={formatFullDifference(toDate.variance, unit)} isWrong={isWrong}>
        {formatShortDifference(toldDifference(toDate.actual, toDate.target, unit), unit)}
      </Figure>
      {end !== toDate.target && (
        <Figure label={isPlanToDate ? say.card.planEnd : say.card.yearEnd} whole={formatFullValue(end, unit)}>
          {isPlanToDate ? told.allTarget : told.eoyTarget}
        </Figure>
      )}
    </dl>
  );
}

function Figure({
  label,
  whole,
  isWrong = false,
  children,
}: {
  readonly label: string;
  readonly whole: string;
  readonly isWrong?: boolean;
  readonly children: ReactNode;
}) {
  const text = useWholeText(whole, { label });
  return (
    <div>
      <dt>{label}</dt>
      <dd className={isWrong ? styles.wrong : undefined} {...text}>
        {children}
      </dd>
    </div>
  );
}

function toDateLabel(
  { figures, trackingFrequency }: DashboardGoal,
  dateStyle: Parameters<typeof formatTick>[2],
): string {
  const isPlanToDate = figures.year === 'ALL';
  if (figures.asOf === null) return isPlanToDate ? detailWords.wholePlanToDate : detailWords.yearToDate;
  const period = formatTick(figures.asOf, trackingFrequency, dateStyle);
  return isPlanToDate ? detailWords.planToDate(period) : detailWords.toDate(period);
}
