import { readNotice } from '#server/features/exchange/tables/readNotice.ts';
import type { SourceFile } from '#server/features/exchange/tables/sourceFile.ts';
import type { LineNotice, Table, TableRow } from '#server/features/exchange/tables/table.ts';
import { refused, type TablesRead } from '#server/features/exchange/tables/tablesRead.ts';
import { readFlatYaml } from './flatYaml.ts';

/** In a zip archive its name stands before theirs: `site.zip, data/indicator_1-2-1.csv`. */
const DATA = /(?:^|[/\\ ])indicator_([\da-z]+(?:-[\da-z]+)+)\.csv$/i;
const METADATA = /(?:^|[/\\ ])([\da-z]+(?:-[\da-z]+)+)\.(?:ya?ml|md)$/i;

/** Whether a file is the data of an indicator, by its name and its headings. */
export function isIndicatorData({ name }: SourceFile, { header }: Table): boolean {
  return DATA.test(name) && columnOf(header, 'year') !== -1 && columnOf(header, 'value') !== -1;
}

/** Columns that say something about a figure, and do not divide it. */
const ABOUT = new Set([
  ...['year', 'value', 'units', 'unit', 'unit measure', 'unit multiplier', 'observation status', 'obs status'],
  ...['series', 'geocode', 'comments', 'comment obs', 'source detail'],
]);

/**
 * The headline figures of an indicator: the rows without a disaggregation, and of several series or units the first.
 * Others are left out, and counted.
 */
export function indicatorEntries(file: SourceFile, table: Table): Table {
  const { header } = table;
  const number = numberOf(DATA.exec(file.name)?.[1] ?? '');
  const [year, value] = [columnOf(header, 'year'), columnOf(header, 'value')];
  const dividing = header.flatMap((name, at) => (ABOUT.has(plain(name)) ? [] : [at]));
  const kinds = ['series', 'units', 'unit', 'unit measure']
    .map((name) => columnOf(header, name))
    .filter((at) => at !== -1);
  const kindOf = ({ cells }: TableRow) => kinds.map((at) => cells[at] ?? '').join('\n');
  const whole = [...table.rows].filter(({ cells }) => dividing.every((at) => (cells[at] ?? '').trim() === ''));
  const [first] = whole;
  const headline = first === undefined ? [] : whole.filter((row) => kindOf(row) === kindOf(first));
  const rows = headline.map(({ line, cells }) => ({ line, cells: [number, cells[year] ?? '', cells[value] ?? ''] }));
  const names = dividing.map((at) => header[at] ?? '');
  const notices = [
    leftOut(table, table.rows.length - whole.length, { code: 'rows_by', names }),
    leftOut(table, whole.length - headline.length, { code: 'rows_of_series', names: [] }),
  ].flat();
  return { ...table, header: ['goal_number', 'date', 'actual'], rows, notices: [...table.notices, ...notices] };
}

function leftOut(
  { headerLine }: Table,
  count: number,
  { code, names }: { readonly code: 'rows_by' | 'rows_of_series'; readonly names: readonly string[] },
): LineNotice[] {
  if (count === 0) return [];
  const what = code === 'rows_by' ? `by ${names.join(', ')}` : 'of other series or units';
  const reason = `left out: ${count} ${count === 1 ? 'row' : 'rows'} ${what}`;
  return [readNotice(headerLine, code, { reason, names, numbers: [count] })];
}

export function isIndicatorMetadata({ name }: Pick<SourceFile, 'name'>): boolean {
  return METADATA.test(name);
}

/** The goal that an indicator is, by its metadata. */
export function readIndicatorMetadata({ name, bytes }: SourceFile): TablesRead {
  const yaml = readFlatYaml(new TextDecoder().decode(bytes));
  if (yaml === null)
    return refused('not metadata as Open SDG has it: YAML of texts, without anchors, aliases and tags');
  const { texts, leftOut: nested } = yaml;
  const number = numberOf(METADATA.exec(name)?.[1] ?? '');
  const [titleKey, title] = firstOf(texts, TITLES);
  const [descriptionKey, description] = firstOf(texts, DESCRIPTIONS);
  const [unitKey, unit] = firstOf(texts, UNITS);
  const row = {
    number,
    title: title === '' ? `Indicator ${number}` : title.replace(/\s+/g, ' ').replace(/^Indicator [\d.a-z]+:\s*/i, ''),
    description,
    unit,
    tracking: 'yearly',
  };
  const taken = new Set([titleKey, descriptionKey, unitKey]);
  const others = [...texts.keys(), ...nested].filter((key) => !taken.has(key) && texts.get(key) !== '');
  const table: Table = {
    file: name,
    headerLine: 1,
    header: Object.keys(row),
    rows: [{ line: 1, cells: Object.values(row) }],
    unreadable: [],
    notices:
      others.length === 0
        ? []
        : [readNotice(1, 'metadata_left', { reason: `left out of the metadata: ${others.join(', ')}`, names: others })],
    usualMark: '.',
  };
  return { ok: true, tables: [table] };
}

/** Sites of all versions have one of these; in capitals as the metadata of SDMX. */
const TITLES = [
  ...['indicator_name', 'title', 'indicator_available', 'national_indicator_available', 'graph_title', 'indicator'],
  ...['SDG_INDICATOR', 'SDG_SERIES_DESCR'],
];
const DESCRIPTIONS = ['indicator_definition', 'national_indicator_description', 'national_indicator_definition'];
const UNITS = ['computation_units', 'UNIT_MEASURE'];

/** The first key with a text; `global_indicators.1-1-1-title` is the name of one in another file. */
function firstOf(texts: ReadonlyMap<string, string>, keys: readonly string[]): readonly [key: string, text: string] {
  for (const key of keys) {
    const text = (texts.get(key) ?? '').trim();
    if (text !== '' && !TRANSLATED.test(text)) return [key, text];
  }
  return ['', ''];
}

const TRANSLATED = /^[\w-]+(?:\.[\w-]+)+$/;

/** 1-2-1 is 1.2.1. */
function numberOf(code: string): string {
  return code.replaceAll('-', '.');
}

function columnOf(header: readonly string[], name: string): number {
  return header.findIndex((each) => plain(each) === name);
}

function plain(name: string): string {
  return name.trim().toLowerCase().replaceAll('_', ' ');
}
