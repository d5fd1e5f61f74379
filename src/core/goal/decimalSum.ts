import { type Fraction, fractionOf, plus, scaledBy, toNumber } from './fraction.ts';

/** Nine decimals are more than any measure is typed with; what has more is added as fractions. */
const FINEST_SCALE = 1e9;

/**
 * Adds decimals as they are written, so that 0.1 and 0.2 come to 0.3 (readings, section 3, rule 10). While the numbers
 * are whole multiples of a power of ten that a double can count, it counts in these; beyond, in exact fractions.
 */
export class DecimalSum {
  count = 0;
  /** Units of 1/scale: their sum, and the sum of their sizes, which bounds every sum on the way. */
  private units = 0;
  private size = 0;
  private scale = 1;
  private exact: Fraction | null = null;

  add(value: number): void {
    this.count += 1;
    if (this.exact !== null) {
      this.exact = plus(this.exact, fractionOf(value));
      return;
    }
    let units = Math.round(value * this.scale);
    while (units / this.scale !== value && this.mayRefine()) {
      this.scale *= 10;
      this.units *= 10;
      this.size *= 10;
      units = Math.round(value * this.scale);
    }
    const size = this.size + Math.abs(units);
    if (units / this.scale !== value || size > Number.MAX_SAFE_INTEGER) {
      this.exact = plus(this.fraction(), fractionOf(value));
      return;
    }
    this.units += units;
    this.size = size;
  }

  /** The sum as the nearest double; infinite where it is beyond the largest one. */
  sum(): number {
    return this.exact === null ? this.units / this.scale : toNumber(this.exact);
  }

  /** The mean as the nearest double; only with something added. */
  mean(): number {
    if (this.exact === null) return this.units / (this.scale * this.count);
    return toNumber(scaledBy(this.exact, 1, this.count));
  }

  fraction(): Fraction {
    return this.exact ?? { numerator: BigInt(this.units), denominator: BigInt(this.scale) };
  }

  private mayRefine(): boolean {
    return this.scale < FINEST_SCALE && this.size <= Number.MAX_SAFE_INTEGER / 10;
  }
}
