import { MOST_CHAINED } from '#core/formula/expression.ts';
import type { Goal } from '#core/goal/goal.ts';
import type { GoalNode } from '#core/goal/hierarchy.ts';
import { isRollupType } from '#core/goal/rollupType.ts';
import { formulaOf } from './formulaOf.ts';

/** Why a formula of a goal is not worked out: it goes in a circle, or is too far up a chain of others. */
export type BrokenLink = 'circle' | 'tooChained';

export type LinkedTree = {
  /** The goals below one are looked up here, so that a copy may have one of them otherwise. */
  readonly nodes: ReadonlyMap<string, GoalNode>;
  readonly isContainer: (node: GoalNode) => boolean;
};

export type FormulaUsers = ReadonlyMap<string, ReadonlySet<string>>;

/** By the goal named, the goals whose formulas name it. */
export function formulaUsersOf(nodes: LinkedTree['nodes']): FormulaUsers {
  const users = new Map<string, Set<string>>();
  for (const { goal } of nodes.values()) {
    if (hasFormula(goal)) for (const named of namedBy(goal)) addTo(users, named, goal.id);
  }
  return users;
}

/** The goals whose formulas are not worked out. */
export function brokenLinksOf(tree: LinkedTree): ReadonlyMap<string, BrokenLink> {
  return brokenOf(
    [...tree.nodes.values()].filter(({ goal }) => hasFormula(goal)),
    tree,
  );
}

/** Whether a goal has a formula, of its actual or of its target. */
export function hasFormula({ actualFormula, targetFormula }: Pick<Goal, 'actualFormula' | 'targetFormula'>): boolean {
  return actualFormula !== null || targetFormula !== null;
}

/**
 * The goals from one back to itself, where its figures come from its own by formulas and roll-ups: 1.2, 1.3, 1.2. Null
 * where they do not.
 */
export function wayRound(goalId: string, tree: LinkedTree): readonly Goal[] | null {
  const start = tree.nodes.get(goalId);
  if (start === undefined) return null;
  const cameFrom = new Map<GoalNode, GoalNode | null>([[start, null]]);
  const waiting = [start];
  for (const node of waiting) {
    for (const input of inputsOf(node, tree)) {
      if (input === start) return wayTo(node, cameFrom, start);
      if (cameFrom.has(input)) continue;
      cameFrom.set(input, node);
      waiting.push(input);
    }
  }
  return null;
}

function wayTo(last: GoalNode, cameFrom: ReadonlyMap<GoalNode, GoalNode | null>, start: GoalNode): Goal[] {
  const way = [start.goal];
  for (let node: GoalNode | null = last; node !== null; node = cameFrom.get(node) ?? null) way.unshift(node.goal);
  return way;
}

/**
 * What has to be known before a goal's figures are: the goals that its formulas name, and the goals below a roll-up.
 * A target may be computed from the goal's own actual, which is worked out first.
 */
function inputsOf(node: GoalNode, tree: LinkedTree): GoalNode[] {
  const named = namedBy(node.goal).flatMap((id) => tree.nodes.get(id) ?? []);
  const isFromChildren =
    node.goal.actualFormula === null &&
    !node.goal.isByMilestones &&
    node.children.length > 0 &&
    (isRollupType(node.goal.rollup) || tree.isContainer(node));
  return isFromChildren ? [...named, ...node.children.flatMap(({ goal }) => tree.nodes.get(goal.id) ?? [])] : named;
}

function namedBy(goal: Goal): string[] {
  const ofActual = formulaOf(goal, 'actual')?.references ?? [];
  const ofTarget = formulaOf(goal, 'target')?.references ?? [];
  return [
    ...ofActual.map(({ goalId }) => goalId),
    ...ofTarget.filter(({ goalId, column }) => goalId !== goal.id || column !== 'actual').map(({ goalId }) => goalId),
  ];
}

/** Each goal after all that it takes figures from; what is left over goes in a circle, or hangs on one that does. */
function brokenOf(computed: readonly GoalNode[], tree: LinkedTree): Map<string, BrokenLink> {
  const waitingFor = new Map<GoalNode, number>();
  const users = new Map<GoalNode, GoalNode[]>();
  const found = [...computed];
  for (const node of found) {
    if (waitingFor.has(node)) continue;
    const inputs = inputsOf(node, tree);
    waitingFor.set(node, inputs.length);
    for (const input of inputs) {
      const known = users.get(input);
      if (known === undefined) users.set(input, [node]);
      else known.push(node);
    }
    found.push(...inputs);
  }
  const broken = new Map<string, BrokenLink>();
  const chained = new Map<GoalNode, number>();
  const ready = [...waitingFor].filter(([, count]) => count === 0).map(([node]) => node);
  for (const node of ready) {
    const length = (chained.get(node) ?? 0) + Number(hasFormula(node.goal));
    if (length > MOST_CHAINED) broken.set(node.goal.id, 'tooChained');
    for (const user of users.get(node) ?? []) {
      chained.set(user, Math.max(chained.get(user) ?? 0, length));
      const left = Number(waitingFor.get(user)) - 1;
      waitingFor.set(user, left);
      if (left === 0) ready.push(user);
    }
  }
  for (const [{ goal }, left] of waitingFor) if (left > 0) broken.set(goal.id, 'circle');
  return broken;
}

function addTo(sets: Map<string, Set<string>>, key: string, value: string): void {
  const known = sets.get(key);
  if (known === undefined) sets.set(key, new Set([value]));
  else known.add(value);
}
