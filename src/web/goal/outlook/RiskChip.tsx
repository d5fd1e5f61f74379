import { useQuery } from '@tanstack/react-query';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { readIsoDate } from '#core/calendar/date.ts';
import { formatPeriod, formatTick } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/outlook.ts';
import { useCardStop } from '#web/base/ui/cardStops.ts';
import { useTip } from '#web/base/ui/useTip.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { outlookScopeOf } from '#web/plan/goals/outlookScope.ts';
import { prospectQuery } from './prospectQuery.ts';
import styles from './RiskChip.module.css';

type RiskChipProps = {
  readonly goal: DashboardGoal;
  readonly isShortened?: boolean;
};

export function RiskChip({ goal, isShortened = false }: RiskChipProps) {
  const { status, distribution } = goal.figures;
  const { isOutlookOff } = usePlan().plan;
  const isGreen = distribution === null && (status === 'on_target' || status === 'achieved');
  // Weekly goals have no outlook.
  const mayBeAtRisk = isGreen && !isOutlookOff && goal.trackingFrequency !== 'weekly';
  return mayBeAtRisk && <LikelyMiss goal={goal} isShortened={isShortened} />;
}

function LikelyMiss({ goal, isShortened }: Required<RiskChipProps>) {
  const shown = usePlan();
  const { data } = useQuery(prospectQuery(outlookScopeOf(shown), goal.id));
  const misses = data?.prospect === 'atRisk' ? readIsoDate(data.misses_from ?? '') : null;
  const frequency = goal.trackingFrequency;
  const stop = useCardStop();
  const tip = useTip(() => misses !== null && say.riskText(formatPeriod(misses, frequency, shown.plan)));
  if (misses === null) return null;
  const text = say.missesIn(formatTick(misses, frequency, shown.plan));
  if (!isShortened) {
    return (
      <button type="button" {...stop} className={styles.chip} data-risk {...tip}>
        {text}
      </button>
    );
  }
  return (
    <span className={styles.room}>
      <button type="button" {...stop} className={styles.chip} data-risk {...tip}>
        <span className={styles.whole}>{text}</span>
        <span className={styles.short} aria-hidden="true">
          {say.atRisk}
        </span>
      </button>
    </span>
  );
}
