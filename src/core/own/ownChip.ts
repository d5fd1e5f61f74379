import { readOwnTest } from './ownCriterion.ts';
import type { OwnField } from './ownField.ts';

export type OwnChipWords = {
  /** Of ids of people, and of yes, no and none. */
  readonly nameOf: (id: string) => string;
  readonly from: (bound: string) => string;
  readonly until: (bound: string) => string;
};

/** What a field is filtered by, as texts; null for what cannot be asked of it. */
export function ownChip(field: OwnField, asked: unknown, words: OwnChipWords): readonly string[] | null {
  const test = readOwnTest(field, asked);
  if (test === null) return null;
  if ('contains' in test) return [test.contains];
  if ('values' in test)
    return test.values.map((id) => field.options.find((option) => option.id === id)?.name ?? words.nameOf(id));
  const { from, to } = test;
  return [...(from === null ? [] : [words.from(String(from))]), ...(to === null ? [] : [words.until(String(to))])];
}
