import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { say } from '#web/base/messages/say/cardTags.ts';
import { useCardStop } from '#web/base/ui/cardStops.ts';
import { useTip } from '#web/base/ui/useTip.ts';
import { askCheckIn, mayCheckIn } from '#web/goal/checkIn/checkInQuestion.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import styles from './Tags.module.css';
import { useNoteMissing } from './useNoteMissing.ts';

/** Reminds that a critical goal waits for a note; a press opens the check-in, where it is written. */
export function NoteTag({ goal }: { readonly goal: DashboardGoal }) {
  const stop = useCardStop();
  const shown = usePlan();
  const isMissing = useNoteMissing(goal);
  const tip = useTip(() => say.noteAskedText);
  if (!isMissing || !mayCheckIn(goal, { viewer: viewerOf(shown), owners: shown.owners })) return null;
  return (
    <button
      type="button"
      className={styles.note}
      {...stop}
      onClick={({ currentTarget }) => askCheckIn({ goal, anchor: currentTarget })}
      {...tip}
    >
      {say.noteAsked}
    </button>
  );
}
