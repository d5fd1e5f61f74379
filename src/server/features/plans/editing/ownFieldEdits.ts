import type { AskedOwnField, DroppedValues } from '#contract/ownFields.ts';
import { converted, type People } from '#core/own/converted.ts';
import { type FieldProblem, type FieldProblemCode, fieldsAfter, problemOf } from '#core/own/fieldsAfter.ts';
import { OWN_LIMITS, type OwnField } from '#core/own/ownField.ts';
import { ownProblem } from '#core/own/ownProblem.ts';
import { knownValue, ownValueOf } from '#core/own/ownValue.ts';
import { NO_OWN_VALUES, type OwnValue } from '#core/own/ownValues.ts';
import type { Owners } from '#core/plan/owners.ts';
import { Refusal } from '#server/base/errors.ts';
import { nameOf } from '#server/features/asking/membership.ts';
import { isBuiltInHeading } from '#server/features/exchange/mapping/isBuiltInHeading.ts';
import { putGoal } from '#server/features/goals/editing/storedGoal.ts';
import { createShortId } from '#server/store/database/id.ts';
import type { Edit, StoredGoal } from '#server/store/rows/edit.ts';

/** The plan's own fields after a call. Throws Refusal (400) for what cannot be. */
export function ownFieldsAfter(before: readonly OwnField[], asked: readonly AskedOwnField[]): readonly OwnField[] {
  const { fields, problem } = fieldsAfter(before, asked, {
    createId: createShortId,
    isBuiltIn: isBuiltInHeading,
  });
  if (problem !== null) throw unfitField(problem, asked);
  return fields;
}

/** Throws Refusal (400) for fields that cannot stand together. */
export function refuseUnfitFields(fields: readonly OwnField[]): void {
  const problem = problemOf(fields, isBuiltInHeading);
  if (problem !== null) throw unfitField(problem, fields);
}

function unfitField(problem: FieldProblem, asked: readonly Pick<AskedOwnField, 'id' | 'name'>[]): Refusal {
  const { name = '', id = '' } = asked[problem.at] ?? {};
  const message = PROBLEMS[problem.code](name === '' ? id : name.trim());
  const at = `fields[${problem.at}]`;
  return new Refusal({
    code: 'bad_request',
    status: 400,
    message,
    details: [{ at, problem: message, code: problem.code }],
  });
}

const PROBLEMS: Readonly<Record<FieldProblemCode, (name: string) => string>> = {
  tooMany: () => `A plan has at most ${OWN_LIMITS.fields} own fields.`,
  kindMissing: (name) => `Say of which kind the field “${name}” is (kind).`,
  badId: (name) =>
    `An id in the field “${name}” cannot be used: it has up to 40 letters, digits, - and _, and begins with a letter or digit. Leave it out, and one is made.`,
  idTwice: (name) => `Two fields have the id of “${name}”.`,
  nameMissing: () => 'A field needs a name.',
  nameLong: (name) => `The name “${name}” has more than ${OWN_LIMITS.name} letters.`,
  nameTwice: (name) => `Two fields are called “${name}”. Small and capital letters do not count.`,
  nameOfBuiltIn: (name) =>
    `“${name}” is the heading of a built-in field or of a period in files, which could not tell the two apart. Choose another name.`,
  tooManyOnCard: (name) =>
    `At most ${OWN_LIMITS.onCard} fields stand on the card. Take another one off it before “${name}”.`,
  helpLong: (name) => `The help of “${name}” has at most ${OWN_LIMITS.help} letters.`,
  unitLong: (name) => `The unit of “${name}” has at most ${OWN_LIMITS.unit} letters.`,
  optionsMissing: (name) => `“${name}” needs at least one choice (options).`,
  tooManyOptions: (name) => `“${name}” has more than ${OWN_LIMITS.options} choices.`,
  optionName: (name) => `Each choice of “${name}” needs a name.`,
  optionLong: (name) => `A choice of “${name}” has more than ${OWN_LIMITS.option} letters.`,
  optionTwice: (name) => `Two choices of “${name}” are the same.`,
};

export type OwnFieldEdits = { readonly edits: readonly Edit[]; readonly dropped: DroppedValues };

/**
 * What becomes of the values of goals: those of a field whose kind changed are converted, and dropped where something
 * of them would be lost. Values of removed fields and options stay with the goals, unseen, so that undo and adding them
 * again bring them back; to those who use the plan they are dropped too.
 */
