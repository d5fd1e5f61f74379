import { appliesAt, type OwnField, type OwnKind } from './ownField.ts';
import { NO_OWN_VALUES, type OwnValue, type OwnValues } from './ownValues.ts';

/** The value of a goal's own field; null for none, also where the goal is of another level or its option was removed. */
export function ownValueOf(
  field: OwnField,
  { depth, ownFields }: { readonly depth: number; readonly ownFields: OwnValues },
): OwnValue | null {
  const value = ownFields[field.id];
  return value !== undefined && appliesAt(field, depth) ? knownValue(field, value) : null;
}

/** What of a stored value a field can have; null for nothing. */
export function knownValue({ kind, options }: Pick<OwnField, 'kind' | 'options'>, value: OwnValue): OwnValue | null {
  const isOption = (id: string) => options.some((option) => option.id === id);
  if (kind === 'choices') {
    const known = typeof value === 'object' ? value.filter(isOption) : [];
    return known.length > 0 ? known : null;
  }
  return typeof value === typeOf(kind) && (kind !== 'choice' || isOption(String(value))) ? value : null;
}

/** A kind whose values are numbers. */
export function isNumeric(kind: OwnKind): boolean {
  return typeOf(kind) === 'number';
}

function typeOf(kind: OwnKind) {
  if (kind === 'yes_no') return 'boolean';
  return kind === 'number' || kind === 'money' || kind === 'percent' ? 'number' : 'string';
}

/** The values that a goal has of some fields; nothing else is told to anybody. */
export function ownValuesOf(
  fields: readonly OwnField[],
  goal: { readonly depth: number; readonly ownFields: OwnValues },
): OwnValues {
  if (goal.ownFields === NO_OWN_VALUES) return NO_OWN_VALUES;
  const values: Record<string, OwnValue> = {};
  let isEmpty = true;
  for (const field of fields) {
    const value = ownValueOf(field, goal);
    if (value === null) continue;
    values[field.id] = value;
    isEmpty = false;
  }
  return isEmpty ? NO_OWN_VALUES : values;
}
