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
  const owned = initiatives.map((wire) => ({ ...ofWire(wire), departmentId: wire.department_id, wire }));
  const dated = milestones.flatMap((wire) => {
    const due = readIsoDate(wire.due);
    const doneOn = wire.done_on === null ? null : readIsoDate(wire.done_on);
    return due === null ? [] : [{ ...ofWire(wire), initiativeId: wire.initiative_id, due, doneOn, wire }];
  });
  const own = owned.filter((initiative) => !isOver(initiative.wire) && asked.isTheirs(initiative));
  return {
    initiatives: inWorkOrder(own.map(({ wire }) => wire)),
    milestones: milestonesToDo(
      { initiatives: owned.map((each) => ({ ...each, state: each.wire.state })), milestones: dated },
      asked,
    ).map(({ wire }) => wire),
  };
}

function ofWire({ id, owner_id: ownerId }: Pick<WireInitiative, 'id' | 'owner_id'>) {
  return { id, ownerId };
}
