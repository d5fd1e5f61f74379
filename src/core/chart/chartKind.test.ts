import { expect, it } from 'vitest';
import { type ChartedFigures, chartKindOf } from './chartKind.ts';

const PERCENT: ChartedFigures = {
  valueType: 'percent',
  isEndOfYear100: false,
  year: 2025,
  eoyTarget: 100,
  allTarget: 80,
};

it.each<[string, Partial<ChartedFigures>, string]>([
  ['a percent goal with a year-end target of 100', {}, 'circle'],
  ['a year-end target just below 100', { eoyTarget: 99.99 }, 'line'],
  ['a year-end target above 100', { eoyTarget: 101 }, 'line'],
  ['no year-end target', { eoyTarget: null }, 'line'],
  ['for ALL a whole-life target of 80', { year: 'ALL' }, 'line'],
  ['for ALL a whole-life target of 100', { year: 'ALL', allTarget: 100, eoyTarget: 80 }, 'circle'],
  ['for a year a whole-life target of 100', { allTarget: 100, eoyTarget: 80 }, 'line'],
  ['a number goal with a target of 100', { valueType: 'number' }, 'line'],
  ['a currency goal with a target of 100', { valueType: 'currency' }, 'line'],
  ['end of year 100%, whatever the rest', { valueType: 'number', eoyTarget: null, isEndOfYear100: true }, 'circle'],
])('%s is drawn as its kind says', (_case, difference, kind) => {
  expect(chartKindOf({ ...PERCENT, ...difference })).toBe(kind);
});
