import { wordKey } from '#server/features/exchange/understanding/words/wordKey.ts';
import type { ReadTable } from './buildGoals.ts';
import { marksOf } from './marksOf.ts';
import { readFigure } from './readFigure.ts';
import { rowKinds } from './rowKinds.ts';

export type SumDiffering = {
  readonly line: number;
  readonly label: string;
  readonly heading: string;
  readonly stated: number;
  readonly sum: number;
};

/** Of rows that are totals; means and what is so far are none. */
const ADDED =
  /^(?:grand |sub ?)?total|^sum(?:me|a|an)?$|^(?:zwischen|gesamt)summe|^gesamt$|^insgesamt|^somme|^ensemble|^soma|^totale|^totaal|^razem|^suma|^celkem|^итого|^всего|^合計|^合计|^総計|^总计|^小計|^小计|^summa|^sum$/;
const FEWEST_ROWS = 2;
const MOST_TOLD = 20;
/** No rounding moves a sum by more. */
const MOST_ROUNDED = 0.005;

/** Totals of a table that are not what its rows add up to: since the last total, since the beginning, or of its totals. */
export function sumsThatDiffer(read: ReadTable): SumDiffering[] {
  const { table } = read;
  const kinds = rowKinds(table);
  const totals = table.body.filter((at) => {
    const kind = kinds.get(at);
    return kind?.is === 'out' && kind.reason === 'total';
  });
  if (totals.length === 0) return [];
  const { mark } = marksOf([read], table.grid.usualMark);
  const figure = (at: number, column: number) => readFigure((table.grid.rows[at]?.cells[column] ?? '').trim(), mark);
  const found: SumDiffering[] = [];
  for (const [column, role] of table.roles) {
    if (role.is !== 'figure' || role.isShareDone === true || found.length === MOST_TOLD) continue;
    let [part, all, ofTotals] = [new Sum(), new Sum(), new Sum()];
    for (const at of table.body) {
      const read = figure(at, column);
      const kind = kinds.get(at);
      if (kind?.is === 'data') {
        if (read === null) continue;
        // Shares do not add up, and nobody writes that they do.
        if (read.isPercent) break;
        part.add(read.value);
        all.add(read.value);
      }
      if (!totals.includes(at)) continue;
      const label = labelOf(table.grid.rows[at]?.cells ?? []);
      if (read !== null && label !== null) {
        const sums = [part, all, ofTotals].filter(({ count }) => count >= FEWEST_ROWS);
        const [nearest] = sums.toSorted((one, other) => one.distance(read.value) - other.distance(read.value));
        if (nearest !== undefined && !sums.some((sum) => sum.is(read.value)))
          found.push({
            line: table.grid.rows[at]?.line ?? 0,
            label,
            heading: table.columns[column]?.heading ?? '',
            stated: read.value,
            sum: nearest.rounded,
          });
        ofTotals.add(read.value);
      }
      part = new Sum();
    }
  }
  return found;
}

function labelOf(cells: readonly (string | undefined)[]): string | null {
  return (
    cells
      .slice(0, 4)
      .map((cell) => (cell ?? '').trim())
      .find((cell) => ADDED.test(wordKey(cell))) ?? null
  );
}

/** A sum of figures as files write them: each may be rounded at its last digit. */
class Sum {
  count = 0;
  #value = 0;
  #digits = 0;

  add(value: number): void {
    this.count += 1;
    this.#value += value;
    this.#digits = Math.max(this.#digits, /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0);
  }

  get rounded(): number {
    return Number(this.#value.toFixed(this.#digits));
  }

  distance(value: number): number {
    return Math.abs(this.#value - value);
  }

  is(value: number): boolean {
    const rounded = (this.count + 1) * 0.5 * 10 ** -this.#digits;
    return this.distance(value) <= Math.min(rounded, Math.abs(value) * MOST_ROUNDED) + 1e-9;
  }
}
