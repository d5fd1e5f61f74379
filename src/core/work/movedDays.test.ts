import { expect, it } from 'vitest';
import type { Day } from '#core/calendar/date.ts';
import { type MovedPart, movedSpan, warningsOfMove } from './movedDays.ts';

const day = (number: number) => number as Day;
const span = (start: number | null, end: number | null) => ({
  start: start === null ? null : day(start),
  end: end === null ? null : day(end),
});

it.each<[string, [number | null, number | null], MovedPart, number, [number | null, number | null]]>([
  ['both days later', [10, 20], 'all', 5, [15, 25]],
  ['both days earlier', [10, 20], 'all', -5, [5, 15]],
  ['its start', [10, 20], 'start', 5, [15, 20]],
  ['its start up to its end', [10, 20], 'start', 15, [20, 20]],
  ['its end', [10, 20], 'end', -5, [10, 15]],
  ['its end down to its start', [10, 20], 'end', -15, [10, 10]],
  ['the end alone, where it has no start', [null, 20], 'all', 5, [null, 25]],
  ['the start alone, where it has no end', [10, null], 'all', 5, [15, null]],
])('a move changes %s', (_, [start, end], part, days, [first, last]) => {
  expect(movedSpan(span(start, end), { part, days })).toEqual(span(first, last));
});

const WORK = {
  initiatives: [
    { id: 'main', ...span(10, 40), state: 'active' as const, afterIds: [] },
    { id: 'repave', ...span(41, 60), state: 'planned' as const, afterIds: ['main', 'pipe'] },
  ],
  milestones: [
    { id: 'pipe', initiativeId: 'main', due: day(20), doneOn: null, afterIds: [] },
    { id: 'trench', initiativeId: 'main', due: day(12), doneOn: day(12), afterIds: [] },
    { id: 'alone', initiativeId: null, due: day(20), doneOn: null, afterIds: [] },
  ],
};

it('a move later warns of what comes after, with the days', () => {
  expect(warningsOfMove(WORK, { id: 'main', part: 'end', days: 4 })).toEqual({
    warned: [{ id: 'repave', afterId: 'main', days: 3 }],
    settled: [],
    outside: 0,
  });
});

it('a move earlier warns of what it comes after itself', () => {
  expect(warningsOfMove(WORK, { id: 'repave', part: 'all', days: -2 }).warned).toEqual([
    { id: 'repave', afterId: 'main', days: 1 },
  ]);
});

it('a move that settles a contradiction says so; others stay unsaid', () => {
  const tooSoon = { ...WORK, initiatives: WORK.initiatives.map((each) => ({ ...each, start: day(30) })) };
  const { warned, settled } = warningsOfMove(tooSoon, { id: 'repave', part: 'all', days: 10 });
  expect([warned, settled]).toEqual([[], [{ id: 'repave', afterId: 'main', days: 10 }]]);
  expect(warningsOfMove(tooSoon, { id: 'alone', part: 'all', days: 10 })).toEqual({
    warned: [],
    settled: [],
    outside: 0,
  });
});

it.each([
  ['of an initiative that leaves them behind, but not of one that is done', 'main', 15, 1],
  ['that would come after the end', 'pipe', 21, 1],
  ['that would come before the start', 'pipe', -11, 1],
  ['but not one that stays within', 'pipe', 20, 0],
  ['nor of something unknown', 'nothing', 20, 0],
])('milestones outside of their initiative’s days are counted: %s', (_, id, days, outside) => {
  expect(warningsOfMove(WORK, { id, part: 'all', days }).outside).toBe(outside);
});

it('where an initiative has no days its milestones lie nowhere outside', () => {
  const open = {
    ...WORK,
    initiatives: [{ ...WORK.initiatives[0], ...span(null, null) } as (typeof WORK.initiatives)[0]],
  };
  expect(warningsOfMove(open, { id: 'pipe', part: 'all', days: 500 }).outside).toBe(0);
});
