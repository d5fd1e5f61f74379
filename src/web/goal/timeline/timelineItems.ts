import type { WireInitiative, WireMilestone } from '#contract/work.ts';
import type { Day } from '#core/calendar/date.ts';
import type { WorkMove } from '#core/work/movedDays.ts';
import { dayOf } from '#web/plan/work/statedWork.ts';
import type { PlanWork } from '#web/plan/work/useWork.ts';
import { movedInitiative, movedMilestone } from './movedWork.ts';
import type { TimelineRow } from './timelineRows.ts';
import type { LaneFacts } from './timelineTexts.ts';

type Item = WireInitiative | WireMilestone;

/** What a row is of, as it is stored; null for a goal. */
export function storedOf(row: TimelineRow): Item | null {
  if (row.kind === 'goal') return null;
  return row.kind === 'initiative' ? row.initiative : row.milestone;
}

/** What a row is of, as a move would have it; null for a goal. */
export function movedItem(row: TimelineRow, move: WorkMove | null): Item | null {
  if (row.kind === 'goal') return null;
  return row.kind === 'initiative' ? movedInitiative(row.initiative, move) : movedMilestone(row.milestone, move);
}

export function itemOfId({ initiatives, milestones }: PlanWork, id: string): Item | undefined {
  return initiatives.find((each) => each.id === id) ?? milestones.find((each) => each.id === id);
}

/** What the lane of a row shows; null for a goal. */
export function laneFacts(
  item: Item | null,
  {
    past,
    pastDay,
    tooSoon,
  }: {
    /** As it was on the day that is compared with, by id. */
    readonly past: ReadonlyMap<string, Item>;
    readonly pastDay: Day | null;
    /** By how many days. */
    readonly tooSoon: number;
  },
): LaneFacts | null {
  if (item === null) return null;
  const was = past.get(item.id);
  const isMoved = was !== undefined && hasOtherDays(item, was);
  return { item, past: isMoved ? was : null, pastDay, tooSoon };
}

function hasOtherDays(item: Item, was: Item): boolean {
  if ('due' in item) return 'due' in was && dayOf(item.due) !== dayOf(was.due);
  return !('due' in was) && (item.start !== was.start || item.end !== was.end);
}
