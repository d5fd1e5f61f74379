import { describe, expect, it } from 'vitest';
import { ENGLISH_VIEW } from './viewWords.ts';

describe('what a view says it counts', () => {
  it.each([
    [1, 0, false, '1 goal'],
    [89, 0, true, '89 goals of all levels'],
    [71, 40, false, '71 goals, 40 in groups'],
    [5, 5, false, '5 goals, inside groups'],
    [10_000, 1_200, false, '10,000 goals, 1,200 in groups'],
  ])('%i goals, %i of them in groups, all levels: %s', (goals, inGroups, areAllLevels, english) => {
    expect(ENGLISH_VIEW.counted({ goals, inGroups, areAllLevels })).toBe(english);
  });

  it.each([
    [1, '1 group not counted'],
    [5, '5 groups not counted'],
  ])('%i groups are not counted', (groups, english) => {
    expect(ENGLISH_VIEW.groups(groups)).toBe(english);
  });
});
