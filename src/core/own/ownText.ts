import type { OwnField } from './ownField.ts';
import type { OwnValue } from './ownValues.ts';

/** Who the people of a plan are, by id. */
export type NameOfPerson = (id: string) => string | null;

/** Between several choices in one text. */
const BETWEEN = ', ';

/** A value as plain text, the same in every language: names of options and people, dates as YYYY-MM-DD, yes and no. */
export function ownText({ options, kind }: OwnField, value: OwnValue, nameOfPerson: NameOfPerson): string {
  const nameOf = (id: string) => options.find((option) => option.id === id)?.name ?? id;
  if (typeof value === 'object') return value.map(nameOf).join(BETWEEN);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (kind === 'choice') return nameOf(String(value));
  return kind === 'person' ? (nameOfPerson(String(value)) ?? String(value)) : String(value);
}
