import type { WireInitiative } from '#contract/work.ts';
import { isOver } from '#core/work/work.ts';

type Ordered = Pick<WireInitiative, 'state' | 'days_late' | 'milestones' | 'end' | 'title' | 'id'>;

/** What is late first, the latest before the others, then what has late milestones; then by the end, without one last; what is over comes after all. */
export function inWorkOrder<Item extends Ordered>(initiatives: readonly Item[]): Item[] {
  return initiatives.toSorted(
    (one, other) =>
      Number(isOver(one)) - Number(isOver(other)) ||
      other.days_late - one.days_late ||
      other.milestones.late - one.milestones.late ||
      compareDays(one.end, other.end) ||
      compare(one.title, other.title) ||
      compare(one.id, other.id),
  );
}

/** ISO days, what has none last. */
export function compareDays(one: string | null, other: string | null): number {
  return compare(one ?? LAST, other ?? LAST);
}

/** After every date. */
const LAST = '~';

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
