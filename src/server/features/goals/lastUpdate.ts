import { descendantsOf, type GoalNode } from '#core/goal/hierarchy.ts';
import { referencesOf } from '#core/rollup/formulaOf.ts';
import type { LeftOutReason } from '#core/rollup/leftOut.ts';
import type { PlanFigures } from '#core/rollup/planFigures.ts';
import type { BookedPlan, FiguresWanted } from '#server/plan/planBook/bookedPlan.ts';

/**
 * When a goal's shown figures last changed, an ISO instant: its own and those of the goals it is computed from
 * (rule 5.2). Of a container these are all descendants; of a roll-up parent the
 * children that take part, and what those are computed from; of a formula the goals that it names. Goals outside a share's ceiling do not count, so that
 * nobody learns when they changed (rule 7.3).
 */
export function lastUpdateOf(
  booked: BookedPlan,
  id: string,
  wanted: FiguresWanted & { readonly isSeen: (goalId: string) => boolean },
): string {
  const figures = booked.figures(wanted);
  const node = figures.hierarchy.nodes.get(id);
  return node === undefined ? '' : latest({ booked, figures, wanted, seen: new Set() }, node);
}

type Asked = {
  readonly booked: BookedPlan;
  readonly figures: PlanFigures;
  readonly wanted: FiguresWanted & { readonly isSeen: (goalId: string) => boolean };
  /** Each goal once, also where formulas go in a circle. */
  readonly seen: Set<string>;
};

/** A child without a figure now may have had one before: it still counts. */
const NEVER_FED: ReadonlySet<LeftOutReason> = new Set(['setByHand', 'deferred', 'trackedLessOften', 'otherValueType']);

function latest(asked: Asked, node: GoalNode): string {
  if (asked.seen.has(node.goal.id)) return '';
  asked.seen.add(node.goal.id);
  const { nodes } = asked.figures.hierarchy;
  const inputs = referencesOf(node.goal).flatMap(({ goalId }) => nodes.get(goalId) ?? []);
  const own = [ownOf(asked, node), ...inputs.map((input) => latest(asked, input))].reduce(later);
  const kind = asked.figures.kindOf(node.goal.id);
  if (kind === null || kind === 'single' || kind === 'milestones') return own;
  if (kind === 'container') return [own, ...descendantsOf(node).map((one) => ownOf(asked, one))].reduce(later);
  const out = leftOut(asked, node.goal.id);
  const fed = node.children.filter((child) => !out.has(child.goal.id));
  return [own, ...fed.map((child) => latest(asked, child))].reduce(later);
}

function ownOf({ booked, wanted }: Asked, { goal }: GoalNode): string {
  if (!wanted.isSeen(goal.id)) return '';
  return booked.goals.get(goal.id)?.updatedAt ?? '';
}

/** ISO instants compare as texts. */
function later(one: string, other: string): string {
  return other > one ? other : one;
}

function leftOut({ figures, wanted }: Asked, id: string): ReadonlySet<string> {
  const out = figures.leftOutOf(id, wanted.year).filter(({ reason }) => NEVER_FED.has(reason));
  return new Set(out.map(({ goal }) => goal.id));
}
