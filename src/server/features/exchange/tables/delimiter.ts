import type { Buffer } from 'node:buffer';

export type Delimiter = ',' | ';' | '\t';

const DELIMITERS: readonly Delimiter[] = [',', ';', '\t'];

/** What Excel writes as a first line to name the delimiter; it is no row of the table. */
const DECLARATION = /^sep=([,;\t])\n/i;
const DECLARATION_BYTES = 6;

/** So many lines tell it. */
const LINES = 30;

/**
 * The delimiter of a text and the text without Excel's `sep=` line (blanked, so that line numbers stay). Without that
 * line it is the one that parts the first filled line into most cells, quoted text aside; a comma where none does. Where
 * the first line is a title and the next ones have other numbers of cells, it is the one that parts most lines alike.
 */
export function readDelimiter(text: Buffer): { readonly delimiter: Delimiter; readonly table: Buffer } {
  const declared = DECLARATION.exec(text.toString('latin1', 0, DECLARATION_BYTES));
  const named = DELIMITERS.find((each) => each === declared?.[1]);
  if (declared && named) return { delimiter: named, table: text.subarray(DECLARATION_BYTES - 1) };
  const lines = firstLines(text);
  const first = mostBy(DELIMITERS, (delimiter) => countIn(lines[0] ?? '', delimiter));
  return { delimiter: isTitle(lines, first) ? mostBy(DELIMITERS, (each) => alike(lines, each)) : first, table: text };
}

/** Whether the first line stands over a table that another delimiter parts: none of the next lines is parted as it is. */
function isTitle([first = '', ...others]: readonly string[], delimiter: Delimiter): boolean {
  const cells = countIn(first, delimiter);
  return others.length > 0 && (cells === 0 || !others.some((line) => countIn(line, delimiter) === cells));
}

/** How many lines have as many cells as most of those that are parted at all. */
function alike(lines: readonly string[], delimiter: Delimiter): number {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const cells = countIn(line, delimiter);
    if (cells > 0) counts.set(cells, (counts.get(cells) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

function mostBy(delimiters: readonly Delimiter[], count: (delimiter: Delimiter) => number): Delimiter {
  let best: Delimiter = ',';
  for (const delimiter of delimiters) if (count(delimiter) > count(best)) best = delimiter;
  return best;
}

function countIn(line: string, delimiter: Delimiter): number {
  return line.split(delimiter).length - 1;
}

/** The first filled lines without quoted text, in which delimiters and line ends mean nothing. */
function firstLines(text: Buffer): string[] {
  const bare = text.toString('utf8', 0, LOOKED_AT).replace(/"[^"]*"/g, '');
  const lines: string[] = [];
  for (let start = 0; start < bare.length && lines.length < LINES; ) {
    const feed = bare.indexOf('\n', start);
    const end = feed < 0 ? bare.length : feed;
    if (bare.slice(start, end).trim() !== '') lines.push(bare.slice(start, end));
    start = end + 1;
  }
  return lines;
}

/** A damaged file may be a single line of many megabytes. */
const LOOKED_AT = 1 << 20;
