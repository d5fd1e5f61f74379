export type Value = string | number | null;

export type Row = { readonly [column: string]: Value };
