import type { GoalPatch, NewGoal } from '#contract/goalCalls.ts';
import type { Day } from '#core/calendar/date.ts';
import { entriesOf } from '#core/goal/series.ts';
import { subjectOf } from '#core/goal/subject.ts';
import { requireRight } from '#server/features/asking/asking.ts';
import type { PlannedChange } from '#server/features/asking/changePlan.ts';
import { authorOf, type Membership } from '#server/features/asking/membership.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { GoalRecord } from '#server/store/plans/goals.ts';
import type { Edit, StoredGoal } from '#server/store/rows/edit.ts';
import { refuseFormulaCircle, withKeptFormulas } from './formulas.ts';
import { badRequest, goalNotFound } from './goalRefusals.ts';
import { refuseUnfitGoal } from './goalRules.ts';
import { handStatusAfter, type StatusStamp } from './handStatus.ts';
import { refuseImplausibleTargets } from './implausibleTargets.ts';
import { measuredAsSent } from './measuredAsSent.ts';
import { newGoal } from './newGoal.ts';
import { refuseMissingOwnValues, withOwnValues } from './ownValues.ts';
import { patchedGoal } from './patchedGoal.ts';
import { placedGoals, placedNewGoal } from './placedGoals.ts';
import { becomingQuarterly, redatesToQuarters } from './quarterlyGoals.ts';
import { putGoal, storedGoalOf } from './storedGoal.ts';
import { TEXT_LIMITS } from './textLimits.ts';
import { withYearTarget } from './yearTarget.ts';

export type Editing = {
  readonly membership: Membership;
  readonly booked: BookedPlan;
  readonly today: Day;
  readonly at: string;
};

export function planNewGoal(id: string, asked: NewGoal, { membership, booked, today, at }: Editing): PlannedChange {
  const { copy_of: copied, year_target: yearTarget, allow, ...sent } = asked;
  const patch = withKeptFormulas(sent, booked);
  const source = copied === undefined ? null : booked.goals.get(copied);
  if (source === undefined) throw goalNotFound();
  if (source === null && patch.item === undefined) throw badRequest('A goal needs a title: send item.');
  const place = { ...(source === null ? {} : { parent_id: source.parentId }), ...definedPlace(patch) };
  const parent = place.parent_id == null ? null : (booked.goals.get(place.parent_id) ?? null);
  const start = source === null ? newGoal({ id, parent, patch }) : copyOf(source, id);
  const placed = placedNewGoal(patchedGoal(start, patch, booked.whole.owners), place, booked);
  const drafted = measuredAsSent(withOwnValues(placed, patch.own_fields, booked), patch);
  const stamp: StatusStamp = {
    ...authorOf(membership),
    at,
    computedActual: null,
  };
  const after = { ...drafted, handStatus: handStatusAfter(null, patch, stamp) };
  refuseUnfitGoal({ before: null, after }, booked);
  refuseFormulaCircle({ before: null, after }, booked);
  refuseMissingOwnValues({ before: null, after }, patch.own_fields, booked);
  requireRight(membership, 'createGoal', subjectOf(after, booked.whole.owners));
  const targets =
    source === null || source.trackingFrequency !== after.trackingFrequency ? [] : targetsOf(source, id, booked);
  const targeted = yearTarget === undefined ? { goal: after, edits: [] } : withYearTarget(after, yearTarget, booked);
  refuseImplausibleTargets({ before: start, after: targeted.goal }, { booked, today, allow });
  const what = source === null ? 'Goal added' : 'Goal duplicated';
  return { what, edits: [putGoal(targeted.goal), ...targets, ...targeted.edits] };
}

