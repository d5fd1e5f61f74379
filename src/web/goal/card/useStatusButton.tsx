import type { MouseEvent } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { mayAtAll } from '#core/access.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import { useCardStop } from '#web/base/ui/cardStops.ts';
import { useHideTip, useTip } from '#web/base/ui/useTip.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import { LateBadgeTip } from './LateBadgeTip.tsx';
import { useWhy } from './WhyContext.ts';

export function useStatusButton(goal: DashboardGoal) {
  const shown = usePlan();
  const isAuthorTold = mayAtAll(viewerOf(shown), 'readHistory');
  const tip = useTip(() => <LateBadgeTip goal={goal} plan={shown.plan} isAuthorTold={isAuthorTold} />);
  const stop = useCardStop();
  const hideTip = useHideTip();
  const askWhy = useWhy();
  return {
    type: 'button',
    'data-status': shownStatusOf(goal.figures),
    'aria-haspopup': 'dialog',
    ...stop,
    ...tip,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      hideTip();
      askWhy({ goal, anchor: currentTarget });
    },
  } as const;
}
