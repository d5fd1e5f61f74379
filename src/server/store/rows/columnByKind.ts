import type { Field, FieldKind } from '#core/goal/fieldKinds.ts';
import type { Row, Value } from './row.ts';
import { finite, flag, flagOf, isNone, numberOf, textOf, wordOf } from './rowReading.ts';

/** A row of an older log may lack a column. */
export type FieldColumns<Stated> = {
  readonly columns: readonly { readonly name: string; readonly of: (stated: Stated) => Value }[];
  readonly read: (row: Row) => Stated;
};

/** What the column of a field holds where it is not null, by the kind of the field. */
export type StoredKinds = {
  line: string;
  text: string;
  choice: string;
  formula: string;
  goal: string;
  department: string;
  member: string;
  count: number;
  figure: number;
  amount: number;
  yesNo: number;
};

type StoredKind = keyof StoredKinds & FieldKind;

/** A field that has one column, which its name and kind make. */
export type StoredField = Field & { readonly kind: StoredKind; readonly words?: readonly string[] };

export function columnByKind<Stated>(
  name: string,
  field: StoredField & { readonly absent: Stated },
): FieldColumns<Stated>;
/** Null, as in rows from before there was the field, is read as what a goal has that does not state it. */
export function columnByKind(name: string, field: StoredField): FieldColumns<unknown> {
  return {
    columns: [{ name, of: (stated) => (stated === field.absent ? null : storedValue(stated)) }],
    read: (row) => (isNone(row[name]) ? field.absent : READERS[field.kind](row, name, field.words ?? [])),
  };
}

type Read = (row: Row, column: string, words: readonly string[]) => unknown;

const READERS: { readonly [Kind in StoredKind]: Read } = {
  line: textOf,
  text: textOf,
  choice: wordOf,
  formula: textOf,
  goal: textOf,
  department: textOf,
  member: textOf,
  count: numberOf,
  figure: numberOf,
  amount: numberOf,
  yesNo: flagOf,
};

function storedValue(stated: unknown): Value {
  switch (typeof stated) {
    case 'number':
      return finite(stated);
    case 'boolean':
      return flag(stated);
    default:
      return stated === null ? null : String(stated);
  }
}
