import type { Owners } from '#core/plan/owners.ts';
import type { Initiative, Milestone, Work } from '#core/work/work.ts';
import type { BookedPlan } from './bookedPlan.ts';

type Archivable = { readonly archivedAt: string | null };

/**
 * The work of a plan as it stands: without what is archived, or belongs to something that is; links to what is not
 * there, and owners who left, are left out. `withArchived` counts what is archived as standing.
 */
export function presentWork(
  { initiatives, milestones, decisions }: Work,
  { goals, whole }: BookedPlan,
  { withArchived = false }: { readonly withArchived?: boolean } = {},
): Work {
  const isThere = ({ archivedAt }: Archivable) => withArchived || archivedAt === null;
  const standing = initiatives.filter(isThere);
  const initiativeIds = new Set(standing.map(({ id }) => id));
  const ofSomething = milestones.filter(
    (each) =>
      isThere(each) &&
      (each.initiativeId === null ? goals.has(each.goalId ?? '') : initiativeIds.has(each.initiativeId)),
  );
  const known = new Set([...initiativeIds, ...ofSomething.map(({ id }) => id)]);
  const ownerOf = ownerIn(whole.owners);
  const shared = <Item extends Initiative | Milestone>(item: Item): Item => ({
    ...item,
    ownerId: ownerOf(item.ownerId),
    afterIds: item.afterIds.filter((id) => known.has(id)),
  });
  return {
    initiatives: standing.map((each) => ({
      ...shared(each),
      departmentId: whole.owners.departments.some(({ id }) => id === each.departmentId) ? each.departmentId : null,
      goalIds: each.goalIds.filter((id) => goals.has(id)),
    })),
    milestones: ofSomething.map(shared),
    decisions: decisions.filter(isThere).map((each) => ({
      ...each,
      goalIds: each.goalIds.filter((id) => goals.has(id)),
      initiativeIds: each.initiativeIds.filter((id) => initiativeIds.has(id)),
    })),
  };
}

function ownerIn({ members }: Owners): (id: string | null) => string | null {
  const ids = new Set<string | null>(members.map(({ id }) => id));
  return (id) => (ids.has(id) ? id : null);
}
