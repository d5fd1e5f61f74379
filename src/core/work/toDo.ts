import type { Day } from '#core/calendar/date.ts';
import { type Initiative, isOver, type Milestone } from './work.ts';

/** Days ahead in which a milestone comes up. */
const SOON_DAYS = 30;

type OfSomebody = Pick<Initiative, 'ownerId' | 'departmentId'>;
type SomeInitiative = OfSomebody & Pick<Initiative, 'id' | 'state'>;
type SomeMilestone = Pick<Milestone, 'initiativeId' | 'ownerId' | 'due' | 'doneOn'>;

/**
 * The milestones that somebody has to see to, the soonest first: open, late or due within 30 days, and theirs by name,
 * or the initiative's owner's where nobody is named. Those of initiatives that are over are left out.
 */
export function milestonesToDo<Item extends SomeMilestone>(
  {
    initiatives,
    milestones,
  }: { readonly initiatives: readonly SomeInitiative[]; readonly milestones: readonly Item[] },
  { isTheirs, today }: { readonly isTheirs: (item: OfSomebody) => boolean; readonly today: Day },
): Item[] {
  const byId = new Map(initiatives.map((initiative) => [initiative.id, initiative]));
  return milestones
    .filter(({ initiativeId, ownerId, due, doneOn }) => {
      const of = byId.get(initiativeId ?? '');
      if (doneOn !== null || due - today > SOON_DAYS || (of !== undefined && isOver(of))) return false;
      return isTheirs({ ownerId: ownerId ?? of?.ownerId ?? null, departmentId: of?.departmentId ?? null });
    })
    .toSorted((one, other) => one.due - other.due);
}
