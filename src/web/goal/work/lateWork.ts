import { isOver } from '#core/work/work.ts';
import { groupedBy } from '#web/base/groupedBy.ts';
import { say } from '#web/base/messages/say/work.ts';
import type { DatedWork } from '#web/plan/work/statedWork.ts';

type Late = { readonly title: string; readonly days: number };

export type LateWork = Late & {
  readonly id: string;
  /** Itself, or that of a milestone. */
  readonly initiativeId: string | null;
  readonly goalIds: readonly string[];
  readonly ownerId: string | null;
};

/** By goal: what of its work is late, the latest first. */
export function lateWorkByGoal(work: DatedWork): ReadonlyMap<string, readonly Late[]> {
  return groupedBy(lateIn(work), ({ goalIds }) => goalIds);
}

/** What of the work for some goals is late, each once, the latest first. */
export function lateWorkFor(work: DatedWork, goals: readonly { readonly id: string }[]): readonly LateWork[] {
  const ids = new Set(goals.map(({ id }) => id));
  return lateIn(work).filter(({ goalIds }) => goalIds.some((id) => ids.has(id)));
}

/** Milestones of initiatives that are over are left out. */
function lateIn({ initiatives, milestones }: DatedWork): readonly LateWork[] {
  const open = new Map(initiatives.filter((each) => !isOver(each)).map((each) => [each.id, each]));
  const ofInitiatives = [...open.values()].map(
    (each): LateWork => ({
      id: each.id,
      title: each.title,
      days: each.days_late,
      initiativeId: each.id,
      goalIds: each.goal_ids,
      ownerId: each.owner_id,
    }),
  );
  const ofMilestones = milestones.map((each): LateWork => {
    const initiative = open.get(each.initiative_id ?? '');
    return {
      id: each.id,
      title: each.title,
      days: each.days_late,
      initiativeId: each.initiative_id,
      goalIds: each.goal_id !== null ? [each.goal_id] : (initiative?.goal_ids ?? []),
      ownerId: each.owner_id ?? initiative?.owner_id ?? null,
    };
  });
  return [...ofInitiatives, ...ofMilestones]
    .filter(({ days }) => days > 0)
    .toSorted((one, other) => other.days - one.days);
}

/** The latest by name, and how many others there are; null for none. */
export function lateWorkText([first, ...others]: readonly Late[] = []): string | null {
  return first === undefined ? null : say.lateWork(first.title, say.late(first.days), others.length);
}
