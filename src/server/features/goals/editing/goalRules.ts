import type { Span } from '#core/calendar/span.ts';
import type { Goal } from '#core/goal/goal.ts';
import { goalKindOf, isRollupParent } from '#core/goal/goalKind.ts';
import { EMPTY_SERIES } from '#core/goal/series.ts';
import { nameOf } from '#core/goal/treeProblem.ts';
import { type KnownGoal, rollupRefusalOf } from '#core/rollup/leftOut.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';
import { refuseUnfitNumber } from './goalNumbers.ts';
import { badRequest, collides } from './goalRefusals.ts';
import { asGoal } from './storedGoal.ts';
import { firstTooLong, limitedTexts } from './textLimits.ts';

/**
 * Refuses a goal that cannot be stored: 400 for what is wrong by itself, 409 for what contradicts the plan. What a
 * change leaves unchanged is not checked. `before` is null for a new goal.
 */
export function refuseUnfitGoal(
  { before, after }: { readonly before: StoredGoal | null; readonly after: StoredGoal },
  booked: BookedPlan,
): void {
  refuseTexts(after);
  if (before?.number !== after.number) refuseUnfitNumber(after.number);
  const { start, end } = after.span;
  if (start !== null && end !== null && end < start)
    throw badRequest('The end lies before the start.', 'window_reversed');
  refuseUnknownOwner({ before, after }, booked);
  if (before !== null) refuseOtherFrequency({ before, after }, booked);
  if (before === null || isRolledUpOtherwise(before, after)) refuseUnfitRollups(after, booked);
}

function refuseTexts(goal: StoredGoal): void {
  if (goal.unit !== '' && goal.valueType !== 'number')
    throw badRequest('Only a number has a unit: a percent and an amount of money show their own.', 'unit_of_no_number');
  if (goal.title === '') throw badRequest('The title (item) is empty.');
  const texts = limitedTexts(goal);
  const tooLong = firstTooLong((column) => texts.get(column) ?? '');
  if (tooLong !== null)
    throw badRequest(`The ${tooLong.column} has more than ${tooLong.most} characters.`, 'text_too_long');
}

type BeforeAndAfter = { readonly before: StoredGoal | null; readonly after: StoredGoal };

/** Refuses an owner, a department or contributors that the plan does not have. */
export function refuseUnknownOwner({ before, after }: BeforeAndAfter, { whole }: BookedPlan): void {
  const { departments, members } = whole.owners;
  const has = (list: readonly { readonly id: string }[], id: string | null) =>
    id === null || list.some((one) => one.id === id);
  if (after.departmentId !== before?.departmentId && !has(departments, after.departmentId)) {
    throw badRequest('There is no such department in this plan.', 'unknown_department');
  }
  if (after.memberId !== before?.memberId && !has(members, after.memberId)) {
    throw badRequest('There is no such member of this plan.', 'unknown_member');
  }
  const known = new Set(before?.contributorIds);
  if (after.contributorIds.some((id) => !known.has(id) && !has(members, id))) {
    throw badRequest('A contributor is no member of this plan.', 'unknown_contributor');
  }
}

/**
 * Entries are dated by the first day of their period: another frequency would silently change them (decision 124).
 * Monthly ones become quarterly after they were shown (`becomingQuarterly`).
 */
function refuseOtherFrequency(
  { before, after }: { readonly before: StoredGoal; readonly after: StoredGoal },
  { whole }: BookedPlan,
): void {
  const isStored = (whole.series.get(after.id) ?? EMPTY_SERIES).days.length > 0;
  if (before.trackingFrequency === after.trackingFrequency || !isStored) return;
  if (before.trackingFrequency === 'monthly' && after.trackingFrequency === 'quarterly') return;
  throw collides(
    'entries_stored',
    'This goal has entries, and they are of other periods. Clear its entries first, or duplicate the goal with the new tracking frequency.',
  );
}

function isRolledUpOtherwise(before: StoredGoal, after: StoredGoal): boolean {
  return (
    before.parentId !== after.parentId ||
    before.span.start !== after.span.start ||
    before.span.end !== after.span.end ||
    before.rollup !== after.rollup ||
    before.isEndOfYear100 !== after.isEndOfYear100 ||
    before.trackingFrequency !== after.trackingFrequency ||
    before.valueType !== after.valueType
  );
}

function refuseUnfitRollups(after: StoredGoal, booked: BookedPlan): void {
  const children = booked.hierarchy.nodes.get(after.id)?.children ?? [];
  const parent = after.parentId === null ? undefined : booked.goals.get(after.parentId);
  const known = (goal: Goal, hasChildren: boolean): KnownGoal => {
    const stored = booked.whole.series.get(goal.id) ?? EMPTY_SERIES;
    return { goal, kind: goalKindOf(goal, stored, hasChildren) };
  };
  const own = known(asGoal(after), children.length > 0);
  if (parent !== undefined) refuseUnfitPair(known(parent, true), own);
  for (const child of children) refuseUnfitPair(own, known(child.goal, child.children.length > 0));
}

function refuseUnfitPair(parent: KnownGoal, child: KnownGoal): void {
  if (!isRollupParent(parent.kind) || child.goal.rollup === 'none') return;
  const names = [nameOf(child.goal), nameOf(parent.goal)];
  const refusal = rollupRefusalOf(parent, child);
  if (refusal !== null) {
    throw badRequest(`${names[0]} ${UNFIT[refusal]} ${names[1]}, which is computed from it.`, 'rollup_unfit');
  }
  if (isWithin(child.goal.span, parent.goal.span)) return;
  throw badRequest(
    `The window of ${names[0]} must lie within that of ${names[1]}, which is computed from it.`,
    'outside_parent_window',
  );
}

const UNFIT = {
  trackedLessOften: 'is tracked less often than',
  otherValueType: 'has values of another kind than',
} as const;

function isWithin(inner: Span, outer: Span): boolean {
  const startsIn = outer.start === null || (inner.start !== null && inner.start >= outer.start);
  const endsIn = outer.end === null || (inner.end !== null && inner.end <= outer.end);
  return startsIn && endsIn;
}
