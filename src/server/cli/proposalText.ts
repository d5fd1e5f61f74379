import type { ImportMapping } from '#contract/import.ts';
import type { DraftTable } from '#contract/importDraft.ts';
import { describeTables } from '#server/features/exchange/drafting/describeTables.ts';
import { notedText } from '#server/features/exchange/layout/notedText.ts';
import { columnLetters } from '#server/features/exchange/tables/columnLetters.ts';
import type { Reading } from '#server/features/exchange/tables/reading.ts';
import type { SheetSeen } from '#server/features/exchange/tables/sheetSeen.ts';

/** How files are read that do not say it plainly: sheets, headings, what is left out and what each column is, in lines. */
export function proposalText(reading: Reading, mapping: ImportMapping): string[] {
  const tables = describeTables(reading.tables, { mapping, sheets: [] });
  const sheets = reading.sheets ?? [];
  return [
    ...tables.flatMap((table) => [table.file, ...sheetText(sheets.find(isOf(table))), ...columnsText(table), '']),
    ...sheets
      .filter(({ isTaken }) => !isTaken)
      .map(({ file, name, isHidden }) => `${file}, ${isHidden ? 'hidden ' : ''}sheet ${name}: left out`),
    ...(mapping.number_from === 'row' ? ['Goals have no numbers: counted from 1 in the order of their rows'] : []),
    ...(mapping.date_format === undefined ? [] : [`Dates are read as ${mapping.date_format}`]),
  ];
}

function isOf({ file }: DraftTable): (seen: SheetSeen) => boolean {
  return (seen) => seen.isTaken && file === (seen.name === null ? seen.file : `${seen.file}, sheet ${seen.name}`);
}

function sheetText(seen: SheetSeen | undefined): string[] {
  if (seen === undefined) return [];
  const rows = seen.headerLines.join(', ');
  return [
    `  Headings in ${seen.headerLines.length === 1 ? 'row' : 'rows'} ${rows}`,
    ...seen.noted.map((each) => `  ${upperFirst(notedText(each))}`),
  ];
}

function columnsText({ columns }: DraftTable): string[] {
  const named = columns.map(({ heading, column, period }, at) => ({
    letters: columnLetters(at),
    heading: heading.trim(),
    column: column === 'period' ? periodText(period) : column,
  }));
  return [
    ...named
      .filter(({ heading, column }) => heading !== '' || column !== null)
      .map(({ letters, heading, column }) => `  ${letters.padEnd(3)} ${heading} = ${column ?? 'left out'}`),
  ];
}

function periodText(period: DraftTable['columns'][number]['period']): string {
  if (period === null) return 'a period without a year';
  return [`the period ${period.name}`, ...(period.figure === null ? [] : [period.figure])].join(', ');
}

function upperFirst(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
