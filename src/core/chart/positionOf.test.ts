import { expect, it } from 'vitest';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { positionOf } from './positionOf.ts';

const POINTS = [
  { start: exampleDay('2025-04-01'), end: exampleDay('2025-04-30') },
  { start: exampleDay('2025-05-01'), end: exampleDay('2025-05-31') },
  { start: exampleDay('2025-06-01'), end: exampleDay('2025-06-30') },
];

it.each([
  ['2025-03-31', null],
  ['2025-04-01', 0],
  ['2025-04-16', 0.5],
  ['2025-04-30', 29 / 30],
  ['2025-05-01', 1],
  ['2025-06-01', 2],
  ['2025-06-16', 2],
  ['2025-06-30', 2],
  ['2025-07-01', null],
])('%s stands at %s among three months', (day, position) => {
  expect(positionOf(exampleDay(day), POINTS)).toBe(position);
});

it('no day stands among no points', () => {
  expect(positionOf(exampleDay('2025-04-01'), [])).toBeNull();
});
