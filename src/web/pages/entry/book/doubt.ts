import type { Day } from '#core/calendar/date.ts';
import { type FarFigure, farFigure, farRow } from '#core/typed/farFigure.ts';
import { draftOf, type TypedCell } from '#web/goal/entries/draft.ts';
import { type CellKey, type CellPlace, cellKeyOf } from '#web/goal/entries/sheetCell.ts';
import { type Drafts, shownValue } from '#web/goal/entries/sheetFigures.ts';
import type { SheetGoal } from '#web/goal/entries/sheetModel.ts';

/** A saved actual far from the others of its row: a digit may be wrong. */
export type Doubt = CellPlace &
  FarFigure & {
    readonly value: number;
    /** The figures of its row typed with it, which are asked about together; null: only this one. */
    readonly row: DoubtedRow | null;
  };

export type DoubtedRow = readonly (CellPlace & { readonly value: number; readonly likely: number | null })[];

export type Doubts = ReadonlyMap<CellKey, Doubt>;

const NEAREST = 12;
const FEWEST = 3;

export function doubtsIn(
  cells: readonly { readonly of: SheetGoal; readonly cell: TypedCell }[],
  drafts: Drafts,
): Doubt[] {
  const typed = new Map(cells.map(({ cell }) => [cellKeyOf(cell), draftOf(cell)]));
  const after: Drafts = drafts.size === 0 ? typed : new Map([...drafts, ...typed]);
  const rows = new Map<SheetGoal, readonly Reported[]>();
  const together = new Map<SheetGoal, readonly Doubt[]>();
  return cells.flatMap(({ of, cell }) => {
    const { goalId, date, figure } = cell;
    const value = typed.get(cellKeyOf(cell))?.value ?? null;
    if (figure !== 'actual' || value === null) return [];
    const row = rows.get(of) ?? rowOf(of, after);
    rows.set(of, row);
    const wholeRow = together.get(of) ?? doubtsOfRow(of, row, typed);
    together.set(of, wholeRow);
    if (wholeRow.length > 0) return wholeRow.filter((doubt) => doubt.date === date);
    const far = farFigure(value, nearest(row, date));
    return far === null ? [] : { goalId, date, figure, value, ...far, row: null };
  });
}

/** Compared with the rest of the row, or with its targets where there is too little. */
function doubtsOfRow({ goal, entries }: SheetGoal, row: readonly Reported[], typed: Drafts): readonly Doubt[] {
  const isTyped = ({ date }: Pick<Reported, 'date'>) =>
    typed.has(cellKeyOf({ goalId: goal.id, date, figure: 'actual' }));
  const written = row.filter(isTyped);
  const first = written[0];
  if (first === undefined) return [];
  const values = written.map(({ value }) => value);
  const targets = Array.from(entries.values(), ({ target }) => target).filter((target) => target !== null);
  const others = nearest(
    row.filter((each) => !isTyped(each)),
    first.date,
  );
  const far = farRow(values, others.length < FEWEST ? targets : others);
  if (far === null) return [];
  const cells = written.map(({ date, value }, index) => {
    return { goalId: goal.id, date, figure: 'actual', value, likely: far.likely?.[index] ?? null } as const;
  });
  return cells.map((cell) => ({ ...cell, usual: far.usual, row: cells }));
}

export function doubtAt(doubts: Doubts, of: SheetGoal, { place, drafts }: { place: CellPlace; drafts: Drafts }) {
  const doubt = doubts.size === 0 ? undefined : doubts.get(cellKeyOf(place));
  return doubt !== undefined && shownValue(of, place, drafts) === doubt.value ? doubt : null;
}

export function questionsIn(doubts: Iterable<Doubt>): number {
  return new Set(Array.from(doubts, (doubt) => doubt.row ?? doubt)).size;
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
