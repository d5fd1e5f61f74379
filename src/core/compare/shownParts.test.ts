import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shownParts } from './shownParts.ts';

it.each([
  ['each as it is, where that adds up', [3.3, 1.6], 4.9, 1, [3.3, 1.6]],
  ['the largest remainders get what is missing', [3.28, 1.57, 0.02], 4.9, 1, [3.3, 1.6, 0]],
  ['losses too', [-1.26, 0.46], -0.8, 1, [-1.3, 0.5]],
  ['gains and losses that make nothing', [2.5, -2.5], 0, 0, [3, -3]],
  ['what is nothing stays nothing', [0, 1 / 3, 1 / 3, 1 / 3], 1, 0, [0, 1, 0, 0]],
  ['no parts', [], 0, 1, []],
])('%s', (_, parts, total, decimals, shown) => {
  expect(shownParts(parts, total, decimals)).toEqual(shown);
});

it('parts as shown add up to the total as shown, none of them a whole unit away from what it is', () => {
  const part = fc.double({ min: -1000, max: 1000, noNaN: true });
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 12 }), fc.integer({ min: 0, max: 2 }), (parts, decimals) => {
      fc.pre(parts.every((each) => each !== 0));
      const scale = 10 ** decimals;
      const total = Math.round(parts.reduce((sum, each) => sum + each, 0) * scale) / scale;
      const shown = shownParts(parts, total, decimals);
      const units = shown.map((each) => Math.round(each * scale));
      expect(units.reduce((sum, each) => sum + each, 0)).toBe(Math.round(total * scale) + 0);
      for (const [at, each] of shown.entries()) {
        expect(Math.abs(each - (parts[at] ?? 0)) * scale).toBeLessThan(1.001);
      }
    }),
  );
});
