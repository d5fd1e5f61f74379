import { isRounded, rollUpsOf } from './besidePeriods.ts';
import { type Column, columnAt, type Proposed, type SheetTable } from './model.ts';
import { readFigure } from './readFigure.ts';
import { why } from './why.ts';

/** So many rows tell whether a column was worked out. */
const LOOKED_AT = 300;
const MOST_OTHERS = 0.2;

/** A column that is the sum, the average or the last of the months or quarters beside it in its rows holds no figures of its own. */
export function workedOutColumns(table: SheetTable, proposed: Proposed): void {
  const periods = [...proposed].flatMap(([at, { value }]) => {
    const { period } = columnAt(table, at);
    const isActual = value.is === 'figure' && (value.kind === null || value.kind === 'actual');
    return isActual && period !== null && period.unit !== 'year' ? [at] : [];
  });
  if (periods.length < 2) return;
  for (const column of table.columns) {
    const role = proposed.get(column.at)?.value;
    const isFigure = role?.is === 'figure' && (role.kind === null || role.kind === 'actual') && !role.isShareDone;
    const isUnknown = column.heading !== '' && (role === undefined || (role.is === 'out' && role.reason === 'unused'));
    if (periods.includes(column.at) || !(isFigure || isUnknown) || !isWhole(column)) continue;
    const { told, fit } = rowsThatFit(table, column, periods);
    // One row may be so by chance.
    const isSure = isFigure || told > 1 || column.cells.formulas >= column.cells.filled;
    if (told > 0 && isSure && fit >= told * (1 - MOST_OTHERS))
      proposed.set(column.at, {
        value: { is: 'out', reason: 'computed' },
        confidence: 0.87,
        reason: why(column.cells.formulas > 0 ? 'formulas_beside' : 'worked_out_beside', column.heading),
      });
  }
}

function isWhole({ period, cells }: Column): boolean {
  return (period === null || period.unit === 'year') && cells.figures > 0;
}

function rowsThatFit(
  { grid, body }: SheetTable,
  { at }: Column,
  periods: readonly number[],
): { readonly told: number; readonly fit: number } {
  let [told, fit] = [0, 0];
  for (const row of body.slice(0, LOOKED_AT)) {
    const cells = grid.rows[row]?.cells ?? [];
    const read = (column: number) => readFigure((cells[column] ?? '').trim(), grid.usualMark);
    const figure = read(at);
    const values = periods.flatMap((column) => read(column)?.value ?? []);
    if (figure === null || values.length < 2 || values.every((value) => value === 0)) continue;
    told += 1;
    const text = (cells[at] ?? '').trim();
    if (rollUpsOf(values, (value) => isRounded({ text, value: figure.value, figure }, value)).length > 0) fit += 1;
  }
  return { told, fit };
}
