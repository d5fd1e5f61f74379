import { type Json, nameInOrder } from './jsonInOrder.ts';

const HEADINGS = ['columns', 'fields', 'headers', 'header', 'headings', 'keys', 'names'];

/**
 * Lists of lists as lists of objects: `{"values": [["KPI", "Target"], ["Visits", 12]]}`, whose first row has the
 * headings, or `{"columns": [{"name": "KPI"}, …], "data": [["Visits", 12], …]}`.
 */
export function withNamedRows(value: Json): Json {
  if (isTable(value)) return named(value[0]?.map(textOf) ?? [], value.slice(1));
  if (Array.isArray(value) || !isObject(value)) return value;
  const headings = headingsIn(value);
  const entries = Object.entries(value).map(([key, each]): [string, Json] => {
    if (!isTable(each)) return [key, withNamedRows(each)];
    const isTitled = headings !== null && each.every((row) => row.length <= headings.length);
    return [key, isTitled ? named(headings, each) : named(each[0]?.map(textOf) ?? [], each.slice(1))];
  });
  const isNamed = headings !== null && Object.values(value).some(isTable);
  return Object.fromEntries(isNamed ? entries.filter(([key]) => !HEADINGS.includes(key)) : entries);
}

function headingsIn(value: { readonly [key: string]: Json }): string[] | null {
  for (const key of HEADINGS) {
    const list: Json = value[key] ?? null;
    if (!Array.isArray(list) || list.length === 0) continue;
    const texts = list.map((each: Json) => (isObject(each) ? (each.name ?? each.label ?? each.title ?? '') : each));
    if (texts.every((text: Json) => typeof text === 'string' && text !== '')) return texts.map(textOf);
  }
  return null;
}

function named(headings: readonly string[], rows: readonly (readonly Json[])[]): Json {
  const width = rows.reduce((most, { length }) => Math.max(most, length), headings.length);
  const keys = new Set<string>();
  for (let at = 0; at < width; at += 1) {
    const heading = headings[at] || `Column ${at + 1}`;
    let key = heading;
    for (let count = 2; keys.has(key); count += 1) key = `${heading} ${count}`;
    keys.add(key);
  }
  const names = [...keys].map(nameInOrder);
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [names[at] ?? '', cell])));
}

/** At least two rows of plain values. */
function isTable(value: Json | undefined): value is readonly (readonly Json[])[] {
  return (
    Array.isArray(value) &&
    value.length >= 2 &&
    value.every(
      (row: Json) =>
        Array.isArray(row) && row.length > 0 && row.every((cell: Json) => !isObject(cell) && !Array.isArray(cell)),
    )
  );
}

function isObject(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: Json): string {
  return value === null ? '' : String(value).trim();
}
