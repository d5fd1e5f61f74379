import { describe, expect, it } from 'vitest';
import { formatDate, formatPeriod, formatTick } from '#core/format/date.ts';
import { formatFiscalYear } from '#core/format/fiscalYear.ts';
import { formatAxisValue, formatCardValue, formatFullValue, formatPercent } from '#core/format/number.ts';
import { allStatusNames } from '#core/words/statusNames.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { format as words } from './format.ts';
import { explain } from './page/explain.ts';
import { labels } from './page/labels.ts';
import { outlook } from './page/outlook.ts';
import { print } from './page/print.ts';

const MONEY = { valueType: 'currency', currency: '€', unit: '' } as const;
const NUMBER = { valueType: 'number', currency: '€', unit: '' } as const;
const OCTOBER = exampleDay('2026-10-06');
const STYLE = { dateFormat: 'M/D/Y', fiscalDisplay: 'endYear', fiscalStartMonth: 7 } as const;

const NAMES = allStatusNames({ statuses: [] }, labels);

describe('Spanish writes', () => {
  it.each([
    ['four digits without grouping', formatCardValue(4200.5, NUMBER, words), '4200,5'],
    ['five digits in groups', formatFullValue(42_000, NUMBER, words), '42.000'],
    ['thousands', formatCardValue(-12_345, MONEY, words), '-€12,3\u00a0mil'],
    ['millions', formatCardValue(1_250_000, MONEY, words), '€1,3\u00a0M'],
    ['a billion as mil millones', formatCardValue(2_000_000_000, NUMBER, words), '2\u00a0mil\u00a0M'],
    ['more than it can say', formatCardValue(1e18, NUMBER, words), '999.999\u00a0B+'],
    ['money with cents', formatFullValue(1234.5, MONEY, words), '€1234,50'],
    ['a share on an axis', formatAxisValue(0.9, NUMBER, 2, words), '0,90'],
    ['a percent', formatPercent(86, words), '86\u00a0%'],
    ['a missing value', formatPercent(null, words), 'N/D'],
    ['a date in words, the day first', formatDate(OCTOBER, 'M/D/Y', words), '6 oct 2026'],
    ['a week', formatPeriod(OCTOBER, 'weekly', STYLE, words), 'semana del 6 oct 2026'],
    ['a quarter', formatPeriod(OCTOBER, 'quarterly', STYLE, words), 'T2 EF27'],
    ['a tick', formatTick(exampleDay('2026-01-01'), 'monthly', STYLE, words), 'ene'],
    ['a fiscal year', formatFiscalYear(2026, 'bothYears', words), 'EF26/27'],
    ['the whole plan', formatFiscalYear('ALL', 'endYear', words), 'Todo el plan'],
  ])('%s', (_what, text, spanish) => {
    expect(text).toBe(spanish);
  });
});

describe('Spanish explains', () => {
  it.each([
    [
      explain.outlook.eachOf('€28 o menos', { count: 3, frequency: 'monthly' }, '€31'),
      'Con €28 o menos al mes en los 3 meses restantes terminaría en verde; hasta ahora, €31.',
    ],
    [
      explain.outlook.onAverage('8 o más', { count: 1, frequency: 'weekly' }, '7'),
      'Con 8 o más de promedio en la última semana terminaría en verde; hasta ahora, 7.',
    ],
    [
      explain.outlook.turns('semana del 6 oct 2026', '12 o más'),
      'Con 12 o más en la semana del 6 oct 2026 pasaría a verde.',
    ],
    [
      explain.outlook.loses('on_target', NAMES, 'oct 2026', 'baja de 12'),
      'Perdería el estado «En meta» si el valor de oct 2026 baja de 12.',
    ],
    [
      explain.outlook.losesAnyhow('achieved', NAMES, 'oct 2026'),
      'Perdería el estado «Alcanzado» sea cual sea el valor de oct 2026.',
    ],
    [
      explain.origin.periods('sum', { count: 9, frequency: 'monthly' }, 'ene 2026 a sep 2026'),
      'suma de 9 meses, ene 2026 a sep 2026',
    ],
    [explain.notes.missingCount({ count: 4, frequency: 'weekly' }), 'Faltan 4 semanas antes del último dato.'],
    [
      explain.reason.stood('sep 2026', explain.distance.from('14,4\u00a0%', true), false),
      'Al final de sep 2026 estaba 14,4\u00a0% por encima de la meta hasta la fecha.',
    ],
    [explain.progress.joined('En meta', 'En meta', 'en meta, 3 por encima'), 'En meta, 3 por encima'],
    [explain.progress.joined('Crítico', 'Crítico', '3 por detrás de la meta'), 'Crítico, 3 por detrás de la meta'],
  ])('%s', (text, spanish) => {
    expect(text).toBe(spanish);
  });
});

it('Spanish says on which day a value is likely, not up to which', () => {
  const end = { value: '29,5', by: '30 jun 2027' };
  expect(outlook.likelyShort({ ...end, chance: null })).toBe('Probable: 29,5 el 30 jun 2027');
  expect([outlook.likely({ ...end, low: '27', high: '32' })].flat().join('')).toBe(
    'Probable: 29,5 el 30 jun 2027 (8 de cada 10: de 27 a 32).',
  );
});

describe('The summary of a report in Spanish counts', () => {
  it.each([
    [{ good: 0, measured: 0, off: 0, critical: 0 }, 'Ninguno de estos objetivos tiene datos todavía.'],
    [{ good: 0, measured: 1, off: 0, critical: 1 }, 'El único objetivo medido está en estado crítico.'],
    [{ good: 2, measured: 2, off: 0, critical: 0 }, 'Dos de los dos objetivos medidos están en meta o mejor.'],
    [
      { good: 1, measured: 4, off: 1, critical: 2 },
      'Uno de los cuatro objetivos medidos está en meta o mejor. Uno está desviado y dos están en estado crítico.',
    ],
  ])('%j', (counts, sentence) => {
    expect(print.sentence(counts)).toBe(sentence);
  });
});
