import { describe, expect, it } from 'vitest';
import { draftOffice, exportedOf } from '#testing/server/draftOffice.ts';
import { scaleOfTitles } from './scaleOfTitles.ts';
import { scaledUnit } from './scales.ts';

it.each([
  ['millions', 1e6, ''],
  ['in thousands', 1e3, ''],
  ['en milliers', 1e3, ''],
  ['en milliers d’euros', 1e3, 'euros'],
  ['$M', 1e6, '$'],
  ['£m', 1e6, '£'],
  ['£ millions', 1e6, '£'],
  ['US$ millions', 1e6, 'US$'],
  ['Mio. €', 1e6, '€'],
  ['T€', 1e3, '€'],
  ["£'000", 1e3, '£'],
  ['000s', 1e3, ''],
  ['mil. Kč', 1e6, 'Kč'],
  ['R$ mil', 1e3, 'R$'],
  ['tys. zł', 1e3, 'zł'],
  ['千円', 1e3, '円'],
  ['km', 1, 'km'],
  ['k', 1, 'k'],
  ['M', 1, 'M'],
])('a unit “%s” multiplies by %d and leaves “%s”', (unit, scale, rest) => {
  expect(scaledUnit(unit)).toEqual({ scale, unit: rest });
});

it.each([
  ['All figures in £ millions', '£ millions'],
  ['Budget outturn (in thousands)', 'in thousands'],
  ['Tableau de bord (en milliers d’euros)', 'en milliers d’euros'],
  ['Angaben in Mio. €', 'Mio. €'],
  ['Valores em R$ mil', 'R$ mil'],
  ['（単位：千円）', '千円'],
  ['Investing in thousands of lives', null],
  ['Report of the year 2024', null],
  ['Homes in millions of places', null],
])('the title “%s” says %s', (title, said) => {
  expect(scaleOfTitles([title])).toBe(said);
});

describe('figures in millions', () => {
  const draft = (lines: readonly string[], answers: Readonly<Record<string, string>> = {}) =>
    draftOffice({ name: 'plan.csv', bytes: new TextEncoder().encode(lines.join('\n')) }, { answers });
  const OF_TITLE = [
    'All figures in £ millions,,',
    'Service,Budget 2024,Actual 2024',
    'Roads,84.2,88.9',
    'Late buses,2.9%,3.1%',
  ];

  it('of a title are asked about; as they stand where somebody says so; shares never are', async () => {
    const { result } = await draft(OF_TITLE);
    expect(result.questions.find(({ name }) => name === 'scale £ millions')).toMatchObject({
      kind: 'unit',
      about: '£ millions',
      proposed: 'yes',
      is_assumed: false,
      reason: '“£ millions” says that 1 stands for 1,000,000',
    });
    const figures = async (answers = {}) =>
      exportedOf(await draft(OF_TITLE, answers)).goals.map(({ value_type, entries: [entry] }) => [
        value_type,
        entry?.target,
        entry?.actual,
      ]);
    expect(await figures()).toEqual([
      ['currency', 84_200_000, 88_900_000],
      ['percent', 2.9, 3.1],
    ]);
    expect(await figures({ 'scale £ millions': 'no' })).toEqual([
      ['currency', 84.2, 88.9],
      ['percent', 2.9, 3.1],
    ]);
  });

  it.each([
    ['in the heading', ['Service,Actual 2024 ($M)', 'Roads,84.2', 'Parks,1.5'], 84_200_000],
    ['in the title of a goal', ['Service,Actual 2024', 'Water treated (millions),84.2', 'Pipes,15'], 84_200_000],
    ['in a column of units', ['Service,Unit,Actual 2024', 'Roads,Mio. €,"84,2"', 'Parks,Mio. €,"1,5"'], 84_200_000],
  ])('%s are multiplied, which is listed and can be answered', async (_, lines, value) => {
    const read = await draft(lines);
    expect(exportedOf(read).goals[0]?.entries[0]?.actual).toBe(value);
    const question = read.result.questions.find(({ name }) => name.startsWith('scale '));
    expect(question).toMatchObject({ kind: 'unit', is_assumed: true });
    const kept = await draft(lines, { [question?.name ?? '']: 'no' });
    expect(exportedOf(kept).goals[0]?.entries[0]?.actual).toBe(84.2);
  });
});
