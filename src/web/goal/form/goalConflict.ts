import type { ConflictDetails } from '#contract/entryCells.ts';
import { readIsoDate } from '#core/calendar/date.ts';
import type { OwnField } from '#core/own/ownField.ts';
import type { OwnValue } from '#core/own/ownValues.ts';
import { conflictIn } from '#web/base/api/conflict.ts';
import { formatDate } from '#web/base/messages/formats.ts';
import { fieldNames } from '#web/base/messages/names/fieldNames.ts';
import { say as goalWords } from '#web/base/messages/say/goalFields.ts';
import { say } from '#web/base/messages/say/goalForm.ts';
import { type OwnTextPlan, ownValueText, personName } from '#web/base/own/ownValueText.ts';
import { names } from './formNames.ts';
import type { GoalField } from './goalDraft.ts';
import type { RefusedField } from './refusedField.ts';

/** As long as a title can be; of longer texts only the name of their field is said. */
const LONGEST_SHOWN = 500;

export type GoalConflict = { readonly version: number; readonly refused: RefusedField };

type Conflict = ConflictDetails['conflicts'][number];
type EditedGoal = OwnTextPlan & {
  readonly goalId: string;
  readonly plan: OwnTextPlan['plan'] & { readonly fields: readonly OwnField[] };
};

/**
 * A conflict as a question that saving again answers, so that nothing typed is typed twice: what others wrote, where it
 * can be said in few words, of anything else what they changed. Null for other refusals, and where the goal itself is gone or more is in
 * conflict than can be said.
 */
export function goalConflictIn(error: unknown, { goalId, ...shown }: EditedGoal): GoalConflict | null {
  const conflict = conflictIn(error);
  if (conflict === null || conflict.conflicts.length === 0) return null;
  if (conflict.conflicts.length < conflict.conflictCount) return null;
  if (conflict.conflicts.some(({ id, field }) => id !== goalId || field === null)) return null;
  const theirs = new Set(conflict.conflicts.flatMap((each) => theirTexts(each, shown)));
  const first = conflict.conflicts.map(fieldOfForm).find((field) => field !== null) ?? null;
  return { version: conflict.version, refused: { field: first, sentence: say.conflict([...theirs].join(', ')) } };
}

function theirTexts({ entity, field, yours, theirs }: Conflict, shown: Omit<EditedGoal, 'goalId'>): readonly string[] {
  if (entity === 'entries') return [say.target];
  const text = textField(field);
  if (text !== null) return [textOr(names[text], theirs)];
  if (field !== 'own_fields')
    return [otherText(NAMED_OTHERWISE.get(field ?? '') ?? camelCase(field ?? ''), theirs, shown)];
  const [mine, other] = [ownValuesIn(yours), ownValuesIn(theirs)];
  return shown.plan.fields.flatMap((own) => {
    const value = other.get(own.id);
    if (JSON.stringify(mine.get(own.id)) === JSON.stringify(value)) return [];
    return [isOwnValue(value) ? textOr(own.name, ownValueText(own, value, shown)) : own.name];
  });
}

/** Of a date, a person, a department and a choice with theirs; of anything else by its name. */
function otherText(field: string, theirs: unknown, { plan, owners }: Omit<EditedGoal, 'goalId'>): string {
  const name = NAMES.get(field) ?? say.more;
  if (typeof theirs !== 'string') return name;
  const word = CHOICES.get(field)?.[theirs];
  if (word !== undefined) return say.theirText(name, word);
  switch (field) {
    case 'start':
    case 'end':
    case 'nextStepDue':
      return say.theirText(name, formatDate(readIsoDate(theirs), plan.dateFormat));
    case 'memberId':
      return say.theirText(name, personName(theirs, owners));
    case 'departmentId':
      return textOr(name, owners.departments.find(({ id }) => id === theirs)?.name);
    default:
      return name;
  }
}

const CHOICES: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(Object.entries(goalWords.words));

function isOwnValue(value: unknown): value is OwnValue {
  if (Array.isArray(value)) return value.every((each) => typeof each === 'string');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function textOr(name: string, value: unknown): string {
  const isShown = typeof value === 'string' && value !== '' && value.length <= LONGEST_SHOWN;
  return isShown ? say.theirText(name, value) : name;
}

const NAMES: ReadonlyMap<string, string> = new Map(Object.entries<string>(fieldNames('history')));

/** Columns whose field has another name. */
const NAMED_OTHERWISE: ReadonlyMap<string, string> = new Map([
  ['start_date', 'start'],
  ['end_date', 'end'],
  ['baseline_value', 'baseline'],
  ['baseline_date', 'baseline'],
  ['contributors', 'contributorIds'],
]);

function camelCase(column: string): string {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function ownValuesIn(value: unknown): ReadonlyMap<string, unknown> {
  const read: unknown = typeof value === 'string' ? JSON.parse(value) : null;
  return new Map(typeof read === 'object' && read !== null ? Object.entries(read) : []);
}

function fieldOfForm({ field }: Conflict): GoalField | null {
  return field === 'own_fields' ? 'ownFields' : textField(field);
}

/** The columns that have the name of their field. */
function textField(column: string | null): 'title' | 'measure' | 'unit' | 'description' | null {
  return column === 'title' || column === 'measure' || column === 'unit' || column === 'description' ? column : null;
}
