import { describe, expect, it } from 'vitest';
import { formatDate, formatPeriod, formatTick } from '#core/format/date.ts';
import { formatDistance } from '#core/format/difference.ts';
import { formatFiscalYear } from '#core/format/fiscalYear.ts';
import { formatAxisValue, formatCardValue, formatFullValue, formatPercent } from '#core/format/number.ts';
import { allStatusNames } from '#core/words/statusNames.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { counts } from './counts.ts';
import { format as words } from './format.ts';
import { explain } from './page/explain.ts';
import { labels } from './page/labels.ts';
import { outlook } from './page/outlook.ts';

const MONEY = { valueType: 'currency', currency: '€', unit: '' } as const;
const PERCENT = { valueType: 'percent', currency: '$', unit: '' } as const;
const NUMBER = { valueType: 'number', currency: '€', unit: '' } as const;
const OCTOBER = exampleDay('2026-10-06');
const STYLE = { dateFormat: 'M/D/Y', fiscalDisplay: 'endYear', fiscalStartMonth: 7 } as const;

const NAMES = allStatusNames({ statuses: [] }, labels);

describe('German writes', () => {
  it.each([
    ['a number with a decimal comma', formatCardValue(1234.5, NUMBER, words), '1.234,5'],
    ['thousands', formatCardValue(-12_345, MONEY, words), '-12,3k\u00a0€'],
    ['millions', formatCardValue(1_250_000, MONEY, words), '1,3\u202fMio.\u00a0€'],
    ['a billion as a Milliarde', formatCardValue(2_000_000_000, NUMBER, words), '2\u202fMrd.'],
    ['more than it can say', formatCardValue(1e18, NUMBER, words), '999.999\u202fBio.+'],
    ['money with cents', formatFullValue(1234.5, MONEY, words), '1.234,50\u00a0€'],
    ['money without cents', formatFullValue(1234, MONEY, words), '1.234\u00a0€'],
    ['a share on an axis', formatAxisValue(0.9, NUMBER, 2, words), '0,90'],
    ['a percent', formatPercent(86, words), '86\u202f%'],
    ['a missing value', formatPercent(null, words), 'k. A.'],
    ['a date in words, the day first', formatDate(OCTOBER, 'M/D/Y', words), '6. Okt. 2026'],
    ['a week', formatPeriod(OCTOBER, 'weekly', STYLE, words), 'Woche ab 6. Okt. 2026'],
    ['a quarter', formatPeriod(OCTOBER, 'quarterly', STYLE, words), 'Q2 GJ27'],
    ['a tick', formatTick(exampleDay('2026-03-01'), 'monthly', STYLE, words), 'März'],
    ['a fiscal year', formatFiscalYear(2026, 'bothYears', words), 'GJ26/27'],
    ['a distance of percents', formatDistance(-2, PERCENT, words), '2,0 Prozentpunkte'],
    ['the whole plan', formatFiscalYear('ALL', 'endYear', words), 'Gesamter Plan'],
  ])('%s', (_what, text, german) => {
    expect(text).toBe(german);
  });
});

describe('German explains', () => {
  it.each([
    [
      explain.outlook.eachOf('höchstens €28', { count: 3, frequency: 'monthly' }, '€31'),
      'Mit höchstens €28 je Monat in den übrigen 3 Monaten wäre es am Ende grün; bisher €31.',
    ],
    [
      explain.outlook.onAverage('mindestens 8', { count: 1, frequency: 'weekly' }, '7'),
      'Mit mindestens 8 im Mittel in der letzten Woche wäre es am Ende grün; bisher 7.',
    ],
    [
      explain.outlook.loses('on_target', NAMES, 'Okt 2026', 'unter 12 fällt'),
      'Es verliert den Status „Im Plan“, wenn Okt 2026 unter 12 fällt.',
    ],
    [
      explain.outlook.losesAnyhow('achieved', NAMES, 'Okt 2026'),
      'Es verliert den Status „Erreicht“, wie auch immer Okt 2026 ausfällt.',
    ],
    [
      explain.origin.periods('sum', { count: 9, frequency: 'monthly' }, 'Jan 2026 bis Sep 2026'),
      'Summe aus 9 Monaten, Jan 2026 bis Sep 2026',
    ],
    [explain.notes.missingCount({ count: 4, frequency: 'weekly' }), 'Vor dem letzten Wert fehlen 4 Wochen.'],
    [
      explain.reason.stood('Sep 2026', '14,4 % über', false),
      'Am Ende von Sep 2026 lag es 14,4 % über dem Ziel bis heute.',
    ],
    [explain.progress.joined('Im Plan', 'Im Plan', 'im Plan, 3 darüber'), 'Im Plan, 3 darüber'],
    [explain.progress.joined('Kritisch', 'Kritisch', '3 hinter dem Ziel'), 'Kritisch, 3 hinter dem Ziel'],
  ])('%s', (text, german) => {
    expect(text).toBe(german);
  });
});

it('German says on which day a value is likely, not up to which', () => {
  const end = { value: '29,5', by: '30. Jun 2027' };
  expect(outlook.likelyShort({ ...end, chance: null })).toBe('Voraussichtlich 29,5 zum 30. Jun 2027');
  expect([outlook.likely({ ...end, low: '27', high: '32' })].flat().join('')).toBe(
    'Voraussichtlich 29,5 zum 30. Jun 2027 (8 von 10: 27 bis 32).',
  );
});

it.each([
  [1, '1 Ziel'],
  [10_000, '10.000 Ziele'],
])('a view says in German that it counts %i goals', (goals, german) => {
  expect(counts.counted(goals)).toBe(german);
});
