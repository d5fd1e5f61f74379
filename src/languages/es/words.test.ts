import { expect, it } from 'vitest';
import { counts } from './counts.ts';

it.each([
  [0, '0 objetivos'],
  [1, '1 objetivo'],
  [10_000, '10.000 objetivos'],
])('a view says in Spanish that it counts %i goals', (goals, spanish) => {
  expect(counts.counted(goals)).toBe(spanish);
});
