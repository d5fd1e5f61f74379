import type { Day } from '#core/calendar/date.ts';
import type { WorkOfGoal } from '#core/filter/workChoice.ts';
import { workOfGoals } from '#core/work/workOfGoals.ts';
import type { Store } from '#server/store/database/store.ts';
import { findWorkAsOf } from '#server/store/history/workAsOf.ts';
import type { BookedPlan } from './bookedPlan.ts';
import { presentWork } from './presentWork.ts';

/** What filters ask of a plan's work, now or as it was known at an instant. */
export type FindWorkOfGoals = (
  booked: BookedPlan,
  asked: { readonly today: Day; readonly instant?: string | null },
) => Promise<WorkOfGoal>;

export function createFindWorkOfGoals(store: Store): FindWorkOfGoals {
  return async (booked, { today, instant = null }) => {
    const work = await findWorkAsOf(store, { planId: booked.whole.plan.id, instant });
    return workOfGoals(presentWork(work, booked), today);
  };
}
