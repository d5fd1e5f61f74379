import type { ImportMapping, ImportRefusal, SheetChoice } from '#contract/import.ts';
import { ownNamesIn } from '#server/features/exchange/columns/ownFieldTable.ts';
import { recognise } from '#server/features/exchange/columns/recognise.ts';
import { describeSheets } from '#server/features/exchange/drafting/describeSheets.ts';
import { describeTables } from '#server/features/exchange/drafting/describeTables.ts';
import type { TargetBefore } from '#server/features/exchange/importTarget.ts';
import { mapTables } from '#server/features/exchange/mapping/mapTables.ts';
import { proposeMapping } from '#server/features/exchange/mapping/proposeMapping.ts';
import { readTables } from '#server/features/exchange/opening/readTables.ts';
import { beginningOf } from '#server/features/exchange/tables/beginningOf.ts';
import { COMMAND_LIMITS } from '#server/features/exchange/tables/fileLimits.ts';
import type { Reading } from '#server/features/exchange/tables/reading.ts';
import type { SourceFile } from '#server/features/exchange/tables/sourceFile.ts';
import { proposalText } from './proposalText.ts';

export type ReadingOptions = {
  /** Of a mapping file; null for none. */
  readonly mapping: ImportMapping | null;
  /** Sheets and rows of headings said by options. */
  readonly sheets: readonly SheetChoice[];
  /** Takes what the page would propose for what nobody said. */
  readonly isAccepted: boolean;
  /** What the plan has already. */
  readonly before: () => Promise<TargetBefore>;
};

export type FilesRead = {
  readonly reading: Reading;
  readonly mapping: ImportMapping | null;
  /** How the files are read, in lines; none where they say it plainly. */
  readonly proposal: readonly string[];
  /** Why somebody has to accept that first: what is wrong with the files read as they are; none where nobody has to. */
  readonly open: readonly ImportRefusal[];
};

/**
 * Reads files as they always were where that works. Otherwise, and where it is accepted in advance, as the page would
 * propose: sheets, rows of headings, what is left out, and what columns are.
 */
export async function readForImport(files: readonly SourceFile[], options: ReadingOptions): Promise<FilesRead> {
  const { mapping, isAccepted } = options;
  const choices = [...options.sheets, ...(mapping?.sheets ?? [])];
  const read = (isProposed: boolean) =>
    readTables(files, COMMAND_LIMITS, { delimiter: mapping?.delimiter, sheets: { choices, isProposed } });
  const plain = isAccepted ? null : read(false);
  const wrong = plain === null ? [] : wrongIn(plain, mapping);
  if (plain !== null && wrong.length === 0) return { reading: plain, mapping, proposal: [], open: [] };
  const reading = read(true);
  const said: ImportMapping = { ...mapping, ...(choices.length === 0 ? {} : { sheets: choices }) };
  const { fields, hasGoals } = await options.before();
  const ownNames = ownNamesIn(reading.planTables, fields);
  const proposed = proposeMapping(reading, { said, hasGoals, ownNames });
  const isPlain = Object.keys(proposed).length === 0;
  if (plain !== null && wrongIn(reading, proposed).length > 0)
    return { reading: plain, mapping, proposal: [], open: [] };
  return { reading, mapping: proposed, proposal: isPlain ? [] : proposalOf(reading, proposed), open: wrong };
}

function proposalOf(reading: Reading, mapping: ImportMapping): string[] {
  const tables = describeTables(reading.tables, { mapping, sheets: [] });
  return proposalText({ tables, sheets: describeSheets(reading.sheets ?? []), mapping });
}

function wrongIn(reading: Reading, mapping: ImportMapping | null): ImportRefusal[] {
  const tables = mapTables({ tables: reading.tables.map(beginningOf), refusals: [] }, mapping).tables;
  const refusals = tables.flatMap((table): ImportRefusal[] => {
    const known = recognise(table);
    return known.ok ? [] : [{ file: table.file, line: table.headerLine, column: null, reason: known.reason }];
  });
  return [...reading.refusals, ...refusals];
}
