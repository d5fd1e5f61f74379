import type { DraftSheet, DraftTable, ImportDraft } from '#contract/importDraft.ts';
import { columnLetters } from '#core/format/columnLetters.ts';
import { notedText } from '#server/features/exchange/layout/notedText.ts';

/** How files are read that do not say it plainly: sheets, headings, what is left out and what each column is, in lines. */
export function proposalText({
  tables,
  sheets,
  mapping,
}: Pick<ImportDraft, 'tables' | 'sheets' | 'mapping'>): string[] {
  return [
    ...tables.flatMap((table) => [table.file, ...sheetText(sheets.find(isOf(table))), ...columnsText(table), '']),
    ...sheets
      .filter(({ is_taken }) => !is_taken)
      .map(({ file, sheet, is_hidden }) => `${file}, ${is_hidden ? 'hidden ' : ''}sheet ${sheet}: left out`),
    ...(mapping.number_from === 'row' ? ['Goals have no numbers: counted from 1 in the order of their rows'] : []),
    ...(mapping.titles_from === 'sheet' ? ['Figures name no goal: each sheet is a goal, called as the sheet'] : []),
    ...(mapping.date_format === undefined ? [] : [`Dates are read as ${mapping.date_format}`]),
  ];
}

function isOf({ file }: DraftTable): (seen: DraftSheet) => boolean {
  return (seen) => seen.is_taken && file === (seen.sheet === null ? seen.file : `${seen.file}, sheet ${seen.sheet}`);
}

function sheetText(seen: DraftSheet | undefined): string[] {
  if (seen === undefined) return [];
  const rows = seen.header_rows.join(', ');
  return [
    `  Headings in ${seen.header_rows.length === 1 ? 'row' : 'rows'} ${rows}`,
    ...seen.noted.map(({ rows: lines, is_left_out: isLeftOut, ...each }) => {
      return `  ${upperFirst(notedText({ ...each, lines, isLeftOut }))}`;
    }),
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
