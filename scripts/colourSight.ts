/** How people see a colour: usually, or without one of the three kinds of cones; or printed in black and white. */
export const SIGHTS = ['usual', 'protan', 'deutan', 'tritan', 'grey'] as const;

export type Sight = (typeof SIGHTS)[number];

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Machado, Oliveira and Fernandes (2009), severity 1, on linear RGB. */
const MACHADO: Readonly<Record<'protan' | 'deutan' | 'tritan', Matrix>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const TO_CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];

const TO_OKLAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

/** How far apart two colours are to a sight: in hundredths of OKLab, where black and white are 100 apart. */
export function distanceTo(sight: Sight, one: string, other: string): number {
  const [a, b] = [oklab(seen(sight, one)), oklab(seen(sight, other))];
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** By WCAG, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(linear(one)), luminance(linear(other))].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function seen(sight: Sight, hex: string): Triple {
  const colour = linear(hex);
  if (sight === 'usual') return colour;
  if (sight === 'grey') {
    const grey = luminance(colour);
    return [grey, grey, grey];
  }
  return times(MACHADO[sight], colour).map((part) => Math.min(1, Math.max(0, part))) as unknown as Triple;
}

function linear(hex: string): Triple {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function luminance([red, green, blue]: Triple): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function oklab(colour: Triple): Triple {
  const [l, m, s] = times(TO_CONES, colour);
  return times(TO_OKLAB, [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)]);
}

function times([a, b, c]: Matrix, [x, y, z]: Triple): Triple {
  const row = ([p, q, r]: Triple) => p * x + q * y + r * z;
  return [row(a), row(b), row(c)];
}
