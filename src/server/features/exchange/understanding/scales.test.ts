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
  ['R$ bi', 1e9, 'R$'],
  ['CHF Mia.', 1e9, 'CHF'],
  ['Mia. CHF', 1e9, 'CHF'],
  ['Bio. €', 1e12, '€'],
  ['bi US$', 1e9, 'US$'],
  ['Mill. Euro', 1e6, 'Euro'],
  ['tis. Kč', 1e3, 'Kč'],
  ['mil. €', 1e6, '€'],
  ['in mil. EUR', 1e6, 'EUR'],
  ['Bio', 1, 'Bio'],
  ['bio', 1, 'bio'],
  ['Bio-Betriebe', 1, 'Bio-Betriebe'],
  ['Mill.-Projekte', 1, 'Mill.-Projekte'],
  ['BI dashboards', 1, 'BI dashboards'],
  ['bio farms', 1, 'bio farms'],
  ['Mill Creek', 1, 'Mill Creek'],
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
  ['Budget in 2024 in £ millions', '£ millions'],
  ['Dépenses en 2024, en millions d’euros', 'millions d’euros'],
  ['Ackerfläche (Bio)', null],
  ['Surface agricole (bio)', null],
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

  it('of `mil. €`, which is a million in most languages and a thousand in some, are asked about', async () => {
    const { result } = await draft(['Service,Unit,Actual 2024', 'Roads,mil. €,84.2', 'Parks,mil. €,1.5']);
    expect(result.questions.find(({ name }) => name === 'scale mil. €')).toMatchObject({
      proposed: 'yes',
      is_assumed: false,
      reason: '“mil. €” says that 1 stands for 1,000,000',
    });
  });

  it.each([
    [
      'of a title, in its own table alone',
      [
        'Budget (in T€),,',
        'Area,Target 2025,Actual 2025',
        'Roads,500,480',
        'Parks,90,80',
        ',,',
        'Investments (in Mio. €),,',
        'Area,Target 2025,Actual 2025',
        'Bridge,3,2',
        'Tunnel,7,5',
        ',,',
        'Staff,,',
        'Area,Target 2025,Actual 2025',
        'Nurses,120,118',
        'Clerks,40,39',
      ],
      { Roads: [500_000, 480_000], Bridge: [3_000_000, 2_000_000], Nurses: [120, 118] },
    ],
    [
      'of a title of the whole sheet, in each of its tables',
      [
        'All figures in £ millions,,',
        ',,',
        'Budget,,',
        'Area,Target 2025,Actual 2025',
        'Roads,5,4',
        'Parks,9,8',
        ',,',
        'Investments,,',
        'Area,Target 2025,Actual 2025',
        'Bridge,3,2',
        'Tunnel,7,5',
      ],
      { Roads: [5_000_000, 4_000_000], Bridge: [3_000_000, 2_000_000] },
    ],
    [
      'of a heading, in its own column alone',
      ['KPI,Target 2025 (T€),Actual 2025 (€)', 'Bridge,500,480000', 'Tunnel,700,650000'],
      { Bridge: [500_000, 480_000] },
    ],
    [
      'of a heading, in a column without a unit too',
      ['KPI,Target 2025 (T€),Actual 2025', 'Bridge,500,480', 'Tunnel,700,650'],
      { Bridge: [500_000, 480_000] },
    ],
  ])('%s', async (_, lines, values) => {
    const { goals } = exportedOf(await draft(lines));
    const found = goals.map(({ title, entries: [entry] }) => [title, [entry?.target, entry?.actual]]);
    expect(Object.fromEntries(found)).toMatchObject(values);
  });
});
