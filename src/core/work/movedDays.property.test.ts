import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Day } from '#core/calendar/date.ts';
import { linkWarnings, wayRound } from './links.ts';
import { warningsOfMove, withMoved } from './movedDays.ts';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];
const day = fc.integer({ min: 0, max: 200 }).map((number) => number as Day);
const afterIds = fc.uniqueArray(fc.constantFrom(...IDS), { maxLength: 3 });
const initiative = fc.record({
  span: fc.tuple(fc.option(day), fc.option(day)),
  state: fc.constantFrom('planned' as const, 'active' as const, 'done' as const, 'dropped' as const),
  afterIds,
});
const milestone = fc.record({
  initiativeId: fc.option(fc.constantFrom('a', 'b', 'c')),
  due: day,
  doneOn: fc.option(day),
  afterIds,
});
const work = fc
  .tuple(fc.array(initiative, { minLength: 3, maxLength: 3 }), fc.array(milestone, { minLength: 3, maxLength: 3 }))
  .map(([initiatives, milestones]) => ({
    initiatives: initiatives.map(({ span: [one, other], ...rest }, index) => ({
      ...rest,
      id: IDS[index] ?? '',
      start: one === null || other === null ? one : (Math.min(one, other) as Day),
      end: one === null || other === null ? other : (Math.max(one, other) as Day),
    })),
    milestones: milestones.map((each, index) => ({ ...each, id: IDS[index + 3] ?? '' })),
  }));
const move = fc.record({
  id: fc.constantFrom(...IDS),
  part: fc.constantFrom('all' as const, 'start' as const, 'end' as const),
  days: fc.integer({ min: -300, max: 300 }),
});

it('a move moves one thing and no other, changes no link, and leads nothing back to itself', () => {
  fc.assert(
    fc.property(work, move, (before, asked) => {
      const after = withMoved(before, asked);
      const others = (of: {
        readonly initiatives: readonly { readonly id: string }[];
        readonly milestones: readonly { readonly id: string }[];
      }) => [...of.initiatives, ...of.milestones].filter(({ id }) => id !== asked.id);
      expect(others(after)).toEqual(others(before));
      for (const id of IDS) expect(wayRound(after, id)).toEqual(wayRound(before, id));
    }),
  );
});

it('no start comes after its end', () => {
  fc.assert(
    fc.property(work, move, (before, asked) => {
      for (const { start, end } of withMoved(before, asked).initiatives)
        if (start !== null && end !== null) expect(start).toBeLessThanOrEqual(end);
    }),
  );
});

it('what is warned before saving is what is warned after it, and what is settled is warned no more', () => {
  fc.assert(
    fc.property(work, move, (before, asked) => {
      const { warned, settled } = warningsOfMove(before, asked);
      const key = ({ id, afterId }: { readonly id: string; readonly afterId: string }) => `${id} ${afterId}`;
      const touches = (text: string) => text.split(' ').includes(asked.id);
      const now = linkWarnings(withMoved(before, asked)).map(key);
      expect(warned.map(key)).toEqual(now.filter(touches));
      for (const each of settled) expect(now).not.toContain(key(each));
      const untouched = linkWarnings(before)
        .map(key)
        .filter((text) => !touches(text));
      expect(now.filter((text) => !touches(text))).toEqual(untouched);
    }),
  );
});
