import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GoalFigures } from '#core/goal/figures.ts';
import type { TargetDirection } from '#core/goal/goal.ts';
import { day, type Example, exampleQuestion } from '#testing/core/exampleFigures.ts';
import { summarizeGoal } from './summary.ts';

/** A Current goal of 2025, asked at its end, in its middle, or with a target of the period. */
type Moved = {
  readonly baseline: number;
  readonly target: number;
  readonly actual: number;
  readonly direction: TargetDirection;
  readonly isOwn: boolean;
  readonly at: 'end' | 'middle' | 'withTarget';
};

function figuresOf({ baseline, target, actual, direction, isOwn, at }: Moved): GoalFigures {
  const period = at === 'end' ? '2025-12-01' : '2025-06-01';
  const entries: Example['entries'] = {
    ...(isOwn ? {} : { '2024-12-01': [null, baseline] }),
    [period]: [at === 'withTarget' ? target * 0.75 + 1 : null, actual],
  };
  const goal = {
    aggregation: 'current',
    targetDirection: direction,
    span: { start: day('2024-01-01'), end: day('2026-12-31') },
    targetsByYear: new Map([[2025, target]]),
    baseline: isOwn ? { value: baseline, date: day('2025-01-01') } : null,
  } as const;
  return summarizeGoal(...exampleQuestion({ goal, entries, today: at === 'end' ? '2026-01-05' : '2025-07-01' }));
}

const size = fc.integer({ min: -1000, max: 1000 }).map((tenths) => tenths / 10);
const cases = fc.record({
  baseline: size,
  target: size,
  actual: size,
  direction: fc.constantFrom<TargetDirection>('up', 'down', 'equal'),
  at: fc.constantFrom<Moved['at']>('end', 'middle', 'withTarget'),
});

const STEP = 1e-8;
/** What the steepest slope of these numbers comes to over two steps. */
const TINY = 1e-4;

function movedTo(moved: Moved, which: 'baseline' | 'target' | 'actual', value: number): Moved {
  return { ...moved, [which]: value };
}

/** The tiny moves of one number through nought; it is judged right below it, at it and right above it. */
function through(moved: Moved, which: 'baseline' | 'target' | 'actual'): GoalFigures[] {
  return [-STEP, 0, STEP].map((value) => figuresOf(movedTo(moved, which, value)));
}

/** Where D is 0 there is a step, and right beside it a slope as steep as one. */
function isFarFromNoWay(moved: Moved, which: 'baseline' | 'target' | 'actual'): boolean {
  const { baseline, target } = movedTo(moved, which, 0);
  return Math.abs(baseline) >= 1 || Math.abs(target) >= 1;
}

function expectNoJump(steps: readonly GoalFigures[]): void {
  const attainments = steps.map(({ attainment }) => Number(attainment));
  const spread = Math.max(...attainments) - Math.min(...attainments);
  expect(spread).toBeLessThan(TINY);
  const nearest = Math.min(...attainments.flatMap((value) => [0.8, 0.9].map((limit) => Math.abs(value - limit))));
  if (nearest < TINY || steps.some(({ status }) => status === 'achieved')) return;
  expect(new Set(steps.map(({ status }) => status)).size).toBe(1);
}

describe.each(['baseline', 'target', 'actual'] as const)('while the %s moves through nought', (which) => {
  it('attainment and status of a goal with a baseline of its own do not jump', () => {
    fc.assert(
      fc.property(cases, (part) => {
        // To be equal has its own D, which grows with the target.
        fc.pre(part.direction !== 'equal' && isFarFromNoWay({ ...part, isOwn: true }, which));
        expectNoJump(through({ ...part, isOwn: true }, which));
      }),
    );
  });
});

describe.each(['target', 'actual'] as const)('while the %s moves through nought', (which) => {
  it('attainment and status of any other Current goal do not jump', () => {
    fc.assert(
      fc.property(cases, fc.boolean(), (part, isOwn) => {
        const moved = { ...part, isOwn: isOwn && part.direction === 'equal' };
        // From a baseline of 0 there is no sign to change.
        fc.pre(isFarFromNoWay(moved, which) && Math.abs(part.baseline) >= 1);
        expectNoJump(through(moved, which));
      }),
    );
  });
});

describe('the way from a baseline decides', () => {
  const at = 'end';
  it.each([
    ['95 to 100, at 91: almost twice the way behind', 'up', 95, 100, 91, 'critical', -80],
    ['200 to 0.1, at 2: nearly there', 'down', 200, 0.1, 2, 'on_target', 99.0495],
    ['200 to 0, at 2: as near', 'down', 200, 0, 2, 'on_target', 99],
    ['−1000 to −1, at −5: nearly there', 'up', -1000, -1, -5, 'on_target', 99.5996],
    ['a baseline equal to its target, at it', 'up', 100, 100, 100, 'achieved', 100],
    ['a baseline equal to its target, a little below', 'up', 100, 100, 99.5, 'on_target', 95],
    ['a baseline that meets its target already', 'down', 3, 5, 4, 'achieved', 150],
    ['to be equal, half the way', 'equal', 10, 30, 20, 'critical', 50],
  ] as const)('%s', (_name, direction, baseline, target, actual, status, percent) => {
    const figures = figuresOf({ baseline, target, actual, direction, isOwn: true, at });
    expect(figures.status).toBe(status);
    expect(figures.percentComplete).toBeCloseTo(percent, 3);
  });

  it.each([
    ['200 to 0.1, at 2', 'down', 200, 0.1, 2, 'on_target'],
    ['200 to 0, at 2', 'down', 200, 0, 2, 'on_target'],
    ['−1000 to −1, at −5', 'up', -1000, -1, -5, 'on_target'],
    ['95 to 100, at 91: there the target decides', 'up', 95, 100, 91, 'on_target'],
  ] as const)('so with one from the figures: %s', (_name, direction, baseline, target, actual, status) => {
    expect(figuresOf({ baseline, target, actual, direction, isOwn: false, at }).status).toBe(status);
  });

  it.each([
    [1e300, 1e-300, 1e299],
    [1e300, -1e300, 0],
    [1e-300, 1e300, -1e300],
    [1.7e308, -1.7e308, 5e-324],
  ])('and every figure stays a number: from %d to %d at %d', (baseline, target, actual) => {
    for (const isOwn of [true, false]) {
      for (const direction of ['up', 'down', 'equal'] as const) {
        const figures = figuresOf({ baseline, target, actual, direction, isOwn, at });
        expect([figures.attainment, figures.percentComplete].map(Number.isFinite)).toEqual([true, true]);
      }
    }
  });
});
