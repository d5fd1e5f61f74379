import type { QuestionAnswers } from '#contract/importQuestion.ts';
import type { Reading } from '#server/features/exchange/tables/reading.ts';
import type { Delimiter } from '#server/features/exchange/tables/delimiter.ts';
import type { FileLimits } from '#server/features/exchange/tables/fileLimits.ts';
import type { SourceFile } from '#server/features/exchange/tables/sourceFile.ts';
import { recognise } from '#server/features/exchange/columns/recognise.ts';
import { beginningOf } from '#server/features/exchange/tables/beginningOf.ts';
import type { EncodingTold } from './grids/encodings.ts';
import { readGrids } from './grids/readGrids.ts';
import { type Understanding, understand, type UnderstandRequest } from './understand.ts';

export type FilesAsked = Omit<UnderstandRequest, 'grids' | 'answers'> & {
  readonly limits: FileLimits;
  readonly answers: QuestionAnswers;
  readonly encoding: string | undefined;
  readonly delimiter: Delimiter | undefined;
};

/** Reads files of any layout; null where nothing in them names goals, or they cannot be read so. */
export function understandFiles(files: readonly SourceFile[], asked: FilesAsked): Understanding | null {
  const { answers } = asked;
  const read = readGrids(files, { ...asked, encoding: answers.encoding ?? asked.encoding });
  if (read === null) return null;
  const understanding = understand({ ...asked, grids: read.grids });
  if (understanding.tables.length === 0) return null;
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
    reason: 'its letters make words so',
    confidence,
    cells: 0,
  });
}

/** Whether files are in a layout of Milepost's own: nothing has to be understood. */
export function isOwnLayout({ tables, refusals, planTables = [], story = null }: Reading): boolean {
  if (refusals.length > 0) return false;
  if (planTables.length > 0 || story !== null) return true;
  return tables.length > 0 && tables.every((table) => recognise(beginningOf(table)).ok);
}
