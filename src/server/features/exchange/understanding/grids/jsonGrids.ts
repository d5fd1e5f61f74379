import { MOST_SHEET_COLUMNS, SheetTooLarge } from '#server/features/exchange/reading/sheets/sheetRoom.ts';
import type { TableRow } from '#server/features/exchange/tables/table.ts';
import { wordKey } from '#server/features/exchange/understanding/words/wordKey.ts';
import type { Grid } from './grid.ts';
import { type Json, nameInText } from './jsonInOrder.ts';
import { withNamedRows } from './rowsOfJson.ts';

type JsonObject = { readonly [key: string]: Json };

/** A leaf of a record: its path with dots, and its text. */
type Leaf = readonly [path: string, text: string];

/**
 * Any JSON that holds a list of objects as a sheet: a row for each innermost record, a column for each path, and before
 * it the values of the records around it. A list that others refer to by an id gives them its names. Throws SheetTooLarge.
 */
export function jsonGrids(file: string, given: Json): Grid[] {
  const value = withNamedRows(given);
  const lists = listsIn(value, []);
  const [main] = lists.toSorted((one, other) => other.weight - one.weight);
  if (main === undefined) return [];
  const names = namesById(lists.filter((list) => list !== main));
  const records: RecordOfJson[] = [];
  const levels: string[] = [];
  const room = { values: MOST_VALUES };
  for (const item of main.items) walk(item, { prefix: '', above: [], open: [], records, room, names, levels });
  const ordered = pathsOf(records).toSorted((one, other) => depthOf(one) - depthOf(other));
  const rows: TableRow[] = [
    { line: 1, cells: ordered.map(nameInText) },
    ...records.map(({ leaves }, at) => {
      const byPath = new Map(leaves);
      return { line: at + 2, cells: ordered.map((path) => byPath.get(path) ?? '') };
    }),
  ];
  const beside = leavesBeside(value, main);
  const grid: Grid = {
    ...EMPTY,
    file,
    rows,
    notes: beside.map(([, text]) => text),
    isOwnCell: (line, column) => line > 1 && records[line - 2]?.own.has(ordered[column] ?? '') === true,
    levels: [...new Set(levels)].map((path) => ordered.indexOf(path)).filter((at) => at >= 0),
  };
  if (beside.length === 0) return [grid];
  const rest: Grid = {
    ...EMPTY,
    file,
    isBeside: true,
    rows: beside.map(([, text], at) => ({ line: at + 1, cells: [text] })),
  };
  return [grid, rest];
}

/** In the order in which they are met. Throws SheetTooLarge. */
function pathsOf(records: readonly RecordOfJson[]): string[] {
  const paths = new Set<string>();
  for (const { leaves } of records) {
    for (const [path] of leaves) paths.add(path);
    if (paths.size > MOST_SHEET_COLUMNS)
      throw new SheetTooLarge(`JSON whose records have more than ${inWords(MOST_SHEET_COLUMNS)} names together`);
  }
  return [...paths];
}

function inWords(count: number): string {
  return count.toLocaleString('en-US');
}

const EMPTY: Omit<Grid, 'file' | 'rows'> = {
  sheet: null,
  isHidden: false,
  kinds: [],
  looks: new Map(),
  merges: [],
  hiddenLines: [],
  hiddenColumns: [],
  usualMark: '.',
  notes: [],
  levels: [],
};

/** A row: its values with those of the records around it, and the paths that no row above has already. */
type RecordOfJson = { readonly leaves: readonly Leaf[]; readonly own: ReadonlySet<string> };

type List = { readonly path: readonly string[]; readonly items: readonly JsonObject[]; readonly weight: number };

function listsIn(value: Json, path: readonly string[]): List[] {
  if (Array.isArray(value)) {
    const items = value.filter(isObject);
    return items.length > 0 && items.length === value.length ? [{ path, items, weight: weightOf(items) }] : [];
  }
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, each]) => listsIn(each, [...path, key]));
}

