import { isTooDeep } from '#server/features/exchange/reading/jsonDepth.ts';
import type { SourceFile } from '#server/features/exchange/tables/sourceFile.ts';
import { type RowCell, refuseWide, rowsFile } from './rowsFile.ts';
import { MOST_ROWS } from './source.ts';
import { SourceFailure } from './sourceFailure.ts';

/** Where services put their list of records: CKAN, Socrata, ArcGIS, OData and most others. */
const LISTS = ['records', 'data', 'value', 'results', 'rows', 'items', 'features', 'values'];
const INSIDE = ['result', 'data', 'response'];

/**
 * The records of a JSON answer as rows: a list of objects, or of lists under a first one of headings. Throws
 * SourceFailure, also where the answer tells an error although its status is 200.
 */
export function jsonRows(text: string): SourceFile {
  if (isTooDeep(text)) throw new SourceFailure('unreadable', 'JSON that nests too deep');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new SourceFailure('unreadable', 'not JSON, or cut off');
  }
  refuseError(value);
  const records = recordsOf(value);
  if (records === null) throw new SourceFailure('unreadable', 'JSON without a list of records');
  // One more, where the first is the row of headings.
  if (records.length > MOST_ROWS + 1) throw new SourceFailure('too_many_rows', MOST_ROWS.toLocaleString('en-US'));
  const [first] = records;
  if (Array.isArray(first)) return rowsFile('feed.csv', first.map(headingOf), listsUnder(records, first.length));
  const header = headerOf(records);
  return rowsFile('feed.csv', header, recordRows(records, header));
}

/** All names of all records, as they first come. */
function headerOf(records: readonly unknown[]): readonly string[] {
  const names = new Set<string>();
  for (const record of records) {
    for (const name of flatRecord(record).keys()) names.add(name);
    refuseWide(names.size);
  }
  return [...names];
}

function* recordRows(records: readonly unknown[], header: readonly string[]): Generator<readonly RowCell[]> {
  for (const record of records) {
    const flat = flatRecord(record);
    yield header.map((name) => flat.get(name));
  }
}

function* listsUnder(records: readonly unknown[], columns: number): Generator<readonly RowCell[]> {
  for (const cells of records.slice(1)) if (Array.isArray(cells)) yield cells.slice(0, columns + 1).map(cellOf);
}

function headingOf(value: unknown): string {
  return String(cellOf(value) ?? '');
}

function refuseError(value: unknown): void {
  if (!isObject(value)) return;
  const { error, errors, success, message } = value;
  const isError =
    success === false ||
    error === true ||
    (typeof error === 'string' && error !== '') ||
    isObject(error) ||
    (Array.isArray(errors) && errors.length > 0);
  if (!isError) return;
  const said = [message, error, Array.isArray(errors) ? errors[0] : null].map(saidIn).find((text) => text !== null);
  throw new SourceFailure('says_error', said ?? 'error');
}

function saidIn(value: unknown): string | null {
  if (typeof value === 'string' && value.trim() !== '') return value;
  if (!isObject(value)) return null;
  return saidIn(value.message) ?? saidIn(value.detail) ?? saidIn(value.title);
}

function recordsOf(value: unknown, depth = 0): readonly unknown[] | null {
  if (Array.isArray(value)) return value;
  if (!isObject(value) || depth > 2) return null;
  for (const name of LISTS) if (Array.isArray(value[name])) return value[name];
  for (const name of INSIDE) {
    const inside = recordsOf(value[name], depth + 1);
    if (inside !== null) return inside;
  }
  return null;
}

/** Objects inside are named with a dot; those that only wrap a record, as in GeoJSON and ArcGIS, are taken off. */
function flatRecord(record: unknown): Map<string, RowCell> {
  const flat = new Map<string, RowCell>();
  if (!isObject(record)) return flat;
  const wrapped = record.properties ?? record.attributes;
  const own = isObject(wrapped) ? wrapped : record;
  for (const [name, value] of Object.entries(own)) {
    if (!isObject(value)) flat.set(name, cellOf(value));
    else for (const [inner, cell] of Object.entries(value)) flat.set(`${name}.${inner}`, cellOf(cell));
  }
  return flat;
}

function cellOf(value: unknown): RowCell {
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'boolean':
      return value;
    default:
      return null;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
