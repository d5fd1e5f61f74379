import type { WireInitiative, WireMilestone } from '#contract/work.ts';
import { addDays, type Day, formatIsoDate, readIsoDate } from '#core/calendar/date.ts';
import type { Linked } from '#core/work/links.ts';
import { movedSpan, type WorkMove } from '#core/work/movedDays.ts';
import type { PlanWork } from '#web/plan/work/useWork.ts';

/** The work of a plan as core compares its days. */
export function linkedWork({ initiatives, milestones }: Pick<PlanWork, 'initiatives' | 'milestones'>): Linked {
  return {
    initiatives: initiatives.map(({ id, start, end, state, after_ids: afterIds }) => ({
      id,
      start: dayOf(start),
      end: dayOf(end),
      state,
      afterIds,
    })),
    milestones: milestones.flatMap(({ id, initiative_id: initiativeId, due, done_on: doneOn, after_ids: afterIds }) => {
      const day = dayOf(due);
      return day === null ? [] : [{ id, initiativeId, due: day, doneOn: dayOf(doneOn), afterIds }];
    }),
  };
}

export function dayOf(iso: string | null): Day | null {
  return iso === null ? null : readIsoDate(iso);
}

/** An initiative as a move would have it; itself where another is moved. */
export function movedInitiative(initiative: WireInitiative, move: WorkMove | null): WireInitiative {
  if (move?.id !== initiative.id) return initiative;
  const { start, end } = movedSpan({ start: dayOf(initiative.start), end: dayOf(initiative.end) }, move);
  return { ...initiative, start: isoOf(start), end: isoOf(end) };
}

/** A milestone as a move would have it; itself where another is moved. */
export function movedMilestone(milestone: WireMilestone, move: WorkMove | null): WireMilestone {
  const due = dayOf(milestone.due);
  if (move?.id !== milestone.id || due === null) return milestone;
  return { ...milestone, due: formatIsoDate(addDays(due, move.days)) };
}

function isoOf(day: Day | null): string | null {
  return day === null ? null : formatIsoDate(day);
}
