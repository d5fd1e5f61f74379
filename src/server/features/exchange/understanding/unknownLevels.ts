import { areCodes } from './codeCells.ts';
import type { Column, Proposed, SheetTable } from './model.ts';
import { why } from './why.ts';

const LEAST_LENGTH = 4;
/** Up to this share of its rows a column that groups them has different texts. */
const GROUPING = 0.7;

/** Texts before the titles that repeat from row to row name what stands above, however their heading is called. */
export function unknownLevels(table: SheetTable, proposed: Proposed, title: Column): void {
  const { grid, columns } = table;
  if (grid.levels.length > 1) return;
  const rows = title.cells.filled;
  for (const column of columns) {
    const { at, heading, period, cells } = column;
    if (at >= title.at || heading === '' || period !== null || proposed.has(at) || areCodes(column, table)) continue;
    const isText = cells.filled > 0 && cells.texts >= cells.filled * 0.9 && cells.average >= LEAST_LENGTH;
    const isGrouping = cells.distinct <= rows * GROUPING && cells.distinct >= 1;
    const isFilledFromTop = (grid.rows[table.body[0] ?? -1]?.cells[at] ?? '').trim() !== '';
    if (isText && isGrouping && isFilledFromTop)
      proposed.set(at, {
        value: { is: 'level', rank: 20 },
        confidence: 0.65,
        reason: why('repeats_above', heading),
      });
  }
}
