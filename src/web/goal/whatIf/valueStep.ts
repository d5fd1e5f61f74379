/** About a hundredth of the axis, whole where all figures are. */
export function valueStep(range: number, figures: readonly number[]): number {
  const step = 10 ** (Math.floor(Math.log10(Math.max(range, Number.MIN_VALUE))) - 2);
  const held = Math.max(step, 1e-6);
  return figures.every(Number.isInteger) ? Math.max(1, held) : held;
}

export function snapped(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toPrecision(12));
}
