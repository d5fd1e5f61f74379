import type { FastifyRequest } from 'fastify';
import { encodeFiscalYear } from '#contract/wire/codes.ts';
import { may } from '#core/access.ts';
import type { Day } from '#core/calendar/date.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import type { Clock } from '#server/base/clock.ts';
import { type PlanAsker, shareOfAsker } from '#server/features/asking/asking.ts';
import { lookBack } from '#server/features/asking/lookBack.ts';
import { planNotFound } from '#server/features/asking/membership.ts';
import type { Share } from '#server/features/sharing/share.ts';
import { viewKeyOf } from '#server/features/sharing/sharedPlans.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { PlanBook } from '#server/plan/planBook/planBook.ts';
import { storeVersionFor } from '#server/platform/http/storeVersionFor.ts';
import type { Store } from '#server/store/database/store.ts';
import type { GoalsQuery } from './goalsWanted.ts';

export type AskedPlan = {
  readonly planId: string;
  readonly version: number;
  readonly today: Day;
  readonly isPast: boolean;
  readonly year: FiscalYear | null;
  readonly share: Share | null;
  read(): Promise<BookedPlan>;
};

export async function askedPlan(
  { store, clock, planBook }: { readonly store: Store; readonly clock: Clock; readonly planBook: PlanBook },
  { request, asker }: { readonly request: FastifyRequest; readonly asker: PlanAsker },
  query: Pick<GoalsQuery, 'fiscal_year' | 'as_of'>,
): Promise<AskedPlan> {
  const { id: planId, timeZone } = asker.plan;
  const today = clock.today(timeZone);
  const booked = await planBook.find(planId, storeVersionFor(request, store));
  if (booked === null) throw planNotFound();
  // A share of style chips or static shows its own year, whatever the address says.
  const year = may(asker.viewer, 'changeYear') ? (query.fiscal_year ?? null) : null;
  const asked = { planId, version: booked.whole.version, year, share: shareOfAsker(asker) };
  const { as_of: asOf } = query;
  if (asOf === undefined) return { ...asked, today, isPast: false, read: async () => booked };
  const { find } = lookBack({ clock, planBook }, asker, asOf);
  return { ...asked, today: asOf, isPast: true, read: find };
}

/** Everything that figures depend on. All members of a plan see the same goals, and so do viewers of equal shares. */
export function askedKey({ planId, version, today, isPast, year, share }: AskedPlan): readonly unknown[] {
  const wireYear = year === null ? null : encodeFiscalYear(year);
  return [planId, version, wireYear, today, isPast, share && viewKeyOf({ share, today })];
}
