import type { WireInitiative, WireMilestone } from '#contract/work.ts';
import { type Day, readIsoDate } from '#core/calendar/date.ts';
import type { Work } from '#core/work/work.ts';
import type { PlanWork } from './useWork.ts';

export type DatedWork = Pick<PlanWork, 'initiatives' | 'milestones'>;

/** Initiatives and milestones of the wire in the words of core. */
export function statedWork({ initiatives, milestones }: DatedWork): Pick<Work, 'initiatives' | 'milestones'> {
  return { initiatives: initiatives.map(statedInitiative), milestones: milestones.flatMap(statedMilestone) };
}

export function dayOf(iso: string | null): Day | null {
  return iso === null ? null : readIsoDate(iso);
}

function statedInitiative(wire: WireInitiative): Work['initiatives'][number] {
  const { id, title, description, state, planned, spent } = wire;
  return {
    id,
    title,
    description,
    state,
    planned,
    spent,
    ownerId: wire.owner_id,
    departmentId: wire.department_id,
    start: dayOf(wire.start),
    end: dayOf(wire.end),
    percentByHand: wire.percent,
    goalIds: wire.goal_ids,
    afterIds: wire.after_ids,
    archivedAt: NOT_ARCHIVED,
  };
}

function statedMilestone(wire: WireMilestone): Work['milestones'] {
  const { id, title, weight } = wire;
  const due = dayOf(wire.due);
  if (due === null) return [];
  return [
    {
      id,
      title,
      weight,
      due,
      initiativeId: wire.initiative_id,
      goalId: wire.goal_id,
      ownerId: wire.owner_id,
      doneOn: dayOf(wire.done_on),
      afterIds: wire.after_ids,
      archivedAt: NOT_ARCHIVED,
    },
  ];
}

/** What is archived is listed by itself. */
const NOT_ARCHIVED = null;
