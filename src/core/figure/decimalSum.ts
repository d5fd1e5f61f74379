import { cellAt, valueAt } from '#core/goal/series.ts';
import { type Fraction, fractionOf, plus, scaledBy, toNumber } from './fraction.ts';

/** Nine decimals are more than any measure is typed with; what has more is added as fractions. */
const FINEST_SCALE = 1e9;

const MOST = Number.MAX_SAFE_INTEGER;

/** Added and taken away again it leaves a double of usual size whole, in a third less time than Math.round takes. */
const ROUNDING = 1.5 * 2 ** 52;

/**
 * Adds decimals as they are written, so that 0.1 and 0.2 come to 0.3 (rule 3.7). While the numbers
 * are whole multiples of a power of ten that a double can count, it counts in these; beyond, in exact fractions.
 */
export class DecimalSum {
  count = 0;
  /** Units of 1/scale: their sum, and the sum of their sizes, which bounds every sum on the way. */
  private units = 0;
  private size = 0;
  private scale = 1;
  private exact: Fraction | null = null;

  addAll(column: Float64Array, from: number, to: number): void {
    let index = from;
    if (this.exact === null) index = this.addUnits(column, from, to);
    for (; index < to; index += 1) {
      const value = valueAt(column, index);
      if (!Number.isNaN(value)) this.addExactly(value);
    }
  }

  /** The sum as the nearest double; infinite where it is beyond the largest one. */
  sum(): number {
    return this.exact === null ? this.units / this.scale : toNumber(this.exact);
  }

  mean(): number {
    if (this.exact === null) return this.units / (this.scale * this.count);
    return toNumber(scaledBy(this.exact, 1, this.count));
  }

  fraction(): Fraction {
    return this.exact ?? { numerator: BigInt(this.units), denominator: BigInt(this.scale) };
  }

  /**
   * Adds while a double can count the units; where it had to stop. The loop of every total: it stays in locals.
   *
   * Mutants that only make it stop earlier than it has to survive, and are equivalent: what it leaves is added exactly,
   * which comes to the same sum. So do those that let the rounding of a figure be done once more.
   */
  private addUnits(column: Float64Array, from: number, to: number): number {
    let { count, units, size, scale } = this;
    let index = from;
    for (; index < to; index += 1) {
      const value = cellAt(column, index);
      if (Number.isNaN(value)) continue;
      // Stryker disable next-line ArithmeticOperator: what is not the figure's units is found out and rounded anew.
      let added = value * scale + ROUNDING - ROUNDING;
      if (added / scale !== value) {
        added = Math.round(value * scale);
        while (added / scale !== value && scale < FINEST_SCALE && size <= MOST / 10) {
          scale *= 10;
          units *= 10;
          size *= 10;
          added = Math.round(value * scale);
        }
        if (added / scale !== value) break;
      }
      const sizeWith = size + Math.abs(added);
      if (sizeWith > MOST) break;
      units += added;
      size = sizeWith;
      count += 1;
    }
    this.count = count;
    this.units = units;
    this.size = size;
    this.scale = scale;
    return index;
  }

  private addExactly(value: number): void {
    this.exact = plus(this.fraction(), fractionOf(value));
    this.count += 1;
  }
}
