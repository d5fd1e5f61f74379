import { describe, expect, it } from 'vitest';
import { exampleDay as day } from '#testing/core/exampleDay.ts';
import { elapsedPercent, progressOf, workPercent } from './progress.ts';
import type { WorkState } from './work.ts';

const done = (weight = 1) => ({ doneOn: day('2026-11-01'), weight });
const open = (weight = 1) => ({ doneOn: null, weight });

describe('how far an initiative is', () => {
  it.each<[string, number | null, WorkState, Parameters<typeof progressOf>[1], ReturnType<typeof progressOf>]>([
    ['as somebody says', 35, 'active', [done(), open()], { percent: 35, from: 'hand', done: 1, total: 2 }],
    ['by hand 0 too', 0, 'active', [done()], { percent: 0, from: 'hand', done: 1, total: 1 }],
    [
      'else as its milestones are done',
      null,
      'active',
      [done(), done(), open(), open(), open()],
      { percent: 40, from: 'milestones', done: 2, total: 5 },
    ],
    ['by their weight', null, 'active', [done(3), open(1)], { percent: 75, from: 'milestones', done: 1, total: 2 }],
    ['also where it is called done', null, 'done', [open()], { percent: 0, from: 'milestones', done: 0, total: 1 }],
    ['all of it once done', null, 'done', [], { percent: 100, from: 'state', done: 0, total: 0 }],
    ['nothing while planned', null, 'planned', [], { percent: 0, from: 'state', done: 0, total: 0 }],
    ['unknown where nothing says', null, 'active', [], { percent: null, from: null, done: 0, total: 0 }],
  ])('%s', (_, percentByHand, state, milestones, expected) => {
    expect(progressOf({ percentByHand, state }, milestones)).toEqual(expected);
  });
});

describe('how much of its time has passed', () => {
  const span = { start: day('2026-11-01'), end: day('2026-11-10') };
  it.each([
    ['nothing before it starts', '2026-10-31', 0],
    ['its first day when that ends', '2026-11-01', 10],
    ['all of it on its last day', '2026-11-10', 100],
    ['no more than all', '2026-12-31', 100],
  ])('%s', (_, today, expected) => {
    expect(elapsedPercent(span, day(today))).toBe(expected);
  });

  it.each([
    ['a start', { ...span, start: null }],
    ['an end', { ...span, end: null }],
    ['a start before its end', { ...span, end: day('2026-10-31') }],
  ])('is unknown without %s', (_, open) => {
    expect(elapsedPercent(open, day('2026-11-05'))).toBeNull();
  });
});

it.each<[string, readonly [WorkState, number | null][], readonly boolean[], number | null]>([
  [
    'the mean of its initiatives',
    [
      ['done', 100],
      ['planned', 0],
    ],
    [],
    50,
  ],
  [
    'without those that are dropped or say nothing',
    [
      ['active', 40],
      ['dropped', 0],
      ['active', null],
    ],
    [],
    40,
  ],
  ['its own milestones, where it has no initiative', [], [true, false], 50],
  ['not its own milestones beside an initiative', [['active', 100]], [false, false, false], 100],
  ['not known, where nothing says', [['active', null]], [], null],
])('how far the work for a goal is: %s', (_, states, own, percent) => {
  const initiatives = states.map(([state, each]) => ({ state, percent: each }));
  expect(
    workPercent(
      initiatives,
      own.map((isDone) => (isDone ? done() : open())),
    ),
  ).toBe(percent);
});
