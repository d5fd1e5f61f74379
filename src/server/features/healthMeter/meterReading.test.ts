import { describe, expect, it } from 'vitest';
import type { Language } from '#contract/language.ts';
import { dayOf } from '#core/calendar/date.ts';
import type { StatusDistribution } from '#core/goal/figures.ts';
import { countOf, NO_GOALS } from '#core/rollup/distribution.ts';
import { healthOf } from '#core/rollup/health.ts';
import type { ViewCount } from '#core/view/viewCount.ts';
import { EXAMPLE_PLAN } from '#testing/server/examplePlan.ts';
import { meterReading } from './meterReading.ts';

const today = dayOf(2026, 11, 20);
if (today === null) throw new Error('There is such a day.');
const read = (counts: object, language: Language = 'en') =>
  meterReading(countOfView({ ...NO_GOALS, ...counts }), { plan: EXAMPLE_PLAN, year: 2026, today, language });
const countOfView = (distribution: StatusDistribution): ViewCount => ({
  goals: countOf(distribution),
  distribution,
  health: healthOf(distribution),
});

describe('what a health meter says', () => {
  it.each([
    ['the mean', { achieved: 3, critical: 1 }, 75, 'on_target', 'On Target'],
    ['the mean rounded down', { on_target: 749, critical: 251 }, 74, 'off_target', 'Off Target'],
    ['red below 50', { off_target: 99, critical: 1 }, 49, 'critical', 'Critical'],
    ['no data where nothing is measured', { not_started: 2, deferred: 1 }, null, null, 'No data'],
  ])('is %s', (_, counts, score, status, word) => {
    expect(read(counts)).toMatchObject({ score, status, word: { text: word } });
  });

  it('names plan, year and day, and how many goals it is the mean of', () => {
    expect(read({ on_target: 10, not_started: 2 })).toMatchObject({
      planName: 'City plan',
      year: 'FY26/27',
      detail: '10 of 12 goals measured · Nov 20, 2026',
    });
    expect(read({ on_target: 1 }).detail).toBe('1 of 1 goal measured · Nov 20, 2026');
  });

  it('is a sentence for who cannot see it', () => {
    expect(read({ on_target: 3, critical: 1 }).sentence).toBe(
      'Health of City plan, FY26/27: 75 of 100, On Target; 4 of 4 goals measured · Nov 20, 2026',
    );
    expect(read({}).sentence).toContain(': no data; ');
  });

  it.each([
    ['en', 'Not shown', 'A status filter is set · Nov 20, 2026', 'not shown under a status filter'],
    ['de', 'Nicht gezeigt', 'Nach Status gefiltert · 20. Nov. 2026', 'weil nach Status gefiltert ist'],
    ['fr', 'Non affiché', 'Filtré par statut · 20 nov. 2026', 'sous un filtre de statut'],
    ['es', 'No se muestra', 'Filtrado por estado · 20 nov 2026', 'con un filtro de estado'],
  ] as const)('says under a status filter that it is not shown, in %s', (language, word, detail, sentence) => {
    const count = { ...countOfView({ ...NO_GOALS, critical: 3 }), health: null };
    const reading = meterReading(count, { plan: EXAMPLE_PLAN, year: 2026, today, language });
    expect(reading).toMatchObject({ score: null, status: null, word: { text: word }, detail });
    expect(reading.sentence).toContain(sentence);
  });

  it('is German where it is asked for', () => {
    expect(read({ on_target: 3, off_target: 3 }, 'de')).toMatchObject({ word: { text: 'Im Plan' }, year: 'GJ26/27' });
    expect(read({ off_target: 1 }, 'de').sentence).toBe(
      'Gesamtstand von City plan, GJ26/27: 50 von 100, Abweichend; 1 von 1 Ziel gemessen · 20. Nov. 2026',
    );
    expect(read({}, 'de').word.text).toBe('Keine Daten');
  });

  it('is French and Spanish where it is asked for', () => {
    expect(read({ on_target: 2, off_target: 1 }, 'fr')).toMatchObject({
      year: 'EX26/27',
      detail: '3 objectifs mesurés sur 3 · 20 nov. 2026',
    });
    expect(read({ off_target: 1 }, 'fr').detail).toBe('1 objectif mesuré sur 1 · 20 nov. 2026');
    expect(read({ off_target: 1 }, 'es')).toMatchObject({
      word: { text: 'Desviado' },
      year: 'EF26/27',
      detail: 'Medidos: 1 de 1 objetivo · 20 nov 2026',
    });
  });
});
