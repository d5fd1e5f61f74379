import { readNotice } from '#server/features/exchange/tables/readNotice.ts';
import type { SourceFile } from '#server/features/exchange/tables/sourceFile.ts';
import type { LineNotice, Table, TableRow } from '#server/features/exchange/tables/table.ts';
import { refused, type TablesRead } from '#server/features/exchange/tables/tablesRead.ts';
import { readFlatYaml } from './flatYaml.ts';

/** In a zip archive its name stands before theirs: `site.zip, data/indicator_1-2-1.csv`. */
const DATA = /(?:^|[/\\ ])indicator_([\da-z]+(?:-[\da-z]+)+)\.csv$/i;
const METADATA = /(?:^|[/\\ ])([\da-z]+(?:-[\da-z]+)+)\.ya?ml$/i;

/** Whether a file is the data of an indicator, by its name and its headings. */
export function isIndicatorData({ name }: SourceFile, { header }: Table): boolean {
  return DATA.test(name) && columnOf(header, 'year') !== -1 && columnOf(header, 'value') !== -1;
}

/** Columns that say something about a figure, and do not divide it. */
const ABOUT = new Set(['year', 'value', 'units', 'unit multiplier', 'observation status', 'series', 'geocode']);

/**
 * The headline figures of an indicator: the rows without a disaggregation, and of several series or units the first.
 * Others are left out, and counted.
 */
export function indicatorEntries(file: SourceFile, table: Table): Table {
  const { header } = table;
  const number = numberOf(DATA.exec(file.name)?.[1] ?? '');
  const [year, value] = [columnOf(header, 'year'), columnOf(header, 'value')];
  const dividing = header.flatMap((name, at) => (ABOUT.has(plain(name)) ? [] : [at]));
  const kinds = [columnOf(header, 'series'), columnOf(header, 'units')].filter((at) => at !== -1);
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
  const title = ['indicator_name', 'graph_title', 'indicator'].map((key) => texts.get(key) ?? '').find((text) => text);
  const row = {
    number,
    title: title ?? `Indicator ${number}`,
    description: texts.get('indicator_definition') ?? texts.get('national_indicator_description') ?? '',
    unit: texts.get('computation_units') ?? '',
    tracking: 'yearly',
  };
  const taken = new Set(['indicator_name', 'indicator_definition', 'computation_units']);
  const others = [...texts.keys(), ...nested].filter((key) => !taken.has(key));
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
