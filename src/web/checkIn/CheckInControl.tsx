import type { ReactNode } from 'react';
import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { usePlan } from '#web/dashboard/PlanContext.ts';
import { say } from '#web/messages/say.ts';
import { viewerOf } from '#web/planPages/viewerOf.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { useTip } from '#web/ui/useTip.ts';
import { askCheckIn, mayCheckIn } from './checkInQuestion.ts';

/** The pen on a card, for who may enter its figures; a shared view has none. */
export function CheckInControl({
  goal,
  className,
  children = <Icon name="pencil" size={14} />,
}: {
  readonly goal: DashboardGoal;
  readonly className: string | undefined;
  /** What the button shows. */
  readonly children?: ReactNode;
}) {
  const shown = usePlan();
  const tip = useTip(() => say.card.checkIn);
  if (!mayCheckIn(goal, { viewer: viewerOf(shown), owners: shown.owners })) return null;
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      aria-label={say.card.checkInOf(`${shownNumber(goal.number)} ${goal.title}`)}
      onClick={({ currentTarget }) => askCheckIn({ goal, anchor: currentTarget })}
      {...tip}
    >
      {children}
    </button>
  );
}
