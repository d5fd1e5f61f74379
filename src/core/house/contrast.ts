/** A colour as its red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

const HEX = /^#[0-9a-f]{6}$/i;

/** `#2b59c3`, in either case; null for what is no colour. */
export function readColour(text: string): Rgb | null {
  if (!HEX.test(text)) return null;
  const part = (from: number) => Number.parseInt(text.slice(from, from + 2), 16);
  return [part(1), part(3), part(5)];
}

/** In lower case. */
export function formatColour(colour: Rgb): string {
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** The way from one colour to another: 0 is the first, 1 the second. */
export function mixed(from: Rgb, to: Rgb, share: number): Rgb {
  const part = (one: number, other: number) => Math.round(one + (other - one) * share);
  return [part(from[0], to[0]), part(from[1], to[1]), part(from[2], to[2])];
}

/** By WCAG 2: 1 for the same colour, 21 for black on white. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (Number(light) + 0.05) / (Number(dark) + 0.05);
}

/** The relative luminance of WCAG 2, 0 for black to 1 for white. */
export function luminanceOf([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
