const FINEST_SCALE = 1e6;

/**
 * The value `part` of `whole` on the way from one value to another: from · (whole − part)/whole + to · part/whole.
 * Rounded only once where both values are decimals a double can count in; elsewhere as near as doubles come, and
 * without leaving their range on the way.
 */
export function between(from: number, to: number, part: number, whole: number): number {
  const scale = commonScale(from, to);
  const units = Math.round(from * scale) * (whole - part) + Math.round(to * scale) * part;
  if (Number.isSafeInteger(units)) return units / (scale * whole);
  return from * ((whole - part) / whole) + to * (part / whole);
}

/** One minus the other, as decimals: 0.3 − 0.1 is 0.2. Where a double cannot count in their decimals, as doubles do. */
export function difference(one: number, other: number): number {
  const scale = commonScale(one, other);
  const units = Math.round(one * scale) - Math.round(other * scale);
  return Number.isSafeInteger(units) ? units / scale : one - other;
}

/** The smallest power of ten of which both values are whole multiples; NaN where there is none. */
export function commonScale(one: number, other: number): number {
  for (let scale = 1; scale <= FINEST_SCALE; scale *= 10) {
    if (Math.round(one * scale) / scale === one && Math.round(other * scale) / scale === other) return scale;
  }
  return Number.NaN;
}
