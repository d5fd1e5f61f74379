import { slipsBetween } from '#server/base/unknownVariables.ts';

const MOST_SLIPS = 2;
const SHORTEST_PART = 3;

/**
 * The known name most likely meant by an unknown one: some typing errors away, or part of the other as `plan` is of
 * `plan_id`; case and separators do not count. Null where none is near.
 */
export function nearestName(name: string, known: readonly string[]): string | null {
  const typed = plain(name);
  const near = known
    .map((each) => ({ each, slips: slipsBetween(typed, plain(each)) }))
    .filter(({ each, slips }) => slips <= slipsOf(typed) || isPart(typed, plain(each)) || isPart(plain(each), typed))
    .toSorted((one, other) => one.slips - other.slips);
  return near[0]?.each ?? null;
}

/** In a short name any letter may belong to another name. */
function slipsOf({ length }: string): number {
  return Math.min(MOST_SLIPS, Math.floor(length / 3));
}

function isPart(part: string, whole: string): boolean {
  return part.length >= SHORTEST_PART && whole.includes(part);
}

function plain(name: string): string {
  return name
    .slice(0, LONGEST)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

const LONGEST = 60;
