import type { Buffer } from 'node:buffer';

export type Delimiter = ',' | ';' | '\t';

const DELIMITERS: readonly Delimiter[] = [',', ';', '\t'];

/** What Excel writes as a first line to name the delimiter; it is no row of the table. */
const DECLARATION = /^sep=([,;\t])\n/i;
const DECLARATION_BYTES = 6;

const LINE_FEED = 0x0a;

/**
 * The delimiter of a text and the text without Excel's `sep=` line (blanked, so that line numbers stay). Without that
 * line it is the one that parts the first filled line into most cells, quoted text aside; a comma where none does.
 */
export function readDelimiter(text: Buffer): { readonly delimiter: Delimiter; readonly table: Buffer } {
  const declared = DECLARATION.exec(text.toString('latin1', 0, DECLARATION_BYTES));
  const named = DELIMITERS.find((each) => each === declared?.[1]);
  if (declared && named) return { delimiter: named, table: text.subarray(DECLARATION_BYTES - 1) };
  const header = unquoted(firstFilledLine(text));
  let best: Delimiter = ',';
  for (const delimiter of DELIMITERS) {
    if (header.split(delimiter).length > header.split(best).length) best = delimiter;
  }
  return { delimiter: best, table: text };
}

function firstFilledLine(text: Buffer): string {
  for (let start = 0; start < text.length; ) {
    const feed = text.indexOf(LINE_FEED, start);
    const end = feed < 0 ? text.length : feed;
    const line = text.toString('utf8', start, end);
    if (line.trim() !== '') return line;
    start = end + 1;
  }
  return '';
}

function unquoted(line: string): string {
  return line.replace(/"[^"]*"/g, '');
}
