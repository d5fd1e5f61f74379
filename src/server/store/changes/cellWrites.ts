import type { Day } from '#core/calendar/date.ts';
import { Refusal } from '#server/base/errors.ts';
import type { Cell, Cells } from '#server/store/rows/edit.ts';
import { finiteOrNull } from '#server/store/rows/rowReading.ts';

/** A missing key keeps its value. */
export type CellWrite = Omit<Cell, 'date'>;

/** By day; of several writes to a cell the last wins. */
export type CellWrites = Iterable<readonly [Day, CellWrite]> & {
  get(day: Day): CellWrite | undefined;
};

/**
 * Merges the edits of a goal's cells when iterated. Throws `number_not_finite` and `no_such_day` then for what cannot
 * be stored.
 */
export class FoldedCells implements CellWrites {
  readonly #edits: Cells[] = [];

  add(cells: Cells): void {
    this.#edits.push(cells);
  }

  get(day: Day): CellWrite | undefined {
    return this.#byDay().get(day);
  }

  [Symbol.iterator](): Iterator<readonly [Day, CellWrite]> {
    return this.#byDay()[Symbol.iterator]();
  }

  #byDay(): ReadonlyMap<Day, CellWrite> {
    const byDay = new Map<Day, CellWrite>();
    for (const cells of this.#edits) {
      for (const cell of cells) {
        refuseUnstorable(cell);
        const earlier = byDay.get(cell.date);
        byDay.set(cell.date, earlier === undefined ? cell : { ...earlier, ...given(cell) });
      }
    }
    return byDay;
  }
}

function refuseUnstorable({ date, target = null, actual = null }: Cell): void {
  refuseNoSuchDay(date);
  finiteOrNull(target);
  finiteOrNull(actual);
}

function given({ target, actual }: Cell): CellWrite {
  return { ...(target === undefined ? {} : { target }), ...(actual === undefined ? {} : { actual }) };
}

const FIRST_DAY = -719_162;
const LAST_DAY = 2_932_896;

function refuseNoSuchDay(day: Day): void {
  if (Number.isInteger(day) && day >= FIRST_DAY && day <= LAST_DAY) return;
  throw new Refusal({ code: 'no_such_day', status: 400, message: 'A date lies outside the calendar.' });
}
