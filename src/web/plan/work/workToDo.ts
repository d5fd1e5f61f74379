import type { WireInitiative, WireMilestone } from '#contract/work.ts';
import type { Day } from '#core/calendar/date.ts';
import { milestonesToDo } from '#core/work/toDo.ts';
import { type Initiative, isOver } from '#core/work/work.ts';
import { type DatedWork, statedWork } from './statedWork.ts';
import { inWorkOrder } from './workOrder.ts';

export type WorkToDo = {
  readonly initiatives: readonly WireInitiative[];
  readonly milestones: readonly WireMilestone[];
};

/** What is still to be done of the plan's work, or of somebody's: open initiatives, and the milestones to see to. */
export function workToDo(
  work: DatedWork,
  {
    isTheirs = () => true,
    today,
  }: {
    readonly isTheirs?: (item: Pick<Initiative, 'ownerId' | 'departmentId'>) => boolean;
    readonly today: Day;
  },
): WorkToDo {
  const stated = statedWork(work);
  const open = new Set(stated.initiatives.filter((each) => !isOver(each) && isTheirs(each)).map(({ id }) => id));
  const milestones = new Map(work.milestones.map((each) => [each.id, each]));
  return {
    initiatives: inWorkOrder(work.initiatives.filter(({ id }) => open.has(id))),
    milestones: milestonesToDo(stated, { isTheirs, today }).flatMap(({ id }) => milestones.get(id) ?? []),
  };
}
