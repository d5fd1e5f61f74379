/** A column's value as both stores give it back: text, numbers, none. No dates, no booleans, no big integers. */
export type Value = string | number | null;

/** A row by its column names. */
export type Row = { readonly [column: string]: Value };
