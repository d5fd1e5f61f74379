import fc from 'fast-check';
import { expect, test } from 'vitest';
import { uniqueNumbers } from './renumberShared.ts';

const goals = fc
  .array(fc.record({ number: fc.constantFrom('1', '2', '1.1', '1x1', '1.1.1', '1.2', 'A', ''), above: fc.nat(12) }), {
    maxLength: 12,
  })
  .map((list) =>
    list.map(({ number, above }, at) => ({
      id: `g${at}`,
      number,
      parentId: above < at ? `g${above}` : null,
    })),
  );
const shown = (number: string | undefined) => number?.replaceAll('x', '.');

test('whatever goals shared a number, afterwards none do, and the first of each keeps it unless its parent took it along', () => {
  fc.assert(
    fc.property(goals, (list) => {
      const ages = new Map(list.map(({ id }, at) => [id, at]));
      const numbers = uniqueNumbers(list, ages);
      expect(new Set([...numbers.values()].map(shown)).size).toBe(list.length);
      const changed = new Set(list.filter(({ id, number }) => numbers.get(id) !== number).map(({ id }) => id));
      const firsts = list.filter(
        ({ number }, at) => list.findIndex((one) => shown(one.number) === shown(number)) === at,
      );
      for (const { id, parentId } of firsts) if (changed.has(id)) expect(changed.has(parentId ?? '')).toBe(true);
    }),
  );
});
