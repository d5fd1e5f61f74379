import type { Work } from '#core/work/work.ts';
import type { SharedPlan } from './sharedPlan.ts';

/**
 * The work that a share shows of what is there: of goals inside the ceiling alone, with its links to what is shown too,
 * and nothing that counts the others. Costs stay out, and so does who is no owner of a goal inside.
 */
export function workSeenThroughShare(work: Work, { parents, owners, hides }: SharedPlan): Work {
  if (hides.hidesWork) return { initiatives: [], milestones: [], decisions: [] };
  const isInside = (goalId: string) => parents.has(goalId);
  const members = new Set(owners.members.map(({ id }) => id));
  const departments = new Set(owners.departments.map(({ id }) => id));
  const known = (ids: ReadonlySet<string>, id: string | null) => (id !== null && ids.has(id) ? id : null);
  const initiatives = work.initiatives.filter(({ goalIds }) => goalIds.some(isInside));
  const initiativeIds = new Set(initiatives.map(({ id }) => id));
  const milestones = work.milestones.filter(
    ({ goalId, initiativeId }) => isInside(goalId ?? '') || initiativeIds.has(initiativeId ?? ''),
  );
  const shown = new Set([...initiativeIds, ...milestones.map(({ id }) => id)]);
  return {
    initiatives: initiatives.map((each) => ({
      ...each,
      ownerId: known(members, each.ownerId),
      departmentId: known(departments, each.departmentId),
      planned: null,
      spent: null,
      goalIds: each.goalIds.filter(isInside),
      afterIds: each.afterIds.filter((id) => shown.has(id)),
    })),
    milestones: milestones.map((each) => ({
      ...each,
      ownerId: known(members, each.ownerId),
      afterIds: each.afterIds.filter((id) => shown.has(id)),
    })),
    decisions: work.decisions.flatMap((each) => {
      const goalIds = each.goalIds.filter(isInside);
      const linked = each.initiativeIds.filter((id) => initiativeIds.has(id));
      if (goalIds.length + linked.length === 0) return [];
      return [{ ...each, who: hides.hidesOwners ? '–' : each.who, memberId: null, goalIds, initiativeIds: linked }];
    }),
  };
}
