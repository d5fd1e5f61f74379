import { aggregate } from '#core/figure/aggregate.ts';
import { shownDecimals } from '#core/format/number.ts';
import { formatExactly } from '#web/base/messages/formats.ts';
import { shownMark } from '#web/base/messages/shownMark.ts';
import type { Draft } from './draft.ts';
import { type CellKey, type CellPlace, cellKeyOf } from './sheetCell.ts';
import type { SheetColumn } from './sheetColumns.ts';
import { isComputedLock } from './sheetLock.ts';
import type { SheetGoal, SheetLine } from './sheetModel.ts';

export type Drafts = ReadonlyMap<CellKey, Draft>;

export function cellText(value: number | null): string {
  return value === null ? '' : formatExactly(value);
}

export function roundedText(value: number | null): string {
  return cellText(rounded(value));
}

export function rounded(value: number | null): number | null {
  return value === null ? null : Number(value.toFixed(shownDecimals(value)));
}

/** For copying and editing: without grouping, so that every spreadsheet reads it. */
export function rawText(value: number | null): string {
  return value === null ? '' : String(value).replace('.', shownMark);
}

export function placeOf({ of, figure }: SheetLine, { start }: SheetColumn): CellPlace {
  return { goalId: of.goal.id, date: start, figure };
}

export function storedValue(of: SheetGoal, { date, figure }: Pick<CellPlace, 'date' | 'figure'>): number | null {
  return of.entries.get(date)?.[figure] ?? null;
}

/** What is typed if it is a number, else what is stored. */
export function shownValue(of: SheetGoal, place: CellPlace, drafts: Drafts): number | null {
  // Most goals have none, and making a key takes longer than finding the figure.
  const draft = drafts.size === 0 ? undefined : drafts.get(cellKeyOf(place));
  return draft === undefined ? storedValue(of, place) : draft.value;
}

export function totalOf(
  { of, figure }: SheetLine,
  {
    columns,
    drafts,
    year,
  }: { readonly columns: readonly SheetColumn[]; readonly drafts: Drafts; readonly year: number },
): number | null {
  const { goal, lock } = of;
  if (isComputedLock(lock)) return figure === 'actual' ? goal.figures.ytd.actual : goal.figures.eoyTarget;
  const stated = figure === 'target' && goal.trackingFrequency !== 'yearly' ? goal.targetsByYear.get(year) : undefined;
  if (stated !== undefined) return stated;
  const values = columns.map(
    ({ start }) => shownValue(of, { goalId: goal.id, date: start, figure }, drafts) ?? Number.NaN,
  );
  const total = aggregate(Float64Array.from(values), { from: 0, to: values.length }, goal.aggregation);
  return total ?? (figure === 'target' ? goal.figures.eoyTarget : null);
}
