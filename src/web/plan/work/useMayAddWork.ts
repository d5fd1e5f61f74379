import { may, mayAtAll, type Subject } from '#core/access.ts';
import { isChangeable } from '#web/plan/currentPlan/isChangeable.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';

/** Whether the viewer may add work to goals of a subject, or to any at all. */
export function useMayAddWork(): { ofAny: boolean; of(subject: Subject): boolean } {
  const shown = usePlan();
  const viewer = viewerOf(shown);
  const isOpen = isChangeable(shown);
  return {
    ofAny: isOpen && mayAtAll(viewer, 'editWork'),
    of: (subject) => isOpen && may(viewer, 'editWork', subject),
  };
}
