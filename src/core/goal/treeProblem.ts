import { type Goal, LOWEST_DEPTH } from './goal.ts';
import { shownNumber } from './goalNumber.ts';

export type NamedGoal = Pick<Goal, 'id' | 'number' | 'title' | 'depth'>;

export type TreeProblem =
  | { readonly kind: 'duplicateId'; readonly goal: NamedGoal }
  | { readonly kind: 'missingParent'; readonly goal: NamedGoal }
  | { readonly kind: 'depthOutOfRange'; readonly goal: NamedGoal }
  | { readonly kind: 'tooDeep'; readonly goal: NamedGoal }
  | { readonly kind: 'cycle'; readonly goals: readonly NamedGoal[] };

/** The problem in a sentence that names the goals, for a refusal or an import's report. */
export function describeTreeProblem(problem: TreeProblem): string {
  switch (problem.kind) {
    case 'duplicateId':
      return `${nameOf(problem.goal)} is there twice.`;
    case 'missingParent':
      return `The parent of ${nameOf(problem.goal)} is not in the plan.`;
    case 'depthOutOfRange':
      return `${nameOf(problem.goal)} has the level ${problem.goal.depth}; levels go from 0 to ${LOWEST_DEPTH}.`;
    case 'tooDeep':
      return `${nameOf(problem.goal)} lies below level ${LOWEST_DEPTH}, the lowest there is.`;
    case 'cycle':
      return `${problem.goals.map(nameOf).join(', ')}: following the parents leads back to the start.`;
  }
}

/** How a goal is called in a sentence: its number and title. */
export function nameOf(goal: NamedGoal): string {
  return `${shownNumber(goal.number)} “${goal.title}”`;
}
