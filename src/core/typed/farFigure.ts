import { decimalsOf } from './decimalsOf.ts';

export type FarFigure = {
  readonly usual: number;
  /** The figure that was likely meant: the same digits, with the decimal mark where it fits the row. Null: none is. */
  readonly likely: number | null;
};

export type FarRow = {
  readonly usual: number;
  /** The figures that were likely meant: the decimal mark moved by as many places in each. Null: none are. */
  readonly likely: readonly number[] | null;
};

const FEWEST = 3;
const FAR = 5;
/** Unless the row has had a figure that is no further from it than this many times. */
const NEAR = 2;
const SHIFTS = [-1, 1, -2, 2, -3, 3];
/** So many times the usual is far for a whole row: percents as parts of 1 are 100 times off, thousands 1000 times. */
const FAR_ROW = 50;

/**
 * Whether a typed figure is so far from its row that a digit may have slipped: five times the usual size or more, or a
 * fifth of it or less, where no other figure of the row comes near it. Noughts are not compared, and are never far. A
 * question to be asked quietly, no error: rows do jump.
 * @param others the other figures of the row
 */
export function farFigure(value: number, others: readonly number[]): FarFigure | null {
  const sizes = sizesOf(others);
  const size = Math.abs(value);
  if (size === 0 || sizes.length < FEWEST) return null;
  const usual = median(sizes);
  const isLarge = size >= usual * FAR;
  if (!isLarge && size * FAR > usual) return null;
  if (sizes.some((other) => (isLarge ? other * NEAR >= size : other <= size * NEAR))) return null;
  return { usual, likely: likelyOf(value, { usual, decimals: Math.max(...others.map(decimalsOf)) }) };
}

/**
 * Whether figures of a row that are typed together look as if they were in another unit: three or more whose median is
 * fifty times that of the others, or a fiftieth. One alone is asked about by `farFigure`, which compares it with the
 * figures typed beside it, and so sees nothing where all of them are wrong.
 */
export function farRow(values: readonly number[], others: readonly number[]): FarRow | null {
  const [typed, known] = [sizesOf(values), sizesOf(others)];
  if (typed.length < FEWEST || known.length < FEWEST) return null;
  const [size, usual] = [median(typed), median(known)];
  if (size < usual * FAR_ROW && size * FAR_ROW > usual) return null;
  const by = -Math.round(Math.log10(size / usual));
  return { usual, likely: SHIFTS.includes(by) ? values.map((value) => shifted(value, by)) : null };
}

function sizesOf(row: readonly number[]): number[] {
  return row.map(Math.abs).filter((size) => size > 0);
}

function median(sizes: readonly number[]): number {
  const sorted = sizes.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [lower, upper] = [Number(sorted[middle - 1]), Number(sorted[middle])];
  return sorted.length % 2 === 1 ? upper : (lower + upper) / 2;
}

function likelyOf(
  value: number,
  { usual, decimals }: { readonly usual: number; readonly decimals: number },
): number | null {
  const distance = (candidate: number) => Math.abs(Math.log(Math.abs(candidate) / usual));
  const [best] = SHIFTS.map((by) => shifted(value, by))
    .filter((candidate) => decimalsOf(candidate) <= decimals)
    .sort((one, other) => distance(one) - distance(other));
  return best !== undefined && distance(best) < Math.log(FAR) ? best : null;
}

/** The same digits with the decimal mark so many places further on: exact, as no product is. */
function shifted(value: number, by: number): number {
  const [digits = '', exponent = '0'] = value.toExponential().split('e');
  return Number(`${digits}e${Number(exponent) + by}`);
}
