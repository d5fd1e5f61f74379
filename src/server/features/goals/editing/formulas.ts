import type { GoalPatch } from '#contract/goalCalls.ts';
import { referencesIn } from '#core/formula/expression.ts';
import { describeFormulaProblem } from '#core/formula/formulaProblem.ts';
import { keptText } from '#core/formula/formulaText.ts';
import { readFormula } from '#core/formula/parseFormula.ts';
import { shownFormula } from '#core/formula/shownFormula.ts';
import type { Goal } from '#core/goal/goal.ts';
import { goalKindOf } from '#core/goal/goalKind.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import type { GoalNode } from '#core/goal/hierarchy.ts';
import { EMPTY_SERIES } from '#core/goal/series.ts';
import { nameOf } from '#core/goal/treeProblem.ts';
import { describeWayRound } from '#core/rollup/describeWayRound.ts';
import { brokenLinksOf, hasFormula, type LinkedTree, wayRound } from '#core/rollup/formulaLinks.ts';
import { referencesOf } from '#core/rollup/formulaOf.ts';
import { Refusal } from '#server/base/errors.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import { patchedMap } from '#server/plan/planBook/patchedMap.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';
import { collides } from './goalRefusals.ts';
import { asGoal } from './storedGoal.ts';

type Formulas = Pick<GoalPatch, 'actual_formula' | 'target_formula'>;

/** A patch whose formulas name goals by id, as they are kept; they may be sent with numbers. Throws Refusal. */
export function withKeptFormulas<Patch extends Formulas>(patch: Patch, booked: BookedPlan): Patch {
  if (typeof patch.actual_formula !== 'string' && typeof patch.target_formula !== 'string') return patch;
  const byNumber = new Map<string, string[]>();
  for (const { id, number } of booked.goals.values()) {
    const key = shownNumber(number);
    byNumber.set(key, [...(byNumber.get(key) ?? []), id]);
  }
  const kept = (field: keyof Formulas) => {
    const text = patch[field];
    if (typeof text !== 'string') return {};
    return { [field]: text.trim() === '' ? null : keptFormula({ field, text }, byNumber, booked) };
  };
  return { ...patch, ...kept('actual_formula'), ...kept('target_formula') };
}

function keptFormula(
  { field, text }: { readonly field: keyof Formulas; readonly text: string },
  byNumber: ReadonlyMap<string, readonly string[]>,
  { goals }: BookedPlan,
): string {
  const read = readFormula(text, (number) => byNumber.get(shownNumber(number)) ?? []);
  if (read.problem !== null) throw unreadable(describeFormulaProblem(read.problem), { field, ...read.problem });
  const gone = referencesIn(read.expression).find(({ goalId }) => !goals.has(goalId));
  if (gone !== undefined) throw unreadable(`There is no goal with the id ${gone.goalId} in this plan.`, { field });
  return keptText(read.expression);
}

function unreadable(message: string, details: object): Refusal {
  return new Refusal({ code: 'formula_unreadable', status: 400, message, details });
}

/**
 * Refuses what would have a goal's figures computed from its own, by whatever way, or too far up a chain of formulas: a
 * formula, a roll-up, or a place below a goal that is computed from those below it.
 */
export function refuseFormulaCircle(
  { before, after }: { readonly before: StoredGoal | null; readonly after: StoredGoal },
  booked: BookedPlan,
): void {
  const isSame =
    before !== null &&
    before.actualFormula === after.actualFormula &&
    before.targetFormula === after.targetFormula &&
    before.rollup === after.rollup &&
    before.parentId === after.parentId;
  if (isSame || (!hasFormula(after) && !booked.isLinked)) return;
  const { whole, hierarchy } = booked;
  const tree: LinkedTree = {
    nodes: nodesAfter(asGoal(after), hierarchy.nodes),
    isContainer: ({ goal }) => goalKindOf(goal, whole.series.get(goal.id) ?? EMPTY_SERIES, true) === 'container',
  };
  const way = wayRound(after.id, tree);
  if (way !== null) {
    const [goal, second = goal, ...rest] = way;
    const name = goal === second ? 'itself' : second === undefined ? '' : nameOf(second);
    throw new Refusal({
      code: 'formula_circle',
      status: 409,
      message: `${shownNumber(after.number)} cannot be computed from ${name}. ${describeWayRound(way)}`,
      details: { way: [goal, second, ...rest].flatMap((one) => (one === undefined ? [] : [shownNumber(one.number)])) },
    });
  }
  if ([...brokenLinksOf(tree).values()].includes('tooChained')) {
    throw collides('formula_chained', 'There would be more than 50 formulas, each computed from the one before.');
  }
}

/** With one goal as it will be, new or moved; the nodes before stay as they are. */
function nodesAfter(goal: Goal, before: LinkedTree['nodes']): LinkedTree['nodes'] {
  const old = before.get(goal.id);
  const node: GoalNode = { parent: null, children: [], ...old, goal };
  const changed = new Map([[goal.id, node]]);
  if (old?.goal.parentId !== goal.parentId) {
    const [from, to] = [old?.parent, goal.parentId === null ? null : before.get(goal.parentId)];
    if (from) changed.set(from.goal.id, { ...from, children: from.children.filter((child) => child !== old) });
    if (to) changed.set(to.goal.id, { ...to, children: [...to.children, node] });
  }
  return patchedMap(before, changed);
}

/** Of goals that leave those that one which stays is computed from, with one such goal each. */
export function usersOfLeaving({ whole, goals }: BookedPlan, leaving: ReadonlySet<string>): ReadonlyMap<string, Goal> {
  const users = new Map<string, Goal>();
  for (const user of whole.goals) {
    if (leaving.has(user.id) || !hasFormula(user)) continue;
    for (const { goalId } of referencesOf(user)) {
      if (leaving.has(goalId) && goals.has(goalId) && !users.has(goalId)) users.set(goalId, user);
    }
  }
  return users;
}

/** Refuses to take goals away that others are computed from which stay. */
export function refuseInFormulas(
  ids: readonly string[],
  users: ReadonlyMap<string, Goal>,
  { goals }: BookedPlan,
): void {
  for (const id of ids) {
    const [goal, user] = [goals.get(id), users.get(id)];
    if (goal === undefined || user === undefined) continue;
    throw collides(
      'goal_in_formulas',
      `${nameOf(user)} is computed from ${nameOf(goal)}. Change its formula first, or archive both.`,
    );
  }
}

/** What gives a goal's figures, as people read it; null for what is typed. */
export function shownFormulas(
  { actualFormula, targetFormula }: Pick<StoredGoal, 'actualFormula' | 'targetFormula'>,
  { goals }: BookedPlan,
) {
  const shown = (text: string | null) => text && shownFormula(text, (id) => goals.get(id)?.number);
  return { actual: shown(actualFormula), target: shown(targetFormula) };
}
