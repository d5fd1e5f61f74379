import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { compareGoalNumbers } from './goalNumber.ts';
import { goalNumberKey, inNumberOrder, placeAmong } from './numberOrder.ts';

const anyNumber = fc.string({
  unit: fc.constantFrom('0', '1', '2', '9', '10', '.', 'x', 'a', 'Z', '-', 'é', '½'),
  maxLength: 6,
});

test('the keys of numbers stand in the order of the numbers', () => {
  fc.assert(
    fc.property(anyNumber, anyNumber, (one, other) => {
      const [key, otherKey] = [goalNumberKey(one), goalNumberKey(other)];
      const order = key === otherKey ? 0 : key < otherKey ? -1 : 1;
      expect(order).toBe(Math.sign(compareGoalNumbers(one, other)));
    }),
    { numRuns: 2000 },
  );
});

it.each([3, 100])(
  '%i goals come in the order of their numbers, those of one number by id, however many they are',
  (count) => {
    const anyGoals = fc.array(fc.record({ number: anyNumber, id: fc.constantFrom('a', 'b', 'c') }), {
      minLength: count,
      maxLength: count,
    });
    fc.assert(
      fc.property(anyGoals, (goals) => {
        const expected = goals.toSorted(
          (one, other) =>
            compareGoalNumbers(one.number, other.number) || (one.id < other.id ? -1 : one.id === other.id ? 0 : 1),
        );
        expect(inNumberOrder(goals)).toEqual(expected);
      }),
    );
  },
);

it('a goal has its place among others, whether it stands there or not', () => {
  const goals = fc.uniqueArray(fc.record({ number: anyNumber, id: fc.nat(40).map(String) }), {
    selector: ({ id }) => id,
    minLength: 1,
  });
  fc.assert(
    fc.property(goals, (all) => {
      const [goal = { id: '', number: '' }, ...others] = all;
      const place = inNumberOrder(all).indexOf(goal);
      expect(placeAmong(inNumberOrder(others), goal)).toEqual({ place, isThere: false });
      expect(placeAmong(inNumberOrder(all), goal)).toEqual({ place, isThere: true });
    }),
  );
});