export function planGoalPatch(
  goalId: string,
  { year_target: yearTarget, redate, allow, ...sent }: GoalPatch,
  { membership, booked, today, at }: Editing,
): PlannedChange {
  const patch = withKeptFormulas(sent, booked);
  const goal = booked.goals.get(goalId);
  if (goal === undefined) throw goalNotFound();
  const { owners } = booked.whole;
  const subject = subjectOf(goal, owners);
  const isStatus = patch.status_set !== undefined || patch.status_is_automatic !== undefined;
  const isMove = isMoved(goal, patch);
  if (isStatus) requireRight(membership, 'setStatus', subject);
  if (isMove) requireRight(membership, 'moveGoal', subject);
  if (!isStatus && !isMove) requireRight(membership, 'editGoal', subject);
  const [placed, ...below] = isMove ? placedGoals(goal, patch, booked) : [storedGoalOf(goal)];
  const stamp: StatusStamp = {
    ...authorOf(membership),
    at,
    computedActual: isStatus ? booked.figures({ year: 'ALL', today }).computedActualOf(goalId) : null,
  };
  const patched: StoredGoal = {
    ...measuredAsSent(withOwnValues(patchedGoal(placed, patch, owners), patch.own_fields, booked), patch),
    handStatus: handStatusAfter(goal.handStatus, patch, stamp),
  };
  if (yearTarget !== undefined || Object.keys(patch).some((key) => !KEYS_OF_OTHER_RIGHTS.has(key))) {
    requireRight(membership, 'editGoal', subject);
    // The right is also needed for the new owner.
    requireRight(membership, 'editGoal', subjectOf(patched, owners));
  }
  const before = storedGoalOf(goal);
  const quarterly = becomingQuarterly({ before, after: patched }, { booked, membership });
  const { after, booked: then } = quarterly ?? { after: patched, booked };
  refuseUnfitGoal({ before, after }, then);
  refuseFormulaCircle({ before, after }, booked);
  refuseMissingOwnValues({ before, after }, patch.own_fields, booked);
  if (quarterly?.shown != null && redate !== 1) throw redatesToQuarters(quarterly.shown);
  const targeted = yearTarget === undefined ? { goal: after, edits: [] } : withYearTarget(after, yearTarget, then);
  refuseImplausibleTargets({ before, after: targeted.goal }, { booked, today, allow });
  const moved = below.map(putGoal);
  if (quarterly !== null) {
    // In this order, so that new targets come after the figures that move.
    const follows = [...moved, ...quarterly.edits, ...targeted.edits];
    return { what: 'Goal made quarterly', edits: [putGoal(targeted.goal)], follows };
  }
  return { what: wordsOf({ isMove, isStatus }), edits: [putGoal(targeted.goal), ...targeted.edits], follows: moved };
}

const KEYS_OF_OTHER_RIGHTS: ReadonlySet<string> = new Set([
  'parent_id',
  'number',
  'status_set',
  'status_note',
  'status_is_automatic',
]);

function definedPlace({ parent_id, number }: Pick<GoalPatch, 'parent_id' | 'number'>) {
  return { ...(parent_id === undefined ? {} : { parent_id }), ...(number === undefined ? {} : { number }) };
}

function isMoved(goal: GoalRecord, { parent_id, number }: GoalPatch): boolean {
  return (
    (parent_id !== undefined && parent_id !== goal.parentId) || (number !== undefined && number.trim() !== goal.number)
  );
}

function wordsOf({ isMove, isStatus }: { readonly isMove: boolean; readonly isStatus: boolean }): string {
  if (isMove) return 'Goal moved';
  return isStatus ? 'Status set' : 'Goal changed';
}

const COPY = ' (copy)';

/** Without its status set by hand and its new bases, which belong to the other goal's figures. */
function copyOf(source: GoalRecord, id: string): StoredGoal {
  const title = `${source.title.slice(0, TEXT_LIMITS.title - COPY.length)}${COPY}`;
  return { ...storedGoalOf(source), id, title, newBases: [], handStatus: null };
}

/** Actuals are not copied. */
function targetsOf({ id }: GoalRecord, goalId: string, { whole }: BookedPlan): Edit[] {
  const series = whole.series.get(id);
  const entries = series === undefined ? [] : entriesOf(series);
  const cells = entries.flatMap(({ date, target }) => (target === null ? [] : [{ date, target }]));
  return cells.length === 0 ? [] : [{ entity: 'entries', goalId, cells }];
}
