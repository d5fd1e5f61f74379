import { expect, it } from 'vitest';
import { STATUS_COLOURS } from '#core/words/statusColours.ts';

/** Degrees of the colour circle that a reader calls by these names. */
const FAMILIES = { green: [135, 170], blue: [205, 235], yellow: [30, 55], red: [345, 370] } as const;

/** Arc colours (rule 5.7). */
it.each([
  ['achieved', 'green'],
  ['on_target', 'green'],
  ['not_started', 'blue'],
  ['deferred', 'blue'],
  ['off_target', 'yellow'],
  ['critical', 'red'],
] as const)('%s is %s, light and dark', (status, family) => {
  const [from, to] = FAMILIES[family];
  for (const colour of STATUS_COLOURS.milepost[status].solid) {
    const hue = hueOf(colour);
    const held = hue < 180 && to > 360 ? hue + 360 : hue;
    expect(held, colour).toBeGreaterThanOrEqual(from);
    expect(held, colour).toBeLessThanOrEqual(to);
  }
});

function hueOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (most === red) return (((green - blue) / range) * 60 + 360) % 360;
  return most === green ? ((blue - red) / range) * 60 + 120 : ((red - green) / range) * 60 + 240;
}
