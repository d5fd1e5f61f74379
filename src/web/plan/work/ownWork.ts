import type { WireInitiative, WireMilestone } from '#contract/work.ts';
import { type Day, readIsoDate } from '#core/calendar/date.ts';
import { milestonesToDo } from '#core/work/toDo.ts';
import { type Initiative, isOver } from '#core/work/work.ts';
import type { PlanWork } from './useWork.ts';
import { inWorkOrder } from './workOrder.ts';

export type WorkToDo = {
  readonly initiatives: readonly WireInitiative[];
  readonly milestones: readonly WireMilestone[];
};

/** What somebody has to do of the plan's work: their open initiatives, and the milestones they have to see to. */
export function ownWork(
  { initiatives, milestones }: Pick<PlanWork, 'initiatives' | 'milestones'>,
  asked: { readonly isTheirs: (item: Pick<Initiative, 'ownerId' | 'departmentId'>) => boolean; readonly today: Day },
): WorkToDo {
  const owned = initiatives.map((wire) => ({
    id: wire.id,
    ownerId: wire.owner_id,
    departmentId: wire.department_id,
    state: wire.state,
    wire,
  }));
  const dated = milestones.flatMap((wire) => {
    const due = readIsoDate(wire.due);
    const doneOn = wire.done_on === null ? null : readIsoDate(wire.done_on);
    return due === null ? [] : [{ initiativeId: wire.initiative_id, ownerId: wire.owner_id, due, doneOn, wire }];
  });
  const own = owned.filter((initiative) => !isOver(initiative) && asked.isTheirs(initiative));
  return {
    initiatives: inWorkOrder(own.map(({ wire }) => wire)),
    milestones: milestonesToDo({ initiatives: owned, milestones: dated }, asked).map(({ wire }) => wire),
  };
}
