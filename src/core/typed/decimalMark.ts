import { numberBodyOf } from './numberText.ts';

/** The sign before the decimals; the other one then groups thousands. */
export type DecimalMark = '.' | ',';

/**
 * The decimal mark a table is written with, told from the cells of its columns that leave no choice: `95,10` and `1.234,5` have a
 * comma, `0.125` and `1,234.5` a point. `fallback` where none does, or as many say one as the other.
 */
export function decimalMarkOf(columns: readonly Iterable<string>[], fallback: DecimalMark): DecimalMark {
  let points = 0;
  let commas = 0;
  for (const cells of columns) {
    for (const cell of cells) {
      const mark = certainMarkOf(cell);
      if (mark === '.') points += 1;
      if (mark === ',') commas += 1;
    }
  }
  if (points === commas) return fallback;
  return points > commas ? '.' : ',';
}

/** The mark one cell alone proves, or null where it could be read both ways or is no number. */
export function certainMarkOf(cell: string): DecimalMark | null {
  if (PLAIN.test(cell)) return cell.includes('.') ? '.' : null;
  const body = numberBodyOf(cell);
  if (body === null) return null;
  const point = body.lastIndexOf('.');
  const comma = body.lastIndexOf(',');
  if (point < 0 && comma < 0) return null;
  if (point >= 0 && comma >= 0) return point > comma ? '.' : ',';
  const mark = point >= 0 ? '.' : ',';
  const other = point >= 0 ? ',' : '.';
  if (body.indexOf(mark) !== body.lastIndexOf(mark)) return other;
  return couldGroup(body, mark) ? null : mark;
}

/** As programs write most numbers: whole, or with so many decimals behind a point that they group nothing. */
const PLAIN = /^-?\d{1,15}(?:\.(?:\d{1,2}|\d{4,15}))?$/;

/** `1,234` may be one thousand or one and a bit; `0,234`, `1234,567` and `1,234e3` may not be grouped. */
function couldGroup(body: string, mark: DecimalMark): boolean {
  const whole = body.indexOf(mark);
  return whole >= 1 && whole <= 3 && body.length === whole + 4 && /^[1-9]\d*.\d{3}$/.test(body);
}
