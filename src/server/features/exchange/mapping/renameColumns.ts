import { plainName } from '#server/features/exchange/columns/columns.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';

/** Gives columns the names a mapping has for their headings. One that is mapped to nothing loses its name and is left out. */
export function renameColumns(table: Table, columns: Readonly<Record<string, string>>): Table {
  const names = new Map(Object.entries(columns).map(([heading, name]) => [plainName(heading), name.trim()]));
  const header = table.header.map((heading) => names.get(plainName(heading)) ?? heading);
  const written = new Map(
    table.header.map((heading, at): [string, string] => [(header[at] ?? '').trim(), heading.trim()]),
  );
  if (table.letters === undefined) return { ...table, header, written };
  const letters = new Map(table.letters);
  for (const [at, name] of header.entries()) {
    const letter = table.letters.get((table.header[at] ?? '').trim());
    if (letter !== undefined && name !== '') letters.set(plainName(name), letter);
  }
  return { ...table, header, letters, written };
}
