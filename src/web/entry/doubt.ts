import type { Day } from '#core/calendar/date.ts';
import { type FarFigure, farFigure } from '#core/typed/farFigure.ts';
import { draftOf, type TypedCell } from './draft.ts';
import { type CellKey, type CellPlace, cellKeyOf } from './sheetCell.ts';
import { type Drafts, shownValue } from './sheetFigures.ts';
import type { SheetGoal } from './sheetModel.ts';

/** A saved actual that is far from its row: a digit may have slipped. */
export type Doubt = CellPlace & FarFigure & { readonly value: number };

export type Doubts = ReadonlyMap<CellKey, Doubt>;

/** So many of the periods around a cell say what is usual there. */
const NEAREST = 12;

/** Which typed actuals are far from their rows, as these are with all that is typed. */
export function doubtsIn(
  cells: readonly { readonly of: SheetGoal; readonly cell: TypedCell }[],
  drafts: Drafts,
): Doubt[] {
  const typed = new Map(cells.map(({ cell }) => [cellKeyOf(cell), draftOf(cell)]));
  const after: Drafts = drafts.size === 0 ? typed : new Map([...drafts, ...typed]);
  const rows = new Map<SheetGoal, readonly Reported[]>();
  return cells.flatMap(({ of, cell }) => {
    const { goalId, date, figure } = cell;
    const value = typed.get(cellKeyOf(cell))?.value ?? null;
    if (figure !== 'actual' || value === null) return [];
    const row = rows.get(of) ?? rowOf(of, after);
    rows.set(of, row);
    const far = farFigure(value, nearest(row, date));
    return far === null ? [] : { goalId, date, figure, value, ...far };
  });
}

/** The doubt about a cell, as long as it shows the figure that was typed. */
export function doubtAt(doubts: Doubts, of: SheetGoal, { place, drafts }: { place: CellPlace; drafts: Drafts }) {
  const doubt = doubts.size === 0 ? undefined : doubts.get(cellKeyOf(place));
  return doubt !== undefined && shownValue(of, place, drafts) === doubt.value ? doubt : null;
}

type Reported = { readonly date: Day; readonly value: number };

/** All actuals of a goal, by the first day of their period. */
function rowOf({ goal, entries }: SheetGoal, drafts: Drafts): Reported[] {
  const values = new Map(Array.from(entries, ([date, { actual }]) => [date, actual]));
  for (const { goalId, date, figure, value } of drafts.values()) {
    if (goalId === goal.id && figure === 'actual') values.set(date, value);
  }
  return [...values].flatMap(([date, value]) => (value === null ? [] : { date, value }));
}

function nearest(row: readonly Reported[], to: Day): number[] {
  return row
    .filter(({ date }) => date !== to)
    .sort((one, other) => Math.abs(one.date - to) - Math.abs(other.date - to))
    .slice(0, NEAREST)
    .map(({ value }) => value);
}
