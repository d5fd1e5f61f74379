import { comesByQuarter } from './comesByQuarter.ts';
import { hasActualWithoutTarget } from './hasActualWithoutTarget.ts';
import { isMeasuredByWay } from './isMeasuredByWay.ts';
import type { JudgedGoal } from './judgedGoal.ts';

export type ChangedRule = {
  /** Its number in docs/decisions. */
  readonly decision: number;
  readonly touches: (judged: JudgedGoal) => boolean;
};

/**
 * The rules of figures and counts that were changed, in the order in which leads are told of them. A plan that was made
 * before a rule's row was there tells it to its leads, with the goals it touches, until they dismiss it. What each says is
 * in `page/changedRules.ts` of the languages. A row that was released keeps its name.
 */
export const CHANGED_RULES = {
  wayFromBaseline: { decision: 126, touches: isMeasuredByWay },
  sparseTargets: { decision: 127, touches: hasActualWithoutTarget },
  targetsBelow: { decision: 155, touches: ({ children }) => children.some(hasActualWithoutTarget) },
  quarterlyGoals: { decision: 124, touches: comesByQuarter },
  groupsCounted: { decision: 133, touches: ({ kind }) => kind === 'container' },
  yearOfFormula: { decision: 131, touches: ({ coverage }) => coverage !== null && coverage.counted < coverage.of },
} as const satisfies Record<string, ChangedRule>;

export type ChangedRuleName = keyof typeof CHANGED_RULES;

/** The names of all changed rules, in their order. */
export const CHANGED_RULE_NAMES = Object.keys(CHANGED_RULES).filter(isChangedRule);

/** Whether a name is one of a changed rule. */
export function isChangedRule(name: string): name is ChangedRuleName {
  return Object.hasOwn(CHANGED_RULES, name);
}
