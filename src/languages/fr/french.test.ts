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

describe('French writes', () => {
  it.each([
    ['a number with a decimal comma', formatCardValue(1234.5, NUMBER, words), '1\u202f234,5'],
    ['thousands', formatCardValue(-12_345, MONEY, words), '-12,3\u202fk\u00a0€'],
    ['millions', formatCardValue(1_250_000, MONEY, words), '1,3\u202fM\u00a0€'],
    ['a billion as a milliard', formatCardValue(2_000_000_000, NUMBER, words), '2\u202fMd'],
    ['more than it can say', formatCardValue(1e18, NUMBER, words), '999\u202f999\u202fBn+'],
    ['money with cents', formatFullValue(1234.5, MONEY, words), '1\u202f234,50\u00a0€'],
    ['money without cents', formatFullValue(1234, MONEY, words), '1\u202f234\u00a0€'],
    ['a share on an axis', formatAxisValue(0.9, NUMBER, 2, words), '0,90'],
    ['a percent', formatPercent(86, words), '86\u202f%'],
    ['a missing value', formatPercent(null, words), 'n.d.'],
    ['a date in words, the day first', formatDate(OCTOBER, 'M/D/Y', words), '6 oct. 2026'],
    ['the first of a month', formatDate(exampleDay('2026-10-01'), 'D/M/Y', words), '1er oct. 2026'],
    ['a week', formatPeriod(OCTOBER, 'weekly', STYLE, words), 'Semaine du 6 oct. 2026'],
    ['a quarter', formatPeriod(OCTOBER, 'quarterly', STYLE, words), 'T2 EX27'],
    ['a tick', formatTick(exampleDay('2026-03-01'), 'monthly', STYLE, words), 'mars'],
    ['a fiscal year', formatFiscalYear(2026, 'bothYears', words), 'EX26/27'],
    ['the whole plan', formatFiscalYear('ALL', 'endYear', words), 'Plan entier'],
  ])('%s', (_what, text, french) => {
    expect(text).toBe(french);
  });
});

describe('French explains', () => {
  it.each([
    [
      explain.outlook.eachOf('au plus €28', { count: 3, frequency: 'monthly' }, '€31'),
      'Il finirait au vert avec au plus €28 par mois sur les 3 mois restants\u202f; jusqu’ici €31.',
    ],
    [
      explain.outlook.onAverage('au moins 8', { count: 1, frequency: 'weekly' }, '7'),
      'Il finirait au vert avec au moins 8 en moyenne sur la dernière semaine\u202f; jusqu’ici 7.',
    ],
    [
      explain.outlook.loses('on_target', NAMES, 'oct 2026', 'passe sous 12'),
      'Il perd le statut «\u00a0Dans la cible\u00a0» si la valeur pour oct 2026 passe sous 12.',
    ],
    [
      explain.outlook.losesAnyhow('achieved', NAMES, 'oct 2026'),
      'Il perd le statut «\u00a0Atteint\u00a0», quelle que soit la valeur pour oct 2026.',
    ],
    [
      explain.outlook.turns('Semaine du 6 oct. 2026', 'au moins 3'),
      'Semaine du 6 oct. 2026\u00a0: il faut au moins 3 pour passer au vert.',
    ],
    [
      explain.origin.periods('sum', { count: 9, frequency: 'monthly' }, 'jan 2026 à sep 2026'),
      'somme de 9 mois, jan 2026 à sep 2026',
    ],
    [explain.notes.missingCount({ count: 4, frequency: 'weekly' }), 'Avant la dernière valeur, il manque 4 semaines.'],
    [
      explain.reason.stood('sep 2026', '14,4\u202f% au-dessus de', false),
      'À fin sep 2026, il se situait 14,4\u202f% au-dessus de la cible à date.',
    ],
    [
      explain.reason.stood('la semaine du 6 oct 2026', 'exactement sur', false),
      'À la semaine du 6 oct 2026, il se situait exactement sur la cible à date.',
    ],
    [
      explain.progress.joined('Dans la cible', 'Dans la cible', 'dans la cible, 3 au-dessus'),
      'Dans la cible, 3 au-dessus',
    ],
    [explain.progress.joined('Critique', 'Critique', '3 de retard sur la cible'), 'Critique, 3 de retard sur la cible'],
  ])('%s', (text, french) => {
    expect(text).toBe(french);
  });
});

it('French says on which day a value is likely', () => {
  const end = { value: '29,5', by: '30 jun 2027' };
  expect(outlook.likelyShort({ ...end, chance: null })).toBe('Probable\u00a0: 29,5 au 30 jun 2027');
  expect([outlook.likely({ ...end, low: '27', high: '32' })].flat().join('')).toBe(
    'Probable\u00a0: 29,5 au 30 jun 2027 (8 cas sur 10\u00a0: de 27 à 32).',
  );
});

describe('The summary of a report in French', () => {
  it.each([
    [
      { good: 2, measured: 5, off: 1, critical: 2 },
      'Sur cinq objectifs mesurés, deux sont dans la cible ou mieux. Un est hors cible, deux sont critiques.',
    ],
    [{ good: 1, measured: 1, off: 0, critical: 0 }, 'Sur un objectif mesuré, un est dans la cible ou mieux.'],
    [
      { good: 0, measured: 1, off: 0, critical: 1 },
      'Sur un objectif mesuré, aucun n’est dans la cible ou mieux. Un est critique.',
    ],
    [{ good: 0, measured: 0, off: 0, critical: 0 }, 'Aucun de ces objectifs n’a encore de valeurs.'],
  ])('of %o', (counts, french) => {
    expect(print.sentence(counts)).toBe(french);
  });
});
