import { nameKey } from './fieldsAfter.ts';
import type { OwnField } from './ownField.ts';
import { ownProblem } from './ownProblem.ts';
import { type NameOfPerson, ownText } from './ownText.ts';
import { isNumeric, knownValue } from './ownValue.ts';
import type { OwnValue } from './ownValues.ts';

export type People = {
  readonly nameOf: NameOfPerson;
  /** The one person of that name; null where there is none, or several. */
  readonly named: (name: string) => string | null;
};

/** A value of a field for the same field of another kind; null where something of it would be lost. */
export function converted(
  value: OwnValue,
  { before, after }: { readonly before: OwnField; readonly after: OwnField },
  people: People,
): OwnValue | null {
  if (isNumeric(before.kind) && isNumeric(after.kind)) return value;
  const shown = knownValue(before, value);
  if (shown === null) return null;
  const ids = typeof shown === 'object' ? shown : [shown];
  if (isChoosing(before) && isChoosing(after) && ids.every((id) => after.options.some((option) => option.id === id))) {
    if (after.kind === 'choices') return ids.map(String);
    const [only] = ids.length === 1 ? ids : [];
    return only ?? null;
  }
  return readOwnText(after, ownText(before, shown, people.nameOf), people);
}

/** The value that a plain text says, as `ownText` writes it; null where a field cannot hold it. */
export function readOwnText(field: OwnField, text: string, people: People): OwnValue | null {
  const value = valueIn(field, text, people);
  if (value === null) return null;
  return ownProblem(field, value, (id) => people.nameOf(id) !== null) === null ? value : null;
}

function valueIn({ kind, options }: OwnField, text: string, people: People): OwnValue | null {
  if (isNumeric(kind)) return String(Number(text)) === text ? Number(text) : null;
  const option = options.find(({ name }) => nameKey(name) === nameKey(text))?.id ?? null;
  if (kind === 'choice') return option;
  if (kind === 'choices') return option === null ? null : [option];
  if (kind === 'yes_no') return text === 'yes' || (text === 'no' ? false : null);
  return kind === 'person' ? people.named(text) : text;
}

function isChoosing({ kind }: OwnField): boolean {
  return kind === 'choice' || kind === 'choices';
}
