/** One row of a delimited text. `line` is where it begins, `lastLine` where it ends; they differ by quoted line ends. */
export type CsvRow = {
  readonly line: number;
  readonly lastLine: number;
  readonly cells: readonly string[];
  /** What is wrong with the quotes of the row; its cells mean nothing then. */
  readonly flaw: CsvFlaw | null;
};

/** `unclosed`: a quote that is never closed swallowed the rest of the text. `stray`: text after a closing quote. */
type CsvFlaw = 'unclosed' | 'stray';

/** More cells than this in one row are not read: a table that wide is a damaged one. */
export const MOST_CELLS = 1000;

/**
 * Rows of a delimited text after RFC 4180, with the lines they stand on; blank lines are left out. `text` has single
 * line feeds. After a stray quote it goes on at the next line, so that one damaged row costs no other.
 */
export function* csvRows(text: string, delimiter: string): Generator<CsvRow> {
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const end = endOfLine(text, at);
    const plain = text.slice(at, end);
    if (!plain.includes('"')) {
      if (plain.trim() !== '') {
        yield { line, lastLine: line, cells: plain.split(delimiter, MOST_CELLS + 1), flaw: null };
      }
      at = end + 1;
      line += 1;
      continue;
    }
    const row = readQuotedRow(text, at, delimiter);
    const lastLine = line + lineFeedsIn(text, at, row.end);
    yield { line, lastLine, cells: row.cells, flaw: row.flaw };
    at = row.end + 1;
    line = lastLine + 1;
  }
}

type QuotedRow = { readonly cells: string[]; readonly end: number; readonly flaw: CsvFlaw | null };

/** A row with at least one quote on its first line; `end` is where its line feed stands, or the end of the text. */
function readQuotedRow(text: string, start: number, delimiter: string): QuotedRow {
  const cells: string[] = [];
  let at = start;
  let lineEnd = endOfLine(text, start);
  while (cells.length <= MOST_CELLS) {
    const quoted = text[at] === '"' ? readQuotedCell(text, at) : null;
    if (quoted?.flaw) return { cells, end: quoted.end, flaw: quoted.flaw };
    if (quoted && quoted.end > lineEnd) lineEnd = endOfLine(text, quoted.end);
    const end = quoted ? afterSpaces(text, quoted.end) : endOfPlainCell(text, { at, lineEnd, delimiter });
    cells.push(quoted ? quoted.value : text.slice(at, end));
    if (end === lineEnd) return { cells, end, flaw: null };
    if (text[end] !== delimiter) return { cells, end: lineEnd, flaw: 'stray' };
    at = end + 1;
  }
  return { cells, end: lineEnd, flaw: null };
}

/** From an opening quote to behind the closing one; two quotes inside are one. */
function readQuotedCell(text: string, start: number): { value: string; end: number; flaw: CsvFlaw | null } {
  let closing = text.indexOf('"', start + 1);
  while (closing >= 0 && text[closing + 1] === '"') closing = text.indexOf('"', closing + 2);
  if (closing < 0) return { value: '', end: text.length, flaw: 'unclosed' };
  return { value: text.slice(start + 1, closing).replaceAll('""', '"'), end: closing + 1, flaw: null };
}

/** Blanks between a closing quote and the delimiter are no text; a tab may be the delimiter itself. */
function afterSpaces(text: string, start: number): number {
  let at = start;
  while (text[at] === ' ') at += 1;
  return at;
}

/** Looks no further than the line, or a text without the delimiter would be searched to its end for every cell. */
function endOfPlainCell(text: string, cell: { at: number; lineEnd: number; delimiter: string }): number {
  const length = text.slice(cell.at, cell.lineEnd).indexOf(cell.delimiter);
  return length < 0 ? cell.lineEnd : cell.at + length;
}

function endOfLine(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end < 0 ? text.length : end;
}

function lineFeedsIn(text: string, start: number, end: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', start); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
