import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import { withPlus } from '#core/format/number.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import { usePlan } from '#web/dashboard/PlanContext.ts';
import { formatTick } from '#web/messages/formats.ts';
import { say as detailWords } from '#web/messages/goalDetail/say.ts';
import { prettyOf } from '#web/messages/goalTexts.ts';
import { say } from '#web/messages/say.ts';
import styles from './FigureRow.module.css';

/** Actual and target to date, their difference, and the end target. */
export function FigureRow({ goal }: { readonly goal: DashboardGoal }) {
  const { plan } = usePlan();
  const { figures } = goal;
  const pretty = prettyOf(goal, plan);
  const isPlanToDate = figures.year === 'ALL';
  const variance = isPlanToDate
    ? withPlus(figures.ptd.variance, pretty.ptdVariance)
    : withPlus(figures.ytd.variance, pretty.ytdVariance);
  const isWrong = figures.status === 'off_target' || figures.status === 'critical';
  return (
    <dl className={styles.row} data-status={shownStatusOf(figures)}>
      <div>
        <dt>{toDateLabel(goal, plan)}</dt>
        <dd>
          <b>{isPlanToDate ? pretty.ptd : pretty.ytd}</b>
        </dd>
      </div>
      <div>
        <dt>{detailWords.target}</dt>
        <dd>{isPlanToDate ? pretty.ptdTarget : pretty.ytdTarget}</dd>
      </div>
      <div>
        <dt>{detailWords.variance}</dt>
        <dd className={isWrong ? styles.wrong : undefined}>{variance}</dd>
      </div>
      <div>
        <dt>{isPlanToDate ? say.card.planEnd : say.card.yearEnd}</dt>
        <dd>{isPlanToDate ? pretty.allTarget : pretty.eoyTarget}</dd>
      </div>
    </dl>
  );
}

/** `YTD to Sep`: up to the end of the as-of period. */
function toDateLabel(
  { figures, trackingFrequency }: DashboardGoal,
  dateStyle: Parameters<typeof formatTick>[2],
): string {
  const isPlanToDate = figures.year === 'ALL';
  if (figures.asOf === null) return isPlanToDate ? detailWords.wholePlanToDate : detailWords.yearToDate;
  const period = formatTick(figures.asOf, trackingFrequency, dateStyle);
  return isPlanToDate ? detailWords.planToDate(period) : detailWords.toDate(period);
}
