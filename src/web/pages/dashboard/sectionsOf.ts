import type { ListedGoal } from '#contract/listedGoal.ts';
import type { StatusChoice } from '#core/filter/statusChoice.ts';
import { isHeading } from '#core/view/isHeading.ts';

/** Listed goals under the group that heads them; null above the first. */
export type Section = {
  readonly heading: ListedGoal | null;
  readonly goals: readonly ListedGoal[];
  /** The place of the first of them among the goals that are no headings. */
  readonly first: number;
};

/** The list parted by the groups that are listed only as headings; where there are none, one section. */
export function sectionsOf(listed: readonly ListedGoal[], statuses: readonly StatusChoice[]): readonly Section[] {
  const starts = listed.flatMap((goal, at) => (isHeading(goal, statuses) ? [at] : []));
  const [firstStart] = starts;
  if (firstStart === undefined) return [{ heading: null, goals: listed, first: 0 }];
  const sections = starts.map((at, place): Section => {
    const goals = listed.slice(at + 1, starts[place + 1]);
    return { heading: listed[at] ?? null, goals, first: at - place };
  });
  return firstStart === 0 ? sections : [{ heading: null, goals: listed.slice(0, firstStart), first: 0 }, ...sections];
}
