import { isOver, type Work } from '#core/work/work.ts';
import type { Database } from '#server/store/database/store.ts';
import { findWork } from '#server/store/plans/work.ts';

/** What is still to be done: initiatives that are not over, and milestones that are not done. */
export async function findOpenWork(db: Database, planId: string): Promise<Pick<Work, 'initiatives' | 'milestones'>> {
  const { initiatives, milestones } = await findWork(db, planId);
  const open = initiatives.filter((each) => each.archivedAt === null && !isOver(each));
  const ids = new Set(open.map(({ id }) => id));
  return {
    initiatives: open,
    milestones: milestones.filter(
      ({ archivedAt, doneOn, initiativeId }) =>
        archivedAt === null && doneOn === null && (initiativeId === null || ids.has(initiativeId)),
    ),
  };
}
