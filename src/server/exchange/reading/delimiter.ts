export type Delimiter = ',' | ';' | '\t';

const DELIMITERS: readonly Delimiter[] = [',', ';', '\t'];

/** What Excel writes as a first line to name the delimiter; it is no row of the table. */
const DECLARATION = /^sep=([,;\t])\n/i;

/**
 * The delimiter of a text and the text without Excel's `sep=` line (blanked, so that line numbers stay). Without that
 * line it is the one that parts the first filled line into most cells, quoted text aside; a comma where none does.
 */
export function readDelimiter(text: string): { readonly delimiter: Delimiter; readonly table: string } {
  const declared = DECLARATION.exec(text);
  const named = DELIMITERS.find((each) => each === declared?.[1]);
  if (declared && named) return { delimiter: named, table: text.slice(declared[0].length - 1) };
  const header = unquoted(/[^\n]*\S[^\n]*/.exec(text)?.[0] ?? '');
  let best: Delimiter = ',';
  for (const delimiter of DELIMITERS) {
    if (header.split(delimiter).length > header.split(best).length) best = delimiter;
  }
  return { delimiter: best, table: text };
}

function unquoted(line: string): string {
  return line.replace(/"[^"]*"/g, '');
}
