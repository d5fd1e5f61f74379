import { describe, expect, it } from 'vitest';
import { NO_PLAN_WORDS } from '#core/plan/planWords.ts';
import { NO_GOALS } from '#core/rollup/distribution.ts';
import { healthOf } from '#core/rollup/health.ts';
import { viewSentences } from './viewSentences.ts';

const DISTRIBUTION = { ...NO_GOALS, on_target: 3 };
const COUNT = { goals: 3, distribution: DISTRIBUTION, health: healthOf(DISTRIBUTION) };

it('a mail of chosen statuses says how many goals they are, and no health', () => {
  const count = { ...COUNT, health: null, atRisk: 0 };
  expect(viewSentences(count, { plan: NO_PLAN_WORDS, language: 'en' })).toEqual(['It counts 3 goals.']);
});

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
    expect(viewSentences({ ...COUNT, atRisk }, { plan: NO_PLAN_WORDS, language }).at(-1)).toBe(sentence);
  });

  it('and nothing where none is', () => {
    expect(viewSentences({ ...COUNT, atRisk: 0 }, { plan: NO_PLAN_WORDS, language: 'en' })).toHaveLength(2);
  });
});

describe('the mail of a plan that names its statuses', () => {
  const plan = { statuses: [{ code: 'on_target', name: 'On track' }] };

  it.each([
    ['en', 'Of 3 measured goals: 3 “On track”. Health: 100 of 100.'],
    ['de', 'Von 3 gemessenen Zielen: 3 „On track“. Gesamtstand: 100 von 100.'],
    ['fr', 'Sur 3 objectifs mesurés\u00a0: 3 «\u00a0On track\u00a0». État global\u00a0: 100 sur 100.'],
    ['es', 'De 3 objetivos medidos: 3 «On track». Salud: 100 sobre 100.'],
  ] as const)('says them in quotes, without an ending, in %s', (language, sentence) => {
    expect(viewSentences({ ...COUNT, atRisk: 0 }, { plan, language })[1]).toBe(sentence);
  });

  it('says which are likely to miss', () => {
    expect(viewSentences({ ...COUNT, atRisk: 1 }, { plan, language: 'en' }).at(-1)).toBe(
      '1 of 3 goals with status “Achieved” or “On track” is likely to miss the year’s target.',
    );
  });
});
