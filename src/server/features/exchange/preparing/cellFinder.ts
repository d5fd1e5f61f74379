import { OTHER_NAMES, plainName } from '#server/features/exchange/columns/columns.ts';
import type { CellFinder } from '#server/features/exchange/preparing/base/foundList.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';

/** Finds the cells of workbooks by file, line and column; the column by our name or by its heading. */
export function cellFinder(tables: readonly Pick<Table, 'file' | 'letters'>[]): CellFinder {
  const letters = new Map<string, ReadonlyMap<string, string>>();
  for (const { file, letters: own } of tables)
    if (own !== undefined) letters.set(file, new Map([...(letters.get(file) ?? []), ...own]));
  return ({ file, line, column }) => {
    const ofFile = letters.get(file);
    if (ofFile === undefined || line === null || column === null) return null;
    const names = [column, plainName(column), ...(SAME.get(column) ?? [])];
    const letter = names.map((name) => ofFile.get(name)).find((each) => each !== undefined);
    return letter === undefined ? null : `${letter}${line}`;
  };
}

/** A column may be there by another name. */
const SAME: ReadonlyMap<string, readonly string[]> = new Map([
  ...[...OTHER_NAMES].map(([other, ours]): [string, readonly string[]] => [ours, [other]]),
  ['goal_number', ['number']],
  ['number', ['goal_number']],
]);
