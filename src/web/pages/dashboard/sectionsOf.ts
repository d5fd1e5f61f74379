import type { ListedGoal } from '#contract/listedGoal.ts';
import type { StatusChoice } from '#core/filter/statusChoice.ts';
import { isHeading } from '#core/view/isHeading.ts';

export type Section = {
  readonly heading: ListedGoal | null;
  readonly goals: readonly ListedGoal[];
  readonly first: number;
};

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
