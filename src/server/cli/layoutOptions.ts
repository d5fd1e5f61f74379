import { extname } from 'node:path';
import { FIRST_YEAR, type ImportMapping, LAST_YEAR, MOST_HEADER_ROWS, type SheetChoice } from '#contract/import.ts';
import type { QuestionAnswers } from '#contract/importQuestion.ts';
import type { OwnField } from '#core/own/ownField.ts';
import { readMapping } from '#server/features/exchange/mapping/readMapping.ts';
import { ENCODINGS } from '#server/features/exchange/understanding/grids/encodings.ts';
import { UsageError } from './commandLine.ts';
import { readSourceFiles } from './importFiles.ts';

/** How files of another layout are read, as `milepost import` and `milepost push` are told. */
export type LayoutOptions = {
  /** The path of a mapping file. */
  readonly mapping: string | null;
  /** Takes what the page would propose. */
  readonly isAccepted: boolean;
  /** The sheets that are read and the rows of their headings. */
  readonly sheets: readonly SheetChoice[];
  /** Of headings that name none. */
  readonly year: number | null;
  /** Only lists the questions, as JSON. */
  readonly isAsking: boolean;
  /** By the names of questions. */
  readonly answers: QuestionAnswers;
  /** Of texts; null: told from their bytes. */
  readonly encoding: string | null;
};

/** For parseArgs. */
export const LAYOUT_OPTIONS = {
  mapping: { type: 'string' },
  accept: { type: 'boolean' },
  sheet: { type: 'string', multiple: true },
  'header-row': { type: 'string', multiple: true },
  year: { type: 'string' },
  ask: { type: 'boolean' },
  answer: { type: 'string', multiple: true },
  encoding: { type: 'string' },
} as const;

type LayoutValues = {
  readonly mapping?: string | undefined;
  readonly accept?: boolean | undefined;
  readonly sheet?: readonly string[] | undefined;
  readonly 'header-row'?: readonly string[] | undefined;
  readonly year?: string | undefined;
  readonly ask?: boolean | undefined;
  readonly answer?: readonly string[] | undefined;
  readonly encoding?: string | undefined;
};

/** Throws UsageError. */
export function layoutOptions(values: LayoutValues, files: readonly string[]): LayoutOptions {
  if (values.sheet !== undefined && !files.some((path) => WORKBOOKS.has(extname(path).toLowerCase())))
    throw new UsageError('--sheet names a sheet of a workbook (.xlsx), and none of the files is one.');
  return {
    mapping: values.mapping ?? null,
    isAccepted: values.accept ?? false,
    sheets: sheetsOf(values.sheet ?? [], values['header-row'] ?? []),
    year: values.year === undefined ? null : yearOf(values.year),
    isAsking: values.ask ?? false,
    answers: Object.fromEntries((values.answer ?? []).map(answerOf)),
    encoding: values.encoding === undefined ? null : encodingOf(values.encoding),
  };
}

const WORKBOOKS: ReadonlySet<string> = new Set(['.xlsx', '.xls', '.ods']);

/** `NAME=VALUE`; a name may hold the sign, a value hardly. */
function answerOf(text: string): [string, string] {
  const at = text.lastIndexOf('=');
  if (at > 0) return [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  throw new UsageError(
    `--answer is NAME=VALUE, such as --answer period=2026; --ask lists the names. “${text}” is not.`,
  );
}

function encodingOf(text: string): string {
  const found = ENCODINGS.find((each) => each === text.trim().toLowerCase());
  if (found !== undefined) return found;
  throw new UsageError(`--encoding is one of ${ENCODINGS.join(', ')}, not “${text}”.`);
}

/** The mapping file, which may name those own fields, and what the options say beside it; null where nothing is said. */
export async function mappingSaid(
  { mapping, year }: Pick<LayoutOptions, 'mapping' | 'year'>,
  from: { readonly folder: string; readonly fields: readonly OwnField[] | null },
): Promise<ImportMapping | null> {
  const said = mapping === null ? null : await readMappingFile(mapping, from);
  return year === null ? said : { ...said, year };
}

function yearOf(text: string): number {
  const year = /^\d{4}$/.test(text) ? Number(text) : 0;
  if (year >= FIRST_YEAR && year <= LAST_YEAR) return year;
  throw new UsageError(`--year ${text} is not a year such as 2026.`);
}

/** The rows of headings are those of every sheet. */
function sheetsOf(names: readonly string[], rows: readonly string[]): SheetChoice[] {
  const numbers = rows.flatMap((text) => text.split(',')).map(Number);
  if (numbers.length > MOST_HEADER_ROWS || !numbers.every((row) => Number.isInteger(row) && row >= 1))
    throw new UsageError(
      `--header-row is the number of a row, given at most ${MOST_HEADER_ROWS} times, not “${rows.join(', ')}”.`,
    );
  const header = numbers.length === 0 ? {} : { header_rows: numbers };
  if (names.length > 0) return names.map((sheet) => ({ sheet, ...header }));
  return numbers.length === 0 ? [] : [header];
}

const MAPPING_LIMIT = 1024 * 1024;

async function readMappingFile(
  path: string,
  { folder, fields }: { readonly folder: string; readonly fields: readonly OwnField[] | null },
): Promise<ImportMapping> {
  const [file] = await readSourceFiles([path], { folder, limit: MAPPING_LIMIT });
  return readMapping(new TextDecoder().decode(file?.bytes), path, fields);
}
