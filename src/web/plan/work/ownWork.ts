import type { WireInitiative, WireMilestone } from '#contract/work.ts';
import { type Day, readIsoDate } from '#core/calendar/date.ts';
import { isOver } from '#core/work/work.ts';
import type { PlanWork } from './useWork.ts';
import { inWorkOrder } from './workOrder.ts';

/** Days ahead in which a milestone counts as coming up. */
export const SOON_DAYS = 30;

export type WorkToDo = {
  readonly initiatives: readonly WireInitiative[];
  readonly milestones: readonly WireMilestone[];
};

/**
 * What somebody has to do of the plan's work: their open initiatives, and milestones that are late or come up, which
 * are theirs by name, or as the initiative's where nobody is named.
 */
export function ownWork(
  { initiatives, milestones }: Pick<PlanWork, 'initiatives' | 'milestones'>,
  { isTheirs, today }: { readonly isTheirs: (item: Owned) => boolean; readonly today: Day },
): WorkToDo {
  const open = new Map(initiatives.filter((each) => !isOver(each)).map((each) => [each.id, each]));
  const isOpen = ({ done_on: doneOn, initiative_id: of }: WireMilestone) =>
    doneOn === null && (of === null || open.has(of));
  const isMine = ({ owner_id: ownerId, initiative_id: of }: WireMilestone) => {
    const initiative = open.get(of ?? '');
    return isTheirs({
      owner_id: ownerId ?? initiative?.owner_id ?? null,
      department_id: initiative?.department_id ?? null,
    });
  };
  return {
    initiatives: inWorkOrder([...open.values()].filter(isTheirs)),
    milestones: milestones
      .filter((milestone) => isOpen(milestone) && isMine(milestone))
      .filter(({ due }) => (readIsoDate(due) ?? today) - today <= SOON_DAYS)
      .toSorted((one, other) => (one.due < other.due ? -1 : one.due > other.due ? 1 : 0)),
  };
}

type Owned = Pick<WireInitiative, 'owner_id' | 'department_id'>;
