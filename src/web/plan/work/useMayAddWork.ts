import { may, mayAtAll, type Subject } from '#core/access.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';

/** Whether work may be added to goals of a subject, or to any at all: not while looking back, nor to an archived plan. */
export function useMayAddWork(): { ofAny: boolean; of(subject: Subject): boolean } {
  const shown = usePlan();
  const viewer = viewerOf(shown);
  const isOpen = (shown.asOf ?? null) === null && !shown.plan.isArchived;
  return {
    ofAny: isOpen && mayAtAll(viewer, 'editWork'),
    of: (subject) => isOpen && may(viewer, 'editWork', subject),
  };
}
