import type { AskedOwnValues } from '#contract/goal/goalWire.ts';
import { appliesAt, type OwnField } from '#core/own/ownField.ts';
import { OWN_TEXT_LIMITS, type OwnProblem, ownProblem } from '#core/own/ownProblem.ts';
import { isNumeric, ownValueOf } from '#core/own/ownValue.ts';
import { NO_OWN_VALUES, type OwnValue, type OwnValues } from '#core/own/ownValues.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';
import { badRequest } from './goalRefusals.ts';

/**
 * A goal with the own fields that a call states: null clears one, one that is left out stays. Throws Refusal (400) for
 * an unknown field and a value that it cannot have.
 */
export function withOwnValues(goal: StoredGoal, asked: AskedOwnValues | undefined, { whole }: BookedPlan): StoredGoal {
  if (asked === undefined) return goal;
  const values: Record<string, OwnValue> = { ...goal.ownFields };
  const isPerson = (id: string) => whole.owners.members.some((member) => member.id === id);
  for (const [id, given] of Object.entries(asked)) {
    const field = whole.plan.fields.find((one) => one.id === id);
    if (field === undefined) throw unknownField(id, whole.plan.fields);
    const value = given === null ? null : cleaned(field, given);
    if (value === null) {
      delete values[id];
      continue;
    }
    if (!appliesAt(field, goal.depth))
      throw badRequest(`Goals of this level have no “${field.name}”.`, 'own_field_of_other_level');
    const problem = ownProblem(field, value, (person) => person === goal.ownFields[id] || isPerson(person));
    if (problem !== null) throw badRequest(`“${field.name}” ${PROBLEMS[problem]}`, 'own_field_unfit');
    values[id] = value;
  }
  return { ...goal, ownFields: Object.keys(values).length === 0 ? NO_OWN_VALUES : values };
}

/** A new goal needs every required field of its level, another one only those that are stated. */
export function refuseMissingOwnValues(
  { before, after }: { readonly before: StoredGoal | null; readonly after: StoredGoal },
  asked: AskedOwnValues | undefined,
  { whole }: BookedPlan,
): void {
  const missing = whole.plan.fields.filter(
    (field) =>
      field.required &&
      appliesAt(field, after.depth) &&
      (before === null || Object.hasOwn(asked ?? {}, field.id)) &&
      ownValueOf(field, after) === null,
  );
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => `“${name}”`).join(', ');
  throw badRequest(
    `${names} ${missing.length === 1 ? 'is' : 'are'} required: send own_fields with ${missing.map(({ id }) => id).join(', ')}.`,
    'own_field_required',
  );
}

/** Blanks around a text are no part of it, 1 and 0 are yes and no, and nothing is none. */
function cleaned({ kind, options }: OwnField, value: OwnValue): OwnValue | null {
  if (kind === 'yes_no') return value === 1 || (value === 0 ? false : value);
  if (kind === 'choices' && typeof value === 'object') {
    const known = options.flatMap(({ id }) => (value.includes(id) ? [id] : []));
    return value.length === 0 ? null : known.concat(value.filter((id) => !known.includes(id)));
  }
  if (typeof value !== 'string' || isNumeric(kind)) return value;
  return value.trim() === '' ? null : value.trim();
}

const PROBLEMS: Readonly<Record<OwnProblem, string>> = {
  text: 'is a text.',
  textLong: `is too long: a text has at most ${OWN_TEXT_LIMITS.text} characters, a long one ${OWN_TEXT_LIMITS.long_text}.`,
  lines: 'is a text of one line.',
  number: 'is a number.',
  date: 'is a date that exists, as YYYY-MM-DD.',
  option: 'is one of its choices, by the id of the option.',
  options: 'is a list of its choices, by the ids of the options.',
  person: 'is a member of the plan, by their id.',
  link: 'is an address that begins with https://, http:// or mailto:.',
  yesNo: 'is true or false.',
};

function unknownField(id: string, fields: readonly OwnField[]) {
  const known = fields.map((field) => `${field.id} (${field.name})`).join(', ');
  const has = known === '' ? 'It has no own fields.' : `Its own fields are ${known}.`;
  return badRequest(`The plan has no own field with the id “${id}”. ${has}`, 'unknown_own_field');
}

/** What of the stated values differs from what somebody saw. */
export function ownValuesSent(asked: AskedOwnValues, seen: OwnValues): AskedOwnValues {
  return Object.fromEntries(
    Object.entries(asked).filter(([id, value]) => JSON.stringify(value) !== JSON.stringify(seen[id] ?? null)),
  );
}
