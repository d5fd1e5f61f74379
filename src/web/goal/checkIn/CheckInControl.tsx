import type { ReactNode } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { say } from '#web/base/messages/say.ts';
import { useCardStop } from '#web/base/ui/cardStops.ts';
import { Icon } from '#web/base/ui/Icon.tsx';
import { useTip } from '#web/base/ui/useTip.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import { askCheckIn, mayCheckIn } from './checkInQuestion.ts';

export function CheckInControl({
  goal,
  className,
  children = <Icon name="pencil" size={14} />,
}: {
  readonly goal: DashboardGoal;
  readonly className: string | undefined;
  readonly children?: ReactNode;
}) {
  const shown = usePlan();
  const tip = useTip(() => say.card.checkIn);
  const stop = useCardStop();
  if (!mayCheckIn(goal, { viewer: viewerOf(shown), owners: shown.owners })) return null;
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      aria-label={say.card.checkInOf(`${shownNumber(goal.number)} ${goal.title}`)}
      onClick={({ currentTarget }) => askCheckIn({ goal, anchor: currentTarget })}
      {...stop}
      {...tip}
    >
      {children}
    </button>
  );
}
