import type { WireInitiative, WireMilestone } from '#contract/work.ts';
import type { LinkWarning } from '#core/work/links.ts';
import { dayOf } from '#web/plan/work/statedWork.ts';
import { itemIdOf, type TimelineRow } from './timelineRows.ts';
import { ROW_HEIGHT, type TimelineScale } from './timelineScale.ts';

export type TimelineLink = {
  readonly afterId: string;
  readonly id: string;
  /** Rows by their places. */
  readonly from: number;
  readonly to: number;
};

/** What comes after what, from row to row: to the nearest of those that an item of several goals has. */
export function timelineLinks(rows: readonly TimelineRow[]): TimelineLink[] {
  const placesOf = new Map<string, number[]>();
  rows.forEach((row, at) => {
    const places = placesOf.get(itemIdOf(row));
    if (places === undefined) placesOf.set(itemIdOf(row), [at]);
    else places.push(at);
  });
  return rows.flatMap((row, to) =>
    afterIdsOf(row).flatMap((afterId) => {
      const places = placesOf.get(afterId);
      if (places === undefined) return [];
      const from = places.reduce((best, at) => (Math.abs(at - to) < Math.abs(best - to) ? at : best));
      return [{ afterId, id: itemIdOf(row), from, to }];
    }),
  );
}

function afterIdsOf(row: TimelineRow): readonly string[] {
  if (row.kind === 'goal') return [];
  return row.kind === 'initiative' ? row.initiative.after_ids : row.milestone.after_ids;
}

/** Half of a milestone's diamond. */
const HALF = 8;
/** Half of a bar, and room for the arrow. */
const ABOVE = 8;
const ASIDE = 5;

/** A line from the end of one to the start of the other, with right angles; null where a day is missing. */
export function linkPath(
  rows: { readonly from: WireInitiative | WireMilestone; readonly to: WireInitiative | WireMilestone },
  middles: { readonly from: number; readonly to: number },
  scale: TimelineScale,
): string | null {
  const end = endOf(rows.from, scale);
  const start = startOf(rows.to, scale);
  if (end === null || start === null) return null;
  const way = middles.to > middles.from ? 1 : -1;
  const tip = middles.to - way * ABOVE;
  if (start >= end.x + HALF) return `M${end.x} ${middles.from}H${start}V${tip}`;
  const between = middles.from + (way * ROW_HEIGHT) / 2;
  return `M${end.below} ${middles.from + way * ABOVE}V${between}H${start}V${tip}`;
}

function endOf(item: WireInitiative | WireMilestone, scale: TimelineScale): { x: number; below: number } | null {
  if ('due' in item) {
    const day = dayOf(item.done_on ?? item.due);
    if (day === null) return null;
    const x = scale.at(day) + scale.dayWidth / 2;
    return { x: x + HALF + 1, below: x };
  }
  const day = dayOf(item.end);
  return day === null ? null : { x: scale.at(day) + scale.dayWidth + 1, below: scale.at(day) + scale.dayWidth - ASIDE };
}

function startOf(item: WireInitiative | WireMilestone, scale: TimelineScale): number | null {
  if ('due' in item) {
    const day = dayOf(item.done_on ?? item.due);
    return day === null ? null : scale.at(day) + scale.dayWidth / 2;
  }
  const day = dayOf(item.start);
  return day === null ? null : scale.at(day) + ASIDE;
}

/** By how many days each is too soon, at the most. */
export function daysTooSoon(warnings: readonly LinkWarning[]): ReadonlyMap<string, number> {
  const most = new Map<string, number>();
  for (const { id, days } of warnings) most.set(id, Math.max(days, most.get(id) ?? 0));
  return most;
}
