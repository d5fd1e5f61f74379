import { describe, expect, it } from 'vitest';
import { currencyOf } from './currencies.ts';
import { isRate, valueTypeOfUnit } from './unit.ts';

describe('the value type of a unit', () => {
  it.each([
    ['%', 'percent'],
    ['% of residents', 'percent'],
    ['Percentage', 'percent'],
    ['Percentatge', 'percent'],
    ['percent', 'percent'],
    ['pct', 'percent'],
    ['Percentage annual variation', 'percent'],
    ['€', 'currency'],
    ['$', 'currency'],
    ['US$', 'currency'],
    ['$M', 'currency'],
    ['EUR', 'currency'],
    ['usd', 'currency'],
    ['Euros', 'currency'],
    ['Euros per night', 'currency'],
    ['dollars', 'currency'],
    ['US dollars', 'currency'],
    ['CHF', 'currency'],
    ['', 'number'],
    ['Total Number', 'number'],
    ['Million euros', 'number'],
    ['k€', 'number'],
    ['T€', 'number'],
    ['M€', 'number'],
    ['TEUR', 'number'],
    ['Kg per 1.000 euros of GVA', 'number'],
    ['Pounds of waste', 'number'],
    ['top', 'number'],
    ['Index (0-100)', 'number'],
    ['µg/m3', 'number'],
  ])('%s is %s', (unit, valueType) => {
    expect(valueTypeOfUnit(unit)).toBe(valueType);
  });

  it.each([
    ['Euros', '€'],
    ['EUR', '€'],
    ['USD million', '$'],
    ['US dollars', '$'],
    ['Canadian dollars', null],
    ['Francs', null],
    ['CHF', 'CHF'],
    ['A$', 'A$'],
  ])('%s is written %s', (unit, sign) => {
    expect(currencyOf(unit)).toEqual({ sign });
  });
});

describe('a rate', () => {
  it.each([
    'Rate per 1.000',
    'Customer Injury Rate',
    'Ratio 80/20',
    'Kg/inhabitant/day',
    'Mean Distance Between Failures',
    'Index (0-3)',
  ])('is named by %s', (text) => {
    expect(isRate(text)).toBe(true);
  });

  it.each(['Total Ridership', 'Number of days', 'Person hours', 'Corporate gifts', 'Operations', 'hm3', ''])(
    'is not named by %j',
    (text) => {
      expect(isRate(text)).toBe(false);
    },
  );
});
