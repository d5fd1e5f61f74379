import { type Action, may, type Subject, type Viewer } from '#core/access.ts';
import type { Member, Owners } from '#core/plan/owners.ts';
import type { Plan } from '#core/plan/plan.ts';
import { namesOf } from '#core/table/fieldTables.ts';
import type { Goal } from './goal.ts';
import { type GoalField, type GoalFieldFor, goalFields, type StatedValues } from './goalFields.ts';
import { subjectOf } from './subject.ts';
import { isMadeToWait } from './waitingFigure.ts';

/** The fields of a goal from which its figures or their verdict follow. */
export const FIGURE_FIELDS: readonly FigureField[] = namesOf(goalFields).filter(isFigureField);

type FigureField = GoalFieldFor<'figures'>;

function isFigureField(name: GoalField): name is FigureField {
  return goalFields[name].uses.some((use) => use === 'figures');
}

type Owned = Pick<Goal, 'memberId' | 'departmentId'>;

export type StatedChange = { readonly before: StatedValues; readonly after: StatedValues };

export type Approving = {
  readonly plan: Pick<Plan, 'figuresWait'>;
  readonly owners: Owners;
  readonly viewer: Viewer;
};

/** The fields of figures that a change alters. */
export function changedFigureFields({ before, after }: StatedChange): GoalField[] {
  return FIGURE_FIELDS.filter((name) => textOf(before[name]) !== textOf(after[name]));
}

/** Whether the fields of figures of a goal are somebody else's to change, because its figures wait for a yes. */
export function isHeldForApproval(goal: Owned, { plan, owners, viewer }: Approving): boolean {
  return isMadeToWait(plan, viewer, confirmed(goal, owners));
}

/**
 * What a change of a goal alters that only those may alter who say yes to its figures: fields of figures, or whose the
 * goal is, where its author could then say yes. Empty for who may.
 */
export function fieldsToApprove(change: StatedChange, approving: Approving): GoalField[] {
  const { before, after } = change;
  if (!isHeldForApproval(before, approving)) return [];
  const changed = changedFigureFields(change);
  return isHeldForApproval(after, approving) ? changed : [...changed, 'departmentId'];
}

/** Those who say yes to the figures of a goal: who leads its department first, then who leads the plan. */
export function confirmersOf(goal: Owned, owners: Owners): Member[] {
  const subject = confirmed(goal, owners);
  const confirmers = owners.members.filter((member) => mayAsPerson(member, 'confirmFigures', subject));
  return confirmers.sort((one, other) => Number(one.role === 'lead') - Number(other.role === 'lead'));
}

/** A goal as its figures are said yes to, where it does not matter who contributes. */
function confirmed({ memberId, departmentId }: Owned, owners: Owners): Subject {
  return subjectOf({ memberId, departmentId, contributorIds: [] }, owners);
}

function mayAsPerson({ id: memberId, role, departmentId, leadsDepartment }: Member, action: Action, subject: Subject) {
  return may({ kind: 'member', memberId, role, departmentId, leadsDepartment }, action, subject);
}

function textOf(value: unknown): string {
  return JSON.stringify(value instanceof Map ? [...value].sort() : value);
}
