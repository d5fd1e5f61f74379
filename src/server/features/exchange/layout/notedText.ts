import { readNotice } from '#server/features/exchange/tables/readNotice.ts';
import type { Noted } from '#server/features/exchange/tables/sheetSeen.ts';
import type { LineNotice } from '#server/features/exchange/tables/table.ts';

/** What was noticed in a sheet, as a notice at its headings. */
export function noticeOf(noted: Noted, headerLine: number): LineNotice {
  const { kind, lines, columns, isLeftOut } = noted;
  const names = columns.length > 0 ? columns : lines.map(String);
  return readNotice(headerLine, kind, { reason: notedText(noted), names, isLeftOut });
}

/** What was noticed in a sheet, in a sentence for a person. */
export function notedText({ kind, lines, columns, text, isLeftOut }: Noted): string {
  const rows = rowsText(lines);
  const quoted = text === '' ? '' : `: “${shortened(text)}”`;
  const becomes = isLeftOut ? 'left out' : 'read as data';
  const as = (what: string) => (isLeftOut ? `${rows} left out as ${what}${quoted}` : `${rows} read as data${quoted}`);
  switch (kind) {
    case 'title':
      return `${rows} above the headings left out${quoted}`;
    case 'joined_headings':
      return lines.length === 1
        ? `merged headings in ${rows} spread over their columns`
        : `headings joined from ${rows}`;
    case 'total':
      return as('a total');
    case 'note':
      return as('a note');
    case 'section':
      return as('the title of a section');
    case 'repeated_headings':
      return as('the headings again');
    case 'hidden_rows':
      return `hidden ${rows} ${becomes}`;
    case 'hidden_columns':
      return `hidden ${columnsText(columns)} ${becomes}`;
    case 'empty_columns':
      return `empty ${columnsText(columns)} left out`;
  }
}

/** So many rows and columns are named; of others how many. */
const NAMED = 8;

function rowsText(lines: readonly number[]): string {
  return `${lines.length === 1 ? 'row' : 'rows'} ${listed(lines.map(String))}`;
}

function columnsText(columns: readonly string[]): string {
  return `${columns.length === 1 ? 'column' : 'columns'} ${listed(columns)}`;
}

function listed(names: readonly string[]): string {
  const more = names.length - NAMED;
  return `${names.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

const SHOWN = 60;

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= SHOWN ? line : `${line.slice(0, SHOWN)}…`;
}
