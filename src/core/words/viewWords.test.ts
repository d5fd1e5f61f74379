import { describe, expect, it } from 'vitest';
import { GERMAN_VIEW } from './germanView.ts';
import { ENGLISH_VIEW } from './viewWords.ts';

describe('what a view says it counts', () => {
  it.each([
    [1, 0, false, '1 goal', '1 Ziel'],
    [89, 0, true, '89 goals of all levels', '89 Ziele aller Ebenen'],
    [71, 40, false, '71 goals, 40 in groups', '71 Ziele, davon 40 in Gruppen'],
    [5, 5, false, '5 goals, inside groups', '5 Ziele, in Gruppen'],
    [10_000, 1_200, false, '10,000 goals, 1,200 in groups', '10.000 Ziele, davon 1.200 in Gruppen'],
  ])('%i goals, %i of them in groups, all levels: %s', (goals, inGroups, areAllLevels, english, german) => {
    expect(ENGLISH_VIEW.counted({ goals, inGroups, areAllLevels })).toBe(english);
    expect(GERMAN_VIEW.counted({ goals, inGroups, areAllLevels })).toBe(german);
  });

  it.each([
    [1, '1 group not counted', '1 Gruppe nicht gezählt'],
    [5, '5 groups not counted', '5 Gruppen nicht gezählt'],
  ])('%i groups are not counted', (groups, english, german) => {
    expect(ENGLISH_VIEW.groups(groups)).toBe(english);
    expect(GERMAN_VIEW.groups(groups)).toBe(german);
  });
});
