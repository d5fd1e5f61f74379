import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, type Day } from '#core/calendar/date.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { type CountedMilestone, sharesOf } from './sharesOf.ts';

const FIRST = exampleDay('2025-01-01');

const anyDay = fc.integer({ min: 0, max: 900 }).map((days): Day => addDays(FIRST, days));
const anyMilestone: fc.Arbitrary<CountedMilestone> = fc.record({
  title: fc.string(),
  due: anyDay,
  doneOn: fc.option(anyDay),
  weight: fc.oneof(fc.constant(1), fc.double({ min: 0.01, max: 1_000_000, noNaN: true })),
});
const anyMilestones = fc.array(anyMilestone, { minLength: 1, maxLength: 12 });

const of = (milestones: readonly CountedMilestone[]) => sharesOf(milestones) ?? expect.fail();

it('the shares of single milestones add up to that of all', () => {
  fc.assert(
    fc.property(anyMilestones, anyDay, (milestones, by) => {
      const alone = milestones.map((one) =>
        of(milestones.map((each) => (each === one ? each : { ...each, doneOn: null }))).done(by),
      );
      const sum = alone.reduce((all, share) => all + share, 0);
      expect(sum).toBeCloseTo(of(milestones).done(by), 6);
      expect(of(milestones.map((each) => ({ ...each, doneOn: FIRST }))).done(by)).toBe(100);
    }),
  );
});

it('ticking a milestone off never lowers what is done, and taking it back leads back', () => {
  fc.assert(
    fc.property(anyMilestones, fc.nat(), anyDay, anyDay, (milestones, at, doneOn, by) => {
      const index = at % milestones.length;
      const [one] = milestones.slice(index);
      if (one === undefined) return;
      const before = milestones.with(index, { ...one, doneOn: null });
      const ticked = before.with(index, { ...one, doneOn });
      expect(of(ticked).done(by)).toBeGreaterThanOrEqual(of(before).done(by));
      expect(of(ticked.with(index, { ...one, doneOn: null })).done(by)).toBe(of(before).done(by));
    }),
  );
});

it('neither what is done nor what is due ever falls from one day to a later one', () => {
  fc.assert(
    fc.property(anyMilestones, anyDay, fc.nat(400), (milestones, by, later) => {
      const { done, due } = of(milestones);
      expect(done(addDays(by, later))).toBeGreaterThanOrEqual(done(by));
      expect(due(addDays(by, later))).toBeGreaterThanOrEqual(due(by));
    }),
  );
});

it('there is no share of no milestones', () => {
  expect(sharesOf([])).toBeNull();
});
