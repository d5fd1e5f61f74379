import type { Work } from '#core/work/work.ts';
import type { Store } from '#server/store/database/store.ts';
import { findWork } from '#server/store/plans/work.ts';
import { findRecordsAsOf } from './asOf.ts';

/** Everything a plan holds beside its goals, now or as it was known at an instant; what is archived too. */
export async function findWorkAsOf(
  store: Store,
  { planId, instant }: { readonly planId: string; readonly instant: string | null },
): Promise<Work> {
  if (instant === null) return findWork(store.db, planId);
  return {
    initiatives: await findRecordsAsOf(store, { planId, instant, name: 'initiative' }),
    milestones: await findRecordsAsOf(store, { planId, instant, name: 'milestone' }),
    decisions: await findRecordsAsOf(store, { planId, instant, name: 'decision' }),
  };
}
