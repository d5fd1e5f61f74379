import { filledColumns } from './headings.ts';
import type { FigureKind } from './model.ts';
import type { FigureAt, RecordRead } from './recordRead.ts';
import { rowKinds } from './rowKinds.ts';
import type { SettledTable } from './settleRoles.ts';

/** A cell that stays out because it was worked out from the figures beside it. */
export function workedOutAt(
  { grid, columns }: SettledTable,
  { row, column, kind, heading }: { row: number; column: number; kind: FigureKind | null; heading?: string },
): FigureAt {
  const { line = 0, cells = [] } = grid.rows[row] ?? {};
  return {
    text: (cells[column] ?? '').trim(),
    place: { line, column },
    cellKind: grid.kinds[row]?.[column] ?? 't',
    kind,
    period: null,
    column,
    heading: heading ?? columns[column]?.heading ?? '',
    unit: columns[column]?.unit ?? '',
    isShareDone: false,
  };
}

/** Where periods stand in rows, a row such as `Average` below them is worked out from each column. */
export function withRowsBelow(
  table: SettledTable & { readonly above?: unknown },
  records: readonly RecordRead[],
): RecordRead[] {
  const roles = [...table.roles];
  const isOfColumns = roles.some(([, { is }]) => is === 'goal');
  if (!roles.some(([, { is }]) => is === 'period') || (!isOfColumns && table.above === undefined)) return [...records];
  const below = new Map<number, FigureAt[]>();
  for (const [row, kind] of rowKinds(table)) {
    if (kind.is !== 'out' || kind.reason !== 'total') continue;
    const cells = table.grid.rows[row]?.cells ?? [];
    const heading = (cells[filledColumns(cells)[0] ?? -1] ?? '').trim();
    for (const [column, role] of roles)
      if ((role.is === 'figure' || role.is === 'goal') && (cells[column] ?? '').trim() !== '')
        below.set(column, [
          ...(below.get(column) ?? []),
          workedOutAt(table, { row, column, kind: role.kind, heading }),
        ]);
  }
  if (below.size === 0) return [...records];
  return records.map((record) => {
    const workedOut = record.figures.flatMap(({ column }) => {
      const found = below.get(column) ?? [];
      // Once for each goal, with its first period.
      below.delete(column);
      return found;
    });
    return workedOut.length === 0 ? record : { ...record, workedOut: [...record.workedOut, ...workedOut] };
  });
}
