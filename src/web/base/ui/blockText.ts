export function writeBlock(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(quoted).join('\t')).join('\n');
}

export function readBlock(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const endRow = () => {
    rows.push(row);
    row = [];
  };
  while (at <= text.length) {
    const { cell, next } = text[at] === '"' ? (quotedCell(text, at) ?? plainCell(text, at)) : plainCell(text, at);
    row.push(cell);
    if (text[next] === '\t') {
      at = next + 1;
      continue;
    }
    endRow();
    const lineBreak = /^\r?\n|^\r/.exec(text.slice(next, next + 2));
    if (lineBreak === null) break;
    at = next + lineBreak[0].length;
    // A trailing line break ends the last line.
    if (at === text.length) break;
  }
  return rows;
}

type ReadCell = { readonly cell: string; readonly next: number };

function plainCell(text: string, from: number): ReadCell {
  const length = text.slice(from).search(/[\t\r\n]/);
  const next = length < 0 ? text.length : from + length;
  return { cell: text.slice(from, next), next };
}

function quotedCell(text: string, from: number): ReadCell | null {
  let cell = '';
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] !== '"') {
      cell += text[at];
      continue;
    }
    if (text[at + 1] === '"') {
      cell += '"';
      at += 1;
      continue;
    }
    const after = text[at + 1];
    return after === undefined || /[\t\r\n]/.test(after) ? { cell, next: at + 1 } : null;
  }
  return null;
}

function quoted(cell: string): string {
  return /["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
