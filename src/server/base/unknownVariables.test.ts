import fc from 'fast-check';
import { expect, it } from 'vitest';
import { slipsBetween } from './unknownVariables.ts';

it.each([
  ['', '', 0],
  ['DEMO', 'DEMO', 0],
  ['DEMMO', 'DEMO', 1],
  ['DEM', 'DEMO', 1],
  ['DEMA', 'DEMO', 1],
  ['DMEO', 'DEMO', 1],
  ['DATA', 'DEMO', 3],
])('from %j to %j it takes %i slips', (one, other, slips) => {
  expect(slipsBetween(one, other)).toBe(slips);
});

it('is none between equals alone, the same both ways, and never more than the longer text', () => {
  const text = fc.string({ unit: fc.constantFrom('A', 'B', '_'), maxLength: 8 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const slips = slipsBetween(one, other);
      expect(slips === 0).toBe(one === other);
      expect(slipsBetween(other, one)).toBe(slips);
      expect(slips).toBeLessThanOrEqual(Math.max(one.length, other.length));
    }),
  );
});
