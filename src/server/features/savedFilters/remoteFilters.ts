import { NO_FILTER_PARAMS, readFilterParams, writeFilterParams } from '#contract/filterParams.ts';
import { cutCriteria } from '#core/filter/cutCriteria.ts';
import type { Clock } from '#server/base/clock.ts';
import { planNotFound } from '#server/features/asking/membership.ts';
import type { ShareVisit } from '#server/features/sharing/shareAuth.ts';
import type { SharedPlan } from '#server/features/sharing/sharedPlan.ts';
import type { FindSharedPlan } from '#server/features/sharing/sharedPlans.ts';
import type { PlanBook } from '#server/plan/planBook/planBook.ts';
import type { Store } from '#server/store/database/store.ts';
import { findSavedFilters, type StoredFilter } from './savedFilterRepository.ts';

export type RemoteFilterParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly planBook: PlanBook;
  readonly findSharedPlan: FindSharedPlan;
};

/**
 * The saved filters of the member who made a share, without values outside its ceiling; one that would then list
 * something else than its name says is left out. None where the lead has not ticked it, or the member has left the plan.
 */
export function createRemoteFilters({ store, clock, planBook, findSharedPlan }: RemoteFilterParts) {
  return async ({ plan, share }: ShareVisit): Promise<StoredFilter[]> => {
    if (!share.handsOutFilters) return [];
    const booked = await planBook.find(plan.id);
    if (booked === null) throw planNotFound();
    const { memberId } = share.maker;
    if (!booked.whole.owners.members.some(({ id }) => id === memberId)) return [];
    const shared = await findSharedPlan(booked, { share, today: clock.today(plan.timeZone) });
    const filters = await findSavedFilters(store.db, { planId: plan.id, memberId });
    return filters.flatMap((filter) => {
      const params = paramsInside(filter.params, shared, plan.dateFormat);
      return params === null ? [] : [{ id: filter.id, name: filter.name, params }];
    });
  };
}

/** Only the filter values: names of owners and unknown keys are dropped. */
function paramsInside(
  text: string,
  { values }: SharedPlan,
  dateFormat: ShareVisit['plan']['dateFormat'],
): string | null {
  const { params } = readFilterParams(text, dateFormat);
  const criteria = cutCriteria(params.criteria, values);
  return criteria && writeFilterParams({ ...NO_FILTER_PARAMS, criteria, fiscalYear: params.fiscalYear });
}
