import { describe, expect, it } from 'vitest';
import { unitInHeading } from './unitInHeading.ts';

describe('the unit in brackets of a heading', () => {
  it.each([
    ['Cost (k€)', 'k€', 'Cost'],
    ['Actual (days)', 'days', 'Actual'],
    ['Cost [t CO2]', 't CO2', 'Cost'],
    ['Ist (in Mio. EUR) 2026', 'Mio. EUR', 'Ist 2026'],
    ['Ausgaben (T€)', 'T€', 'Ausgaben'],
    ['Anteil (%)', '%', 'Anteil'],
    ['Wärme (kWh/m²)', 'kWh/m²', 'Wärme'],
    ['Unfälle (Anzahl pro 1.000 Einwohner)', 'Anzahl pro 1.000 Einwohner', 'Unfälle'],
    ['Délai (jours)', 'jours', 'Délai'],
    ['Plazo (días) | 2026', 'días', 'Plazo | 2026'],
    ['2026 (Stück)', 'Stück', '2026'],
    ['Target (new) (h)', 'h', 'Target (new)'],
  ])('%s is %s', (heading, unit, rest) => {
    expect(unitInHeading(heading)).toEqual({ unit, rest });
  });

  it.each([
    'Cost',
    'Actual (forecast)',
    'Ist (vorläufig)',
    'Actual (2025)',
    'Jan 2026 (Prognose)',
    'Actual (YTD)',
    'Ziel ()',
    'Status (R/A/G)',
    'Ist (1000)',
    `${'x'.repeat(120)} (h)`,
  ])('%s has none', (heading) => {
    expect(unitInHeading(heading)).toBeNull();
  });
});
