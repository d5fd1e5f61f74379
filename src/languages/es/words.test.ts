import { describe, expect, it } from 'vitest';
import { counts } from './counts.ts';

describe('what a view says in Spanish that it counts', () => {
  it.each([
    [0, 0, false, '0 objetivos'],
    [1, 0, false, '1 objetivo'],
    [89, 0, true, '89 objetivos de todos los niveles'],
    [71, 40, false, '71 objetivos, 40 en grupos'],
    [5, 5, false, '5 objetivos, en grupos'],
    [10_000, 1_200, false, '10.000 objetivos, 1200 en grupos'],
  ])('%i goals, %i of them in groups, all levels: %s', (goals, inGroups, areAllLevels, spanish) => {
    expect(counts.counted({ goals, inGroups, areAllLevels })).toBe(spanish);
  });

  it.each([
    [1, '1 grupo sin contar'],
    [5, '5 grupos sin contar'],
  ])('%i groups are not counted', (groups, spanish) => {
    expect(counts.groups(groups)).toBe(spanish);
  });
});
