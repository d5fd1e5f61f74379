import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inNumberOrder } from './numberOrder.ts';
import { changedIn, rearrange, rearrangedColumn, rearrangedList, rearrangementOf } from './rearrange.ts';

const lists = fc
  .uniqueArray(
    fc.record({
      id: fc.nat(12).map(String),
      number: fc.constantFrom('1', '1.2', '1.10', '2', '2.1'),
      title: fc.constantFrom('one', 'other'),
    }),
    { selector: ({ id }) => id },
  )
  .map(inNumberOrder);
type Named = typeof lists extends fc.Arbitrary<(infer Goal)[]> ? Goal : never;

/** The changes that turn `before` into `now`. */
function newsOf(before: readonly Named[], now: readonly Named[]) {
  const same = (one: Named, other: Named) => one.id === other.id && one.number === other.number;
  return {
    rows: now.filter((goal) => !before.some((was) => same(was, goal) && was.title === goal.title)),
    gone: before.filter((was) => !now.some((goal) => same(was, goal))),
  };
}

it('puts goals that come, go or change in their places', () => {
  fc.assert(
    fc.property(lists, lists, (before, now) => {
      const moved = rearrange(before, newsOf(before, now));
      expect(moved.count).toBe(now.length);
      expect(rearrangedList(before, moved)).toEqual(now);
    }),
    { numRuns: 1_000 },
  );
});

it('says of each goal where it was, those that changed in their place included', () => {
  fc.assert(
    fc.property(lists, lists, (before, now) => {
      const moved = rearrange(before, newsOf(before, now));
      const placeBefore = ({ id, number }: Named) => before.findIndex((was) => was.id === id && was.number === number);
      for (const { at, was, goal } of changedIn(moved)) {
        expect(now[at]).toEqual(goal);
        expect(was ?? -1).toBe(placeBefore(goal));
      }
      const changed = new Set(changedIn(moved).map(({ at }) => at));
      const places = rearrangedColumn(
        Int32Array.from(before, (_, place) => place + 1),
        moved,
      );
      expect([...places]).toEqual(now.map((goal, at) => (changed.has(at) ? 0 : placeBefore(goal) + 1)));
    }),
    { numRuns: 1_000 },
  );
});

it('holds for whatever is made of each goal', () => {
  fc.assert(
    fc.property(lists, lists, (before, now) => {
      const moved = rearrangementOf(rearrange(before, newsOf(before, now)), ({ title }) => title);
      const titles = (goals: readonly Named[]) => goals.map(({ title }) => title);
      expect(rearrangedList(titles(before), moved)).toEqual(titles(now));
    }),
  );
});
