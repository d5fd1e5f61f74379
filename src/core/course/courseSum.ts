import type { Day } from '#core/calendar/date.ts';
import { COURSE_KINDS, type Course, type CourseKind } from './course.ts';

/** What the courses of some goals have in common. */
export type CourseSum<C extends Course = Course> = {
  /** How many goals have figures. */
  readonly count: number;
  readonly counts: Readonly<Record<CourseKind, number>>;
  readonly firstOn: Day;
  /** Their last figures are from these days. */
  readonly lastFrom: Day;
  readonly lastTo: Day;
  /** The few that are named. */
  readonly named: readonly C[];
};

export const MOST_NAMED_COURSES = 3;
const MOST_WORSE = 2;

/**
 * Sums courses up: how many went better or worse, since when, and which three are named: the two that went worst
 * and the one that went best, or more of one side where the other has fewer (decision 193). Null where there are none.
 */
export function courseSum<C extends Course>(courses: readonly C[]): CourseSum<C> | null {
  const [first] = courses;
  if (first === undefined) return null;
  const counts: Record<CourseKind, number> = { better: 0, worse: 0, same: 0, undirected: 0, single: 0 };
  let [firstOn, lastFrom, lastTo] = [first.firstOn, first.lastOn, first.lastOn];
  for (const course of courses) {
    counts[course.kind] += 1;
    if (course.firstOn < firstOn) firstOn = course.firstOn;
    if (course.lastOn < lastFrom) lastFrom = course.lastOn;
    if (course.lastOn > lastTo) lastTo = course.lastOn;
  }
  return { count: courses.length, counts, firstOn, lastFrom, lastTo, named: namedOf(courses) };
}

/** How many went neither better nor worse: no direction, one figure, or the same. */
export function neitherCount(counts: CourseSum['counts']): number {
  return COURSE_KINDS.reduce((sum, kind) => sum + (kind === 'better' || kind === 'worse' ? 0 : counts[kind]), 0);
}

function namedOf<C extends Course>(courses: readonly C[]): readonly C[] {
  const worse = courses.filter(({ kind }) => kind === 'worse').toSorted((one, other) => one.by - other.by);
  const better = courses.filter(({ kind }) => kind === 'better').toSorted((one, other) => other.by - one.by);
  const best = better.slice(0, MOST_NAMED_COURSES - Math.min(worse.length, MOST_WORSE));
  const named = [...worse.slice(0, MOST_NAMED_COURSES - best.length), ...best];
  if (named.length > 0) return named;
  return courses.toSorted((one, other) => other.lastOn - one.lastOn).slice(0, MOST_NAMED_COURSES);
}
