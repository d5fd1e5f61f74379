import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Day } from '#core/calendar/date.ts';
import { seriesOf } from '#core/goal/series.ts';
import { EXAMPLE_PLAN } from '#testing/core/exampleFigures.ts';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import { createPlanFigures } from './planFigures.ts';

/**
 * Targets of a roll-up whose goals have one every n-th month, worked out a second time: month by month, by a calendar of
 * its own.
 */
const YEAR = 2024;
const MONTHS = 24;
const DAY_MS = 86_400_000;

/**
 * Targets of whole parts, `every` months apart from the month `first` on, and an actual in each month. No target stands
 * for the last month of a year alone: where all did, the roll-up would read a rhythm of its own.
 */
type Child = { readonly every: number; readonly first: number; readonly parts: readonly number[] };

const anyChild: fc.Arbitrary<Child> = fc.constantFrom(1, 2, 3, 4, 6, 12).chain((every) =>
  fc.record({
    every: fc.constant(every),
    first: fc.integer({ min: 0, max: Math.max(0, every - 2) }),
    parts: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: MONTHS, maxLength: MONTHS }),
  }),
);

const targetIn = ({ every, first, parts }: Child, month: number) =>
  month >= first && (month - first) % every === 0 ? (parts[month] ?? 0) * every : null;

/** What is due of a child's year by the end of a month: of an unfinished stretch its part, which ends with the year. */
function dueBy(child: Child, year: number, asOf: number): number {
  let due = 0;
  for (let month = year * 12; month <= asOf; month += 1) {
    const target = targetIn(child, month);
    if (target === null) continue;
    const months = Math.min(child.every, year * 12 + 12 - month);
    due += (target * Math.min(months, asOf - month + 1)) / months;
  }
  return due;
}

const firstOf = (startMonth: number, month: number) => Date.UTC(YEAR, startMonth - 1 + month, 1) / DAY_MS;

function familyOf(children: readonly Child[], startMonth: number, asOf: number) {
  const plan = { ...EXAMPLE_PLAN, fiscalStartMonth: startMonth };
  const span = { start: firstOf(startMonth, 0) as Day, end: (firstOf(startMonth, MONTHS) - 1) as Day };
  const whole = { span, trackingFrequency: 'monthly', aggregation: 'sum' } as const;
  const goals = children.map((_, at) =>
    exampleGoal({ ...whole, id: `1.${at + 1}`, number: `1.${at + 1}`, parentId: '1', depth: 1 }),
  );
  const entriesOf = (child: Child | undefined) =>
    Array.from({ length: child === undefined ? 0 : MONTHS }, (_, month) => ({
      date: firstOf(startMonth, month) as Day,
      target: child === undefined ? null : targetIn(child, month),
      actual: month <= asOf ? 1 : null,
    }));
  return createPlanFigures({
    plan,
    goals: [exampleGoal({ ...whole, id: '1', number: '1', rollup: 'sum' }), ...goals],
    seriesOf: (id) => seriesOf(entriesOf(children[goals.findIndex((goal) => goal.id === id)]), 'monthly', plan),
    today: (firstOf(startMonth, asOf + 1) + 2) as Day,
  });
}

const anyFamily = fc.record({
  children: fc.array(anyChild, { minLength: 1, maxLength: 4 }),
  startMonth: fc.integer({ min: 1, max: 12 }),
  asOf: fc.integer({ min: 1, max: MONTHS - 2 }),
});

describe('a roll-up of sums with a target every n-th month, worked out a second time', () => {
  it('has due what is due of each by then, and for the year all of their targets', () => {
    fc.assert(
      fc.property(anyFamily, ({ children, startMonth, asOf }) => {
        const figures = familyOf(children, startMonth, asOf);
        for (const year of [0, 1].filter((each) => each * 12 <= asOf)) {
          const last = Math.min(asOf, year * 12 + 11);
          const found = figures.figuresOf('1', YEAR + year);
          const has = children.some((child) => dueBy(child, year, last) > 0);
          const due = children.reduce((sum, child) => sum + dueBy(child, year, last), 0);
          if (has) expect(found?.ytd.target).toBeCloseTo(due, 4);
          const targets = children.map((child) => dueBy(child, year, year * 12 + 11));
          expect(found?.eoyTarget).toBeCloseTo(
            targets.reduce((sum, each) => sum + each, 0),
            6,
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is due what its goals say themselves, where years hold whole stretches', () => {
    const aligned = anyFamily.map((family) => ({
      ...family,
      children: family.children.map((child) => ({ ...child, first: 0 })),
    }));
    fc.assert(
      fc.property(aligned, ({ children, startMonth, asOf }) => {
        const figures = familyOf(children, startMonth, asOf);
        const year = Math.floor(asOf / 12);
        const ofChildren = children.map((_, at) => figures.figuresOf(`1.${at + 1}`, YEAR + year)?.ytd.target ?? 0);
        expect(figures.figuresOf('1', YEAR + year)?.ytd.target).toBeCloseTo(
          ofChildren.reduce((sum, each) => sum + each, 0),
          4,
        );
      }),
      { numRuns: 300 },
    );
  });
});
