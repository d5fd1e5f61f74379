import type { Day } from '#core/calendar/date.ts';
import { type FarFigure, farFigure, farRow } from '#core/typed/farFigure.ts';
import { draftOf, type TypedCell } from '#web/goal/entries/draft.ts';
import { type CellKey, type CellPlace, cellKeyOf } from '#web/goal/entries/sheetCell.ts';
import { type Drafts, shownValue } from '#web/goal/entries/sheetFigures.ts';
import type { SheetGoal } from '#web/goal/entries/sheetModel.ts';

/** A saved actual that is far from its row: a digit may have slipped. */
export type Doubt = CellPlace &
  FarFigure & {
    readonly value: number;
    /** The figures of its row that were typed with it and are asked about together; null: it is asked about alone. */
    readonly row: DoubtedRow | null;
  };

export type DoubtedRow = readonly (CellPlace & { readonly value: number; readonly likely: number | null })[];

export type Doubts = ReadonlyMap<CellKey, Doubt>;

/** So many of the periods around a cell say what is usual there. */
const NEAREST = 12;
/** So many of them say it. */
const FEWEST = 3;

/** Which typed actuals are far from their rows, as these are with all that is typed. */
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

/**
 * Of figures typed together that are all far from the rest of their row, or from its targets where there is no rest to
 * speak of.
 */
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

/** The doubt about a cell, as long as it shows the figure that was typed. */
export function doubtAt(doubts: Doubts, of: SheetGoal, { place, drafts }: { place: CellPlace; drafts: Drafts }) {
  const doubt = doubts.size === 0 ? undefined : doubts.get(cellKeyOf(place));
  return doubt !== undefined && shownValue(of, place, drafts) === doubt.value ? doubt : null;
}

/** The figures of a row that were typed together are one question. */
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
