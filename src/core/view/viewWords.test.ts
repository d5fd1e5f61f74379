import { expect, it } from 'vitest';
import { ENGLISH_VIEW } from './viewWords.ts';

it.each([
  [0, '0 goals'],
  [1, '1 goal'],
  [10_000, '10,000 goals'],
])('a view says that it counts %i goals', (goals, english) => {
  expect(ENGLISH_VIEW.counted(goals)).toBe(english);
});
