import type { ListedGoal } from '#contract/listedGoal.ts';
import type { StatusChoice } from '#core/filter/statusChoice.ts';
import { isHeading } from '#core/view/isHeading.ts';

export type HeadedSection = {
  readonly heading: ListedGoal | null;
  readonly goals: readonly ListedGoal[];
  /** Where its first goal stands among all that are cards. */
  readonly first: number;
};

/**
 * The cards of a list by objective, where some objectives are only headings. Each other one heads its goals too, and is
 * the first card among them.
 */
export function headedSections(
  listed: readonly ListedGoal[],
  statuses: readonly StatusChoice[],
): readonly HeadedSection[] {
  if (!listed.some((goal) => isHeading(goal, statuses))) return [{ heading: null, goals: listed, first: 0 }];
  const starts = listed.flatMap(({ depth }, at) => (depth === 0 ? [at] : []));
  const sections: HeadedSection[] = [];
  let first = 0;
  const add = (heading: ListedGoal | null, goals: readonly ListedGoal[]): void => {
    sections.push({ heading, goals, first });
    first += goals.length;
  };
  if (starts[0] !== 0) add(null, listed.slice(0, starts[0]));
  for (const [place, at] of starts.entries()) {
    const objective = listed[at] ?? null;
    const isCard = objective !== null && !isHeading(objective, statuses);
    add(objective, listed.slice(isCard ? at : at + 1, starts[place + 1]));
  }
  return sections;
}