function weightOf(value: Json): number {
  if (Array.isArray(value)) return value.reduce((sum: number, each: Json) => sum + weightOf(each), 0);
  if (isObject(value)) return Object.values(value).reduce((sum: number, each) => sum + weightOf(each), 0);
  return 1;
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Lists of named things with ids, by the words that refer to them: `pillars` by `pillar`. */
function namesById(lists: readonly List[]): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const { path, items } of lists) {
    const key = path.at(-1) ?? '';
    const id = items.every((item) => item.id !== undefined || item.key !== undefined || item.code !== undefined);
    const name = nameKeyOf(items[0] ?? {});
    if (!id || name === null) continue;
    const byId = new Map(
      items.map((item) => [textOf(item.id ?? item.key ?? item.code ?? ''), textOf(item[name] ?? '')]),
    );
    for (const word of [
      key,
      key.replace(/s$/, ''),
      key.replace(/ies$/, 'y'),
      `${key.replace(/s$/, '')}_id`,
      `${key.replace(/s$/, '')}Id`,
    ])
      found.set(word, byId);
  }
  return found;
}

const NAMES = [
  'name',
  'title',
  'label',
  'text',
  'nombre',
  'nome',
  'nom',
  'titel',
  'titulo',
  'título',
  'bezeichnung',
  'description',
  'goal',
  'objective',
  '名称',
  '名前',
  '指標名',
];

function nameKeyOf(item: JsonObject): string | null {
  const keys = Object.keys(item);
  for (const name of NAMES) {
    const found = keys.find((key) => wordKey(key) === wordKey(name) && typeof item[key] === 'string');
    if (found !== undefined) return found;
  }
  return null;
}

type Walk = {
  readonly prefix: string;
  readonly above: readonly Leaf[];
  /** Of `above`, what no row has yet: the first row below takes it. */
  readonly open: string[];
  readonly records: RecordOfJson[];
  /** For how many values there still is room. */
  readonly room: { values: number };
  readonly names: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Paths that name records that hold others, and the innermost. */
  readonly levels: string[];
};

const MOST_RECORDS = 200_000;
/** Those of a record around others count in each of their rows. */
const MOST_VALUES = 2_000_000;

/** A record that holds lists of records is a row for each of these; one that holds none is a row itself. */
function walk(item: JsonObject, around: Walk): void {
  const { prefix, above, records, names, levels } = around;
  const own: Leaf[] = [];
  const inner: [string, readonly JsonObject[]][] = [];
  const take = (value: JsonObject, path: string): void => {
    for (const [key, each] of Object.entries(value)) {
      const at = `${path}${key}`;
      if (Array.isArray(each) && each.length > 0 && each.every(isObject)) inner.push([at, each]);
      else if (Array.isArray(each))
        own.push([
          at,
          each
            .filter((part) => !isObject(part))
            .map(textOf)
            .filter((text) => text !== '')
            .join(', '),
        ]);
      else if (isObject(each)) take(each, `${at}.`);
      else {
        const referred = names.get(key)?.get(textOf(each));
        if (referred !== undefined && !levels.includes(at)) levels.push(at);
        own.push([at, referred ?? textOf(each)]);
      }
    }
  };
  take(item, prefix);
  const name = nameKeyOf(item);
  if (name !== null && !levels.includes(`${prefix}${name}`)) levels.push(`${prefix}${name}`);
  const filled = own.filter(([, text]) => text !== '');
  if (inner.length === 0) {
    around.room.values -= above.length + filled.length;
    if (records.length === MOST_RECORDS || around.room.values < 0)
      throw new SheetTooLarge(
        `JSON of more than ${inWords(MOST_RECORDS)} records or ${inWords(MOST_VALUES)} values, those of a record counted with each that it holds`,
      );
    records.push({
      leaves: [...above, ...filled],
      own: new Set([...filled.map(([path]) => path), ...around.open.splice(0)]),
    });
    return;
  }
  around.open.push(...filled.map(([path]) => path));
  for (const [path, items] of inner)
    for (const each of items) walk(each, { ...around, prefix: `${path}.`, above: [...above, ...filled] });
}

function textOf(value: Json): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? '' : String(value).trim();
}

function depthOf(path: string): number {
  return path.split('.').length;
}

/** Values that belong to no record: what a file says about itself, and lists that others refer to. */
function leavesBeside(value: Json, main: List): Leaf[] {
  const leaves: Leaf[] = [];
  const look = (each: Json, path: readonly string[]): void => {
    if (path.length > 0 && path.join('.') === main.path.join('.')) return;
    if (Array.isArray(each)) for (const item of each) look(item, [...path, '']);
    else if (isObject(each)) for (const [key, inner] of Object.entries(each)) look(inner, [...path, key]);
    else if (textOf(each) !== '') leaves.push([path.join('.'), textOf(each)]);
  };
  if (isObject(value)) look(value, []);
  return leaves;
}
