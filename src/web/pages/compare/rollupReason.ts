import { whyMoved } from '#core/compare/whyMoved.ts';
import { isValueRollup } from '#core/goal/goalKind.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { say } from '#web/base/messages/say/moved.ts';
import { movedUnit, movedWriter } from '#web/goal/moved/movedTexts.ts';
import { kindOf, rollupDay } from '#web/goal/moved/rollupDay.ts';
import type { ComparedGoal } from '#web/plan/comparison/comparison.ts';
import type { Comparison } from '#web/plan/comparison/useComparison.ts';
import { goalsBelow } from '#web/plan/goals/planGoals.ts';

export type RollupReason = { readonly reason: string; readonly evidence: string };

/** Null for other goals, and where the page does not have all children whole. */
export function rollupReason(
  { id, after }: ComparedGoal,
  { before: first, after: second, wholes }: Comparison,
): RollupReason | null {
  if (after === null) return null;
  const kind = kindOf(after);
  if (kind === 'single' || kind === 'milestones') return null;
  const [was, is] = [rollupDay(wholes.before, id, first.plan), rollupDay(wholes.after, id, second.plan)];
  if (was === null || is === null || is.children.length < goalsBelow(second.all, id).length) return null;
  const why = whyMoved(was, is);
  const [most, next] = why?.rows ?? [];
  if (why === null || why.change === null || !most?.shown) return null;
  const child = [...is.children, ...was.children].find(({ goal }) => goal.id === most.id);
  if (child === undefined) return null;
  const isOfValues = isValueRollup(kind);
  const { moved } = movedWriter(why, movedUnit(kind, after, second.plan.plan.currency));
  const size = (value: number) => moved(value).replace('+', '');
  const part = size(most.shown);
  const number = shownNumber(child.goal.number);
  const isAlone = !next?.shown;
  return {
    reason: isAlone
      ? say.movedAlone(number, part, isOfValues)
      : say.movedMost(number, part, size(why.change), isOfValues),
    evidence: isOfValues ? say.madeOf[kind](why.counted) : say.madeOf.mean(why.counted),
  };
}
