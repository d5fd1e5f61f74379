import { describe, expect, it } from 'vitest';
import { NO_GOALS } from '#core/rollup/distribution.ts';
import { healthOf } from '#core/rollup/healthMeter.ts';
import { viewSentences } from './viewSentences.ts';

const COUNT = {
  goals: 3,
  groups: 0,
  inGroups: 0,
  areAllLevels: true,
  health: healthOf({ ...NO_GOALS, on_target: 3 }),
};

describe('the mail with a report says how many goals on target are likely to miss', () => {
  it.each([
    ['en', 1, '1 of those on target or better is likely to miss the year’s target.'],
    ['en', 2, '2 of those on target or better are likely to miss the year’s target.'],
    ['de', 1, '1 der Ziele im Plan oder besser verfehlt das Jahresziel voraussichtlich.'],
    ['de', 2, '2 der Ziele im Plan oder besser verfehlen das Jahresziel voraussichtlich.'],
    ['fr', 1, '1 des objectifs dans la cible ou mieux manquera probablement la cible de l’année.'],
    ['fr', 2, '2 des objectifs dans la cible ou mieux manqueront probablement la cible de l’année.'],
    ['es', 1, '1 de los que están en meta o mejor probablemente no alcanzará la meta anual.'],
    ['es', 2, '2 de los que están en meta o mejor probablemente no alcanzarán la meta anual.'],
  ] as const)('in %s: %i', (language, atRisk, sentence) => {
    expect(viewSentences({ ...COUNT, atRisk }, language).at(-1)).toBe(sentence);
  });

  it('and nothing where none is', () => {
    expect(viewSentences({ ...COUNT, atRisk: 0 }, 'en')).toHaveLength(2);
  });
});
