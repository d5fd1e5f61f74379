import type { ImportMapping, SheetChoice } from '#contract/import.ts';
import { plainName } from '#server/features/exchange/columns/columns.ts';
import { recognise } from '#server/features/exchange/columns/recognise.ts';
import { beginningOf } from '#server/features/exchange/tables/beginningOf.ts';
import type { Reading } from '#server/features/exchange/tables/reading.ts';
import type { SheetSeen } from '#server/features/exchange/tables/sheetSeen.ts';
import { knownLayout } from './knownLayout.ts';
import { mapTables } from './mapTables.ts';

/**
 * A mapping for files as they were read: what somebody said, and what is proposed for the rest. Goals without numbers
 * are counted only where there are no others yet (`hasGoals`), which they would be mistaken for.
 */
export function proposeMapping(
  reading: Reading,
  { said, hasGoals }: { readonly said: ImportMapping; readonly hasGoals: boolean },
): ImportMapping {
  const sheets = said.sheets ?? sheetChoices(reading.sheets ?? []);
  const told = { ...said, ...(sheets === undefined ? {} : { sheets }) };
  if (said.columns !== undefined || said.outline !== undefined) return told;
  const isOurs = recognised(reading, said);
  const proposed = knownLayout(reading.tables, isOurs);
  const mapping = { ...proposed, ...told };
  if (mapping.number_from !== undefined || hasGoals || recognised(reading, mapping)) return mapping;
  const numbered: ImportMapping = { ...mapping, number_from: 'row' };
  return lacksNumbers(reading, mapping) ? numbered : mapping;
}

/** The sheets as they are read, for a mapping that is used again; undefined where files are read as they always were. */
export function sheetChoices(sheets: readonly SheetSeen[]): SheetChoice[] | undefined {
  const taken = sheets.filter(({ isTaken }) => isTaken);
  const files = new Set(sheets.map(({ file }) => file));
  const choices = taken.flatMap(({ file, name, headerLines, isPlain }): SheetChoice[] => {
    // Of a workbook every sheet is named, or those that are plain would be left out.
    const isOfPlainFile = taken.every((each) => each.file !== file || each.isPlain);
    if (isPlain && isOfPlainFile) return [];
    return [
      {
        ...(files.size > 1 ? { file } : {}),
        ...(name === null ? {} : { sheet: name }),
        ...(headerLines.length === 0 ? {} : { header_rows: [...headerLines] }),
      },
    ];
  });
  return choices.length === 0 ? undefined : choices;
}

function recognised({ tables }: Reading, mapping: ImportMapping): boolean {
  return mapTables({ tables: tables.map(beginningOf), refusals: [] }, mapping).tables.every(
    (table) => recognise(table).ok,
  );
}

/** Whether some table has titles and would do with numbers. */
function lacksNumbers({ tables }: Reading, mapping: ImportMapping): boolean {
  return mapTables({ tables: tables.map(beginningOf), refusals: [] }, mapping).tables.some(({ header }) => {
    const names = header.map(plainName);
    return names.includes('title') && !names.includes('number') && !names.includes('goal_number');
  });
}