export function ownFieldEdits(
  { before, after }: { readonly before: readonly OwnField[]; readonly after: readonly OwnField[] },
  { goals, owners }: { readonly goals: readonly StoredGoal[]; readonly owners: Owners },
): OwnFieldEdits {
  const people = peopleOf(owners);
  const fieldsBefore = new Map(before.map((field) => [field.id, field]));
  const changed = new Map<StoredGoal, Record<string, OwnValue>>();
  const dropped: DroppedValues = [];
  for (const field of after) {
    const was = fieldsBefore.get(field.id) ?? null;
    if (was !== null && was.kind === field.kind) {
      dropped.push(...removedOptions(was, field, goals));
      continue;
    }
    let lost = 0;
    for (const goal of goals) {
      const value = goal.ownFields[field.id];
      if (value === undefined) continue;
      const isShown = was === null || knownValue(was, value) !== null;
      const next =
        was === null ? fitting(field, value, people) : converted(value, { before: was, after: field }, people);
      if (next === null && isShown) lost += 1;
      if (next === value) continue;
      const values = changed.get(goal) ?? { ...goal.ownFields };
      if (next === null) delete values[field.id];
      else values[field.id] = next;
      changed.set(goal, values);
    }
    if (lost > 0) dropped.push({ id: field.id, name: field.name, options: [], goal_count: lost });
  }
  dropped.push(...removedFields(before, after, goals));
  const edits = Array.from(changed, ([goal, values]) =>
    putGoal({ ...goal, ownFields: Object.keys(values).length === 0 ? NO_OWN_VALUES : values }),
  );
  return { edits, dropped };
}

/** Values of a removed field stay with their goals, and are seen nowhere. */
function removedFields(
  before: readonly OwnField[],
  after: readonly OwnField[],
  goals: readonly StoredGoal[],
): DroppedValues {
  const kept = new Set(after.map(({ id }) => id));
  return before.flatMap((field) => {
    if (kept.has(field.id)) return [];
    const count = goals.filter((goal) => ownValueOf(field, goal) !== null).length;
    return count === 0 ? [] : [{ id: field.id, name: field.name, options: [], goal_count: count }];
  });
}

function removedOptions(was: OwnField, field: OwnField, goals: readonly StoredGoal[]): DroppedValues {
  const kept = new Set(field.options.map(({ id }) => id));
  const gone = was.options.filter(({ id }) => !kept.has(id));
  if (gone.length === 0) return [];
  const used = new Set<string>();
  let count = 0;
  for (const { ownFields } of goals) {
    const ids = [ownFields[field.id] ?? []].flat().map(String);
    const lost = gone.filter(({ id }) => ids.includes(id));
    if (lost.length > 0) count += 1;
    for (const { name } of lost) used.add(name);
  }
  return count === 0 ? [] : [{ id: field.id, name: field.name, options: [...used], goal_count: count }];
}

function fitting(field: OwnField, value: OwnValue, people: People): OwnValue | null {
  return ownProblem(field, value, (id) => people.nameOf(id) !== null) === null ? value : null;
}

function peopleOf({ members }: Owners): People {
  const byId = new Map(members.map((member) => [member.id, nameOf(member)]));
  return {
    nameOf: (id) => byId.get(id) ?? null,
    named: (name) => {
      const [one, ...more] = members.filter((member) => nameOf(member) === name);
      return one === undefined || more.length > 0 ? null : one.id;
    },
  };
}

export function dropsValues(dropped: DroppedValues, after: readonly OwnField[]): Refusal {
  const kept = new Set(after.map(({ id }) => id));
  const each = dropped.map(({ id, name, options, goal_count: count }) => {
    const goals = count === 1 ? '1 goal' : `${count} goals`;
    if (!kept.has(id)) return `the values of “${name}” of ${goals}, for the field would be gone`;
    return options.length === 0
      ? `the values of “${name}” of ${goals}, which the new kind cannot hold`
      : `“${options.join('”, “')}” of “${name}”, which ${goals} ${count === 1 ? 'has' : 'have'}`;
  });
  const message = `This would take away ${each.join('; ')}. Change these goals first, or send drop_values: 1; undo brings them back.`;
  return new Refusal({ code: 'drops_values', status: 409, message, details: dropped });
}
