/** How many decimals a figure is written with. */
export function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = value.toExponential().split('e');
  const fraction = digits.split('.')[1]?.length ?? 0;
  return Math.max(0, fraction - Number(exponent));
}
