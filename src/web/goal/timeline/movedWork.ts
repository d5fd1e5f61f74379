import type { WireInitiative, WireMilestone } from '#contract/work.ts';
import { addDays, type Day, formatIsoDate } from '#core/calendar/date.ts';
import { movedSpan, type WorkMove } from '#core/work/movedDays.ts';
import { dayOf } from '#web/plan/work/statedWork.ts';

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
