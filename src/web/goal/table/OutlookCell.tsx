import { useQuery } from '@tanstack/react-query';
import type { ListedGoal } from '#contract/listedGoal.ts';
import type { WireProspect } from '#contract/outlook.ts';
import { readIsoDate } from '#core/calendar/date.ts';
import { formatTick } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/outlook.ts';
import { Cell } from '#web/goal/list/Cell.tsx';
import styles from '#web/goal/list/GoalList.module.css';
import { prospectQuery } from '#web/goal/outlook/prospectQuery.ts';
import { type ShownProspect, shownProspectOf } from '#web/goal/outlook/shownProspect.ts';
import { chanceText } from '#web/goal/outlook/yearEndTexts.ts';
import { type ShownPlan, usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { outlookScopeOf } from '#web/plan/goals/outlookScope.ts';
import { useWholeGoal } from '#web/plan/goals/useWholeGoal.ts';

export function OutlookCell({ goal }: { readonly goal: ListedGoal }) {
  const shown = usePlan();
  const { data = null } = useQuery(prospectQuery(outlookScopeOf(shown), goal.id));
  const frequency = useWholeGoal(goal.id)?.trackingFrequency ?? null;
  const prospect = shownProspectOf(goal, data);
  if (data === null || prospect === null) return <Cell column="outlook">{null}</Cell>;
  const text = textOf(prospect, data, { frequency, shown });
  const { chance } = data;
  return (
    <Cell column="outlook" whole={chance === null ? text : say.chance(text, chanceText(chance))}>
      <span className={styles.outlook} data-prospect={prospect}>
        {text}
      </span>
    </Cell>
  );
}

function textOf(
  prospect: ShownProspect,
  { misses_from: from }: WireProspect,
  { frequency, shown }: { readonly frequency: Parameters<typeof formatTick>[1] | null; readonly shown: ShownPlan },
): string {
  const misses = prospect === 'atRisk' ? readIsoDate(from ?? '') : null;
  if (misses === null || frequency === null) return say.cell[prospect];
  return say.cell.missesIn(formatTick(misses, frequency, shown.plan));
}
