import { wayRound } from '#core/work/links.ts';
import { linksBack as newLinksBack } from '#core/work/linksBack.ts';
import type { Initiative, Work } from '#core/work/work.ts';
import type { Database } from '#server/store/database/store.ts';
import type { ChangeItem } from '#server/store/history/changeItem.ts';
import { findWork } from '#server/store/plans/work.ts';
import { endBeforeStart, hasMilestones, linksBack } from './workRefusals.ts';

export function refuseReversed({ start, end }: Pick<Initiative, 'start' | 'end'>): void {
  if (start !== null && end !== null && end < start) throw endBeforeStart();
}

/** What is archived counts: it can be restored. */
export function refuseLinksBack(id: string, work: Work): void {
  const way = wayRound(work, id);
  if (way === null) return;
  const linked = new Map([...work.initiatives, ...work.milestones].map((each) => [each.id, each]));
  throw linksBack(way.flatMap((step) => linked.get(step) ?? []));
}

/**
 * An undone change may not fit what was changed since. Asked once it is undone, in its transaction: throws Refusal where
 * initiatives and milestones are then as no call would have left them.
 */
export async function refuseUnsound(db: Database, planId: string, undone: readonly ChangeItem[]): Promise<void> {
  const items = undone.filter(({ entity }) => entity === 'initiative' || entity === 'milestone');
  if (items.length === 0) return;
  const work = await findWork(db, planId);
  const ids = new Set(items.flatMap((item) => ('id' in item ? [item.id] : [])));
  const initiatives = work.initiatives.filter(({ id }) => ids.has(id));
  const kept = new Set(work.initiatives.map(({ id }) => id));
  if (work.milestones.some(({ initiativeId: id }) => id !== null && ids.has(id) && !kept.has(id))) {
    throw hasMilestones();
  }
  for (const initiative of initiatives) refuseReversed(initiative);
  const [back] = newLinksBack(work, () => true);
  if (back !== undefined) refuseLinksBack(back.id, work);
}
