import type { ImportMapping, SheetChoice } from '#contract/import.ts';
import { plainName } from '#server/features/exchange/columns/columns.ts';
import { recognise } from '#server/features/exchange/columns/recognise.ts';
import { beginningOf } from '#server/features/exchange/tables/beginningOf.ts';
import type { Reading } from '#server/features/exchange/tables/reading.ts';
import type { SheetSeen } from '#server/features/exchange/tables/sheetSeen.ts';
import { goalColumnsOf } from './goalColumnsOf.ts';
import { knownLayout } from './knownLayout.ts';
import { mapTables } from './mapTables.ts';
import { renameColumns } from './renameColumns.ts';
import { titleColumnOf } from './titleColumnOf.ts';
import { lacksGoal } from './titlesOfSheets.ts';

/**
 * A mapping for files as they were read: what somebody said, and what is proposed for the rest. Goals without numbers
 * are counted only where there are no others yet (`hasGoals`), which they would be mistaken for.
 */
export function proposeMapping(
  reading: Reading,
  {
    said,
    hasGoals,
    ownNames = [],
  }: {
    readonly said: ImportMapping;
    readonly hasGoals: boolean;
    /** Of the plan's own fields: a heading that is one of them stands for nothing else. */
    readonly ownNames?: readonly string[];
  },
): ImportMapping {
  const sheets = said.sheets ?? sheetChoices(reading.sheets ?? []);
  const told = { ...said, ...(sheets === undefined ? {} : { sheets }) };
  if (said.columns !== undefined || said.outline !== undefined) return told;
  const isOurs = recognised(reading, said);
  const proposed = knownLayout(reading.tables, { isOurs, ownNames });
  const mapping = { ...proposed, ...told };
  if (mapping.number_from !== undefined || hasGoals) return mapping;
  if (recognised(reading, mapping) && hasTitles(reading, mapping)) return mapping;
  const named = withGoalsAbove(reading, mapping);
  const texts = withTitles(reading, named);
  const titled: ImportMapping = lacksGoals(reading, texts) ? { ...texts, titles_from: 'sheet' } : texts;
  return lacksNumbers(reading, titled) ? { ...titled, number_from: 'row' } : titled;
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

/** With the columns of tables that have their periods in rows and their goals in columns. */
function withGoalsAbove({ tables }: Reading, mapping: ImportMapping): ImportMapping {
  const found = tables.flatMap((table) => {
    const names = renameColumns(table, mapping.columns ?? {}).header.map(plainName);
    return goalColumnsOf(table, names);
  });
  return found.length === 0 ? mapping : { ...mapping, columns: { ...mapping.columns, ...Object.fromEntries(found) } };
}

/** With a column of titles for tables with figures, where no table says what its goals are called. */
function withTitles(reading: Reading, mapping: ImportMapping): ImportMapping {
  if (hasTitles(reading, mapping)) return mapping;
  const found = reading.tables.flatMap((table) => {
    const names = renameColumns(table, mapping.columns ?? {}).header.map(plainName);
    return titleColumnOf(table, names) ?? [];
  });
  const titles = Object.fromEntries(found.map((heading) => [heading, 'title']));
  return found.length === 0 ? mapping : { ...mapping, columns: { ...mapping.columns, ...titles } };
}

function hasTitles({ tables }: Reading, mapping: ImportMapping): boolean {
  return tables.some((table) => {
    const names = renameColumns(table, mapping.columns ?? {}).header.map(plainName);
    return names.includes('title') || names.includes('goal') || mapping.outline !== undefined;
  });
}

/** Whether some table has figures, and its sheet alone says of which goal. */
function lacksGoals({ tables }: Reading, mapping: ImportMapping): boolean {
  return tables.some((table) => lacksGoal(renameColumns(table, mapping.columns ?? {})));
}

/** Whether some table has titles and would do with numbers. */
function lacksNumbers({ tables }: Reading, mapping: ImportMapping): boolean {
  return mapTables({ tables: tables.map(beginningOf), refusals: [] }, mapping).tables.some(({ header }) => {
    const names = header.map(plainName);
    return names.includes('title') && !names.includes('number') && !names.includes('goal_number');
  });
}
