import type { ImportMapping } from '#contract/import.ts';
import type { QuestionAnswers } from '#contract/importQuestion.ts';
import type { OwnField } from '#core/own/ownField.ts';
import { ENTRY_SHEET_COLUMNS, plainName } from '#server/features/exchange/columns/columns.ts';
import { recognise } from '#server/features/exchange/columns/recognise.ts';
import { beginningOf } from '#server/features/exchange/tables/beginningOf.ts';
import type { FileLimits } from '#server/features/exchange/tables/fileLimits.ts';
import type { Reading } from '#server/features/exchange/tables/reading.ts';
import type { SourceFile } from '#server/features/exchange/tables/sourceFile.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';
import type { EncodingTold } from '#server/features/exchange/understanding/grids/encodings.ts';
import { readGrids } from '#server/features/exchange/understanding/grids/readGrids.ts';
import { conceptsOf } from '#server/features/exchange/understanding/words/headingWords.ts';
import { findPeriod } from './findPeriod.ts';
import { withMended } from './mendedCells.ts';
import { type Understanding, understand } from './understand.ts';
import type { UnderstandRequest } from './understandRequest.ts';
import { why } from './why.ts';

export type FilesAsked = Omit<UnderstandRequest, 'grids' | 'answers'> & {
  readonly limits: FileLimits;
  /** Of a kept mapping: what was answered before, and how texts are written. */
  readonly said: ImportMapping;
  readonly answers: QuestionAnswers;
  readonly encoding: string | undefined;
};

/** Reads files of any layout; null where nothing in them names goals, or they cannot be read so. Throws FileTooLarge. */
export function understandFiles(files: readonly SourceFile[], asked: FilesAsked): Understanding | null {
  const { said } = asked;
  const answers: QuestionAnswers = {
    ...columnAnswers(said),
    ...said.answers,
    ...(said.year === undefined ? {} : { year: String(said.year) }),
    ...asked.answers,
  };
  const read = readGrids(files, {
    limits: asked.limits,
    encoding: answers.encoding ?? asked.encoding,
    delimiter: said.delimiter,
  });
  if (read === null) return null;
  const options = said.date_format === undefined ? asked.options : { ...asked.options, dateFormat: said.date_format };
  const understanding = understand({
    ...asked,
    options,
    answers,
    ownFields: said.own_fields,
    grids: withMended(read.grids, answers),
  });
  if (understanding.tables.length + understanding.planTables.length === 0) return null;
  for (const [file, told] of read.encodings) askEncoding(understanding, file, told);
  return understanding;
}

function askEncoding({ questions }: Understanding, file: string, { encoding, confidence, others }: EncodingTold): void {
  questions.ask({
    name: 'encoding',
    kind: 'encoding',
    about: file,
    text: `In which encoding is ${file} written?`,
    proposed: encoding,
    choices: [encoding, ...others].map((each): [string, string] => [each, each]),
    reason: why('letters_make_words'),
    confidence,
    cells: 0,
  });
}

/** Columns that were chosen one by one, as answers. */
function columnAnswers({ columns = {} }: ImportMapping): QuestionAnswers {
  return Object.fromEntries(
    Object.entries(columns).map(([heading, column]) => [`column ${heading}`, COLUMN_WORDS.get(column) ?? column]),
  );
}

const COLUMN_WORDS: ReadonlyMap<string, string> = new Map([
  ['', 'nothing'],
  ['date', 'period'],
  ['tracking', 'frequency'],
  ['goal_number', 'number'],
  ['parent_number', 'level'],
]);

/** What says how texts are written, and nothing of what they mean. */
const OF_TEXTS: ReadonlySet<string> = new Set(['answers', 'encoding', 'delimiter', 'year', 'date_format']);

/** Whether somebody said which columns are what: then that holds, and nothing is recognised. */
export function isLayoutSaid(said: ImportMapping): boolean {
  // Beside answers, columns are answers too.
  return Object.keys(said).some((key) => !OF_TEXTS.has(key) && !(key === 'columns' && said.answers !== undefined));
}

/** Figures under headings that no column of ours is called by would be left out: `Target` of a goal names no period. */
function isOwnTable(table: Table, fields: readonly OwnField[]): boolean {
  // The sheet of entries of an export: each further column is a period.
  if (ENTRY_SHEET_COLUMNS.every((name, at) => plainName(table.header[at] ?? '') === name)) return true;
  const known = recognise(beginningOf(table), fields);
  if (!known.ok) return false;
  return known.columns.unknown.every(({ heading, cells }) => cells === 0 || !isOfFigures(heading));
}

function isOfFigures(heading: string): boolean {
  const [best] = conceptsOf(heading);
  return findPeriod(heading) !== null || (best !== undefined && best.cover >= 0.8 && FIGURES.has(best.concept));
}

const FIGURES: ReadonlySet<string> = new Set(['target', 'actual', 'percentComplete']);

/** Whether files are in a layout of Milepost's own: nothing has to be understood. */
export function isOwnLayout(
  { tables, refusals, planTables = [], story = null }: Reading,
  fields: readonly OwnField[] = [],
): boolean {
  if (refusals.length > 0) return false;
  if (planTables.length > 0 || story !== null) return true;
  return tables.length > 0 && tables.every((table) => isOwnTable(table, fields));
}
