import { GOAL_KEYS, type GoalKey } from '#contract/figures.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { nameKey } from '#core/own/fieldsAfter.ts';
import type { OwnField } from '#core/own/ownField.ts';
import { ownText } from '#core/own/ownText.ts';
import { ownValueOf } from '#core/own/ownValue.ts';
import { nameOf } from '#server/features/asking/membership.ts';
import { RowRefused } from '#server/features/asking/rowRefused.ts';
import { oneLine } from '#server/features/goals/editing/patchedGoal.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import { nearestName } from '#server/platform/http/nearestName.ts';
import type { GoalRecord } from '#server/store/plans/goals.ts';

export type GoalName = string | Readonly<Record<string, string>>;

/** Finds goals of a plan by their number or a field. Throws RowRefused where none has it, or several have. */
export type FindNamedGoal = (name: GoalName) => GoalRecord;

/** A field by which goals are found: how it is called, and what a goal says in it; null for nothing. */
type GoalNaming = {
  readonly word: string;
  readonly of: (goal: GoalRecord) => string | null;
  /** As it is compared. */
  readonly read: (line: string) => string;
};

const asItStands = (line: string) => line;

const BUILT_IN: Readonly<Record<GoalKey, GoalNaming>> = {
  number: { word: 'number', of: ({ number }) => shownNumber(number), read: shownNumber },
  id: { word: 'id', of: ({ id }) => id, read: asItStands },
  item: { word: 'title', of: ({ title }) => title, read: asItStands },
};

/** What each goal is called in an own field. */
function ownNamings({ fields }: BookedPlan['whole']['plan'], { members }: BookedPlan['whole']['owners']) {
  const names = new Map(members.map((member) => [member.id, nameOf(member)]));
  const ofField = (field: OwnField): GoalNaming => ({
    word: field.name,
    of: (goal) => {
      const value = ownValueOf(field, goal);
      return value === null ? null : ownText(field, value, (id) => names.get(id) ?? null);
    },
    read: asItStands,
  });
  return new Map(fields.map((field) => [field.id, ofField(field)]));
}

/**
 * The numbers of goals by what they are called in a field: `number`, `id`, `item`, or an own field by its id; null
 * where there is no such field. A name that several goals have is none.
 */
export function numbersByName({ goals, whole }: BookedPlan, key: string): ReadonlyMap<string, string> | null {
  const known = GOAL_KEYS.find((each) => each === key);
  const naming = known === undefined ? ownNamings(whole.plan, whole.owners).get(key) : BUILT_IN[known];
  if (naming === undefined) return null;
  const named = Map.groupBy(goals.values(), naming.of);
  return new Map(
    [...named].flatMap(([name, [goal, ...others]]) =>
      name === null || goal === undefined || others.length > 0 ? [] : [[name, shownNumber(goal.number)]],
    ),
  );
}

export function createFindNamedGoal({ goals, order, whole }: BookedPlan): FindNamedGoal {
  const { fields } = whole.plan;
  const indexes = new Map<GoalNaming, ReadonlyMap<string | null, readonly GoalRecord[]>>();
  const own = ownNamings(whole.plan, whole.owners);

  function namingOf(given: string): GoalNaming {
    const key = GOAL_KEYS.find((each) => each === given);
    if (key !== undefined) return BUILT_IN[key];
    const field = fields.find(({ id }) => id === given) ?? fields.find(({ name }) => nameKey(name) === nameKey(given));
    const naming = field === undefined ? undefined : own.get(field.id);
    if (naming !== undefined) return naming;
    const nearest = nearestName(given, [...GOAL_KEYS, ...fields.map(({ name }) => name)]);
    throw new RowRefused({
      status: 400,
      code: 'unknown_field',
      message: `Goals are not found by the field \`${given}\`.${nearest === null ? '' : ` Did you mean \`${nearest}\`?`}`,
      accepted: acceptedOf(fields),
    });
  }

  function found(naming: GoalNaming, line: string): readonly GoalRecord[] {
    const known = indexes.get(naming) ?? Map.groupBy(goals.values(), naming.of);
    indexes.set(naming, known);
    return known.get(naming.read(line)) ?? [];
  }

  return (name) => {
    const { field, value } = typeof name === 'string' ? { field: 'number', value: name } : onlyField(name, fields);
    const naming = namingOf(field);
    const line = oneLine(value);
    const [goal, ...others] = found(naming, line);
    if (goal !== undefined && others.length === 0) return goal;
    if (goal !== undefined) throw ambiguous(naming, { line, found: [goal, ...others] });
    const example = order.map((id) => goals.get(id)).find((each) => each !== undefined && naming.of(each) !== null);
    throw new RowRefused({
      status: 404,
      code: 'goal_not_found',
      message: `There is no goal with the ${naming.word} “${line}” in this plan.`,
      ...(example === undefined ? {} : { accepted: `the ${naming.word} of a goal, as “${naming.of(example)}”` }),
    });
  };
}

function acceptedOf(fields: readonly OwnField[]): string {
  return [...GOAL_KEYS, ...fields.map(({ id }) => id)].map((key) => `{"${key}": "…"}`).join(' or ');
}

function onlyField(
  name: Readonly<Record<string, string>>,
  fields: readonly OwnField[],
): { readonly field: string; readonly value: string } {
  const [one, ...others] = Object.entries(name);
  if (one !== undefined && others.length === 0) return { field: one[0], value: one[1] };
  throw new RowRefused({
    status: 400,
    code: 'bad_request',
    message: 'A goal is named by one field.',
    accepted: acceptedOf(fields),
  });
}

function ambiguous(
  { word }: GoalNaming,
  { line, found }: { readonly line: string; readonly found: readonly GoalRecord[] },
): RowRefused {
  const shown = found.slice(0, 5).map(({ number }) => shownNumber(number));
  return new RowRefused({
    status: 409,
    code: 'goal_ambiguous',
    message: `${found.length} goals have the ${word} “${line}”.`,
    accepted: `the number of one of them: ${shown.join(', ')}`,
  });
}
