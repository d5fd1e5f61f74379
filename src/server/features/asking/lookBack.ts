import type { Day } from '#core/calendar/date.ts';
import { type Clock, endOfDay } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { PlanBook } from '#server/plan/planBook/planBook.ts';
import { type PlanAsker, requireRight } from './asking.ts';

export type LookBack = { readonly instant: string; find(): Promise<BookedPlan> };

/**
 * The plan as it was known at the end of a day. Throws Refusal: 403 where looking back is not open to the asker, 400
 * for a day to come; and, on `find`, 404 where the plan did not exist yet.
 */
export function lookBack(
  { clock, planBook }: { readonly clock: Clock; readonly planBook: PlanBook },
  asker: PlanAsker,
  asOf: Day,
): LookBack {
  requireRight(asker, 'lookBack');
  const { id: planId, timeZone } = asker.plan;
  if (asOf > clock.today(timeZone)) {
    throw new Refusal({ code: 'bad_request', status: 400, message: 'The day to look back to lies in the future.' });
  }
  const instant = endOfDay(asOf, timeZone);
  return {
    instant,
    find: async () => {
      const past = await planBook.findAsOf({ planId, instant });
      if (past !== null) return past;
      throw new Refusal({
        code: 'plan_not_yet_there',
        status: 404,
        message: 'The plan did not exist on that day yet.',
      });
    },
  };
}
