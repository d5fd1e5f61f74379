/** No measure has more decimals; a quotient without end would have. */
const MOST_DECIMALS = 9;

/** So many digits a double holds of any decimal. */
const DIGITS = 15;

/** Below this it is kept as it is: a rate so small needs its digits. */
const SMALL = 0.01;

/** A computed figure as it is kept: to nine decimals, so that it is added up and compared as one that was typed. */
export function keptFigure(value: number): number {
  const size = Math.abs(value);
  if (size < SMALL || size >= 10 ** DIGITS) return value;
  const decimals = Math.min(MOST_DECIMALS, DIGITS - Math.max(1, Math.floor(Math.log10(size)) + 1));
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale + 0;
}
