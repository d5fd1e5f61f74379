import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WrittenPeriod, WrittenYear } from '#core/calendar/writtenPeriod.ts';
import { readPeriodHeading } from './periodHeading.ts';

const MARKS = { itself: '', label: 'FY', both: 'both ' } as const;

function yearText(year: WrittenYear | null): string {
  return year === null ? '' : ` ${MARKS[year.by]}${year.year}`;
}

function periodText(period: WrittenPeriod): string {
  switch (period.unit) {
    case 'week':
      return `week ${period.week}${yearText(period.year)}`;
    case 'month':
      return `month ${period.month}${yearText(period.year)}`;
    case 'quarter':
      return `quarter ${period.quarter}${yearText(period.year)}`;
    case 'year':
      return `year${yearText(period.year)}`;
  }
}

function read(heading: string): string | null {
  const found = readPeriodHeading(heading);
  if (found === null) return null;
  return found.figure === null ? periodText(found.period) : `${periodText(found.period)}, ${found.figure}`;
}

describe('the heading of a period is read', () => {
  it.each([
    ['Jan 26', 'month 1 2026'],
    ['Jan. 2026', 'month 1 2026'],
    ["Jan '26", 'month 1 2026'],
    ['Jan’26', 'month 1 2026'],
    ['Jan-26', 'month 1 2026'],
    ['Jan26', 'month 1 2026'],
    ['January, 2026', 'month 1 2026'],
    ['2026 January', 'month 1 2026'],
    ['01/2026', 'month 1 2026'],
    ['1/2026', 'month 1 2026'],
    ['01.2026', 'month 1 2026'],
    ['01-2026', 'month 1 2026'],
    ['2026-01', 'month 1 2026'],
    ['2026/1', 'month 1 2026'],
    ['2026.01', 'month 1 2026'],
    ['2026_01', 'month 1 2026'],
    ['202601', 'month 1 2026'],
    ['202612', 'month 12 2026'],
    ['2026M03', 'month 3 2026'],
    ['2026-M03', 'month 3 2026'],
    ['01/26', 'month 1 2026'],
    ['12/13', null],
    ['13/14', 'year both 2013'],
    ['Jan', 'month 1'],
    ['MAY', 'month 5'],
    ['Jan FY26', 'month 1 FY2026'],
    ['FY26 | Jan 2026', 'month 1 2026'],
    ['2025/26 | Jan', 'month 1 both 2025'],
    ['2026 | Q1 | Jan', 'month 1 2026'],
    ['Q1 FY26', 'quarter 1 FY2026'],
    ['Q1FY26', 'quarter 1 FY2026'],
    ['FY26 Q1', 'quarter 1 FY2026'],
    ['FY26-Q1', 'quarter 1 FY2026'],
    ['FY2026 Q4', 'quarter 4 FY2026'],
    ['1Q26', 'quarter 1 2026'],
    ['4Q 2026', 'quarter 4 2026'],
    ['26Q1', 'quarter 1 2026'],
    ['2026Q1', 'quarter 1 2026'],
    ['2026-Q1', 'quarter 1 2026'],
    ['Q1-26', 'quarter 1 2026'],
    ['Q1', 'quarter 1'],
    ['Quarter 2 2026', 'quarter 2 2026'],
    ['2nd quarter 2026', 'quarter 2 2026'],
    ['Quarter 2 of 2025/26', 'quarter 2 both 2025'],
    ['W41 2026', 'week 41 2026'],
    ['2026-W41', 'week 41 2026'],
    ['2026W01', 'week 1 2026'],
    ['26-W41', 'week 41 2026'],
    ['Week 41', 'week 41'],
    ['CW 53', 'week 53'],
    ['FY26', 'year FY2026'],
    ['FY 2026', 'year FY2026'],
    ["FY'26", 'year FY2026'],
    ['FY25/26', 'year both 2025'],
    ['2025/26', 'year both 2025'],
    ['2025-2026', 'year both 2025'],
    ['2025–26', 'year both 2025'],
    ['25/26', 'year both 2025'],
    ['2011/12', 'year both 2011'],
    ['2011-12', 'month 12 2011'],
    ['1999/2000', 'year both 1999'],
    ['2026', 'year 2026'],
    ['1900', 'year 1900'],
    ['2200', 'year 2200'],
    ['Year 2026', 'year 2026'],
  ])('%s: %s', (heading, period) => {
    expect(read(heading)).toBe(period);
  });

  it.each([
    ['März 2026', 'month 3 2026'],
    ['Mrz 26', 'month 3 2026'],
    ['Jänner 2026', 'month 1 2026'],
    ['1. Quartal 2026', 'quarter 1 2026'],
    ['I. Quartal 2026', 'quarter 1 2026'],
    ['IV. Quartal 2026', 'quarter 4 2026'],
    ['T III 2026', 'quarter 3 2026'],
    ['III. Q. 2026 Ist', 'quarter 3 2026, actual'],
    ['Curso 2024/25', 'year both 2024'],
    ['Studienjahr 2024/25', 'year both 2024'],
    ['Quartal 1/2026', 'quarter 1 2026'],
    ['KW 41/2026', 'week 41 2026'],
    ['41. KW 2026', 'week 41 2026'],
    ['Geschäftsjahr 2025/26', 'year both 2025'],
    ['GJ 26', 'year FY2026'],
    ['janv. 2026', 'month 1 2026'],
    ['Août 26', 'month 8 2026'],
    ['mois d’octobre 2026', 'month 10 2026'],
    ['1er trimestre 2026', 'quarter 1 2026'],
    ['2e trimestre', 'quarter 2'],
    ['3ème trim. 2026', 'quarter 3 2026'],
    ['T1 2026', 'quarter 1 2026'],
    ['S41 2026', 'week 41 2026'],
    ['semaine 3', 'week 3'],
    ['exercice 2026', 'year FY2026'],
    ['enero 2026', 'month 1 2026'],
    ['enero de 2026', 'month 1 2026'],
    ['1.er trimestre', 'quarter 1'],
    ['1.º trimestre de 2026', 'quarter 1 2026'],
    ['3er. trimestre 2026', 'quarter 3 2026'],
    ['1T26', 'quarter 1 2026'],
    ['semana 41', 'week 41'],
    ['sem. 41', 'week 41'],
  ])('in German, French and Spanish: %s: %s', (heading, period) => {
    expect(read(heading)).toBe(period);
  });

  it.each([
    ['Actual Jan 26', 'month 1 2026, actual'],
    ['Jan 26 Target', 'month 1 2026, target'],
    ['Ist März 2026', 'month 3 2026, actual'],
    ['Soll-Wert 03/2026', 'month 3 2026, target'],
    ['Réel janv. 2026', 'month 1 2026, actual'],
    ['T1 2026 (Cible)', 'quarter 1 2026, target'],
    ['Real enero 2026', 'month 1 2026, actual'],
    ['Meta 1T26', 'quarter 1 2026, target'],
    ['2026 | Q1 | Actual', 'quarter 1 2026, actual'],
    ['Plan | 2026 | März', 'month 3 2026, target'],
    ['2026_01_actual', 'month 1 2026, actual'],
    ['2026-W41 target', 'week 41 2026, target'],
    ['Target 2026', 'year 2026, target'],
    ['Target FY26', 'year FY2026, target'],
    ['EOY target 2026', 'year 2026, target'],
    ['Annual target', 'year, target'],
    ['FY Target', 'year, target'],
    ['Jahresziel 2026', 'year 2026, target'],
    ['Target Jan 2026 target', 'month 1 2026, target'],
  ])('with the figure: %s: %s', (heading, said) => {
    expect(read(heading)).toBe(said);
  });

  it.each([
    ['Jan 26 (k€)', 'month 1 2026'],
    ['Jan 26 (€)', 'month 1 2026'],
    ['Q1 2026 [in Mio. EUR] Ist', 'quarter 1 2026, actual'],
    ['Ist 2026 (%)', 'year 2026, actual'],
  ])('without its unit: %s: %s', (heading, said) => {
    expect(read(heading)).toBe(said);
  });

  it.each([
    '',
    ' ',
    '12',
    '1234',
    '1899',
    '2201',
    '202613',
    '202600',
    '0024',
    '2026-13',
    '13/2026',
    '01/02',
    '10/11',
    '13/20',
    '01/05',
    '2014-2016',
    '2026M13',
    'FY24/26',
    'Q5 2026',
    'Q126',
    'W0 2026',
    'W54 2026',
    'S1 2026',
    'S2 2026',
    'FY26 W3',
    'Jan Feb 2026',
    'Jan 2025 2026',
    'Jan 2025 | 2026/27 | 2027/28 Feb',
    'Q1 Q2 2026',
    'W1 W2',
    'Q1 2026 FY26',
    'Target vs actual Jan 26',
    'Forecast Jan 26',
    'Jan 26 (forecast)',
    '2026 | Jan | Variance',
    'Total 2026',
    'YTD 2026',
    'Target',
    'Actual value',
    'FY',
    'Year',
    'title',
    '26 Jan',
    'Target 26 Jan',
    '26',
    'Target 26',
    '5 Jan 2026',
    '05 Jan 2026',
    '31.01.2026',
    '26.02.2026',
    '01/31/2026',
    '2026-01-31',
    '20260131',
    'H1 2026',
    `Jan ${' '.repeat(80)}2026`,
  ])('not from %j', (heading) => {
    expect(read(heading)).toBeNull();
  });

  it.each([
    ['Jan 26', true],
    ['Jan. 26 Actual', true],
    ['01/26', true],
    ["Jan '26", false],
    ['Jan-26', false],
    ['Jan26', false],
    ['Jan 2026', false],
    ['Q1 26', false],
    ['Jan', false],
  ])('%s could be a day as well: %s', (heading, couldBeDay) => {
    expect(readPeriodHeading(heading)?.couldBeDay).toBe(couldBeDay);
  });
});

const QUARTERS = {
  en: ['Q1', '2nd quarter', 'Quarter 3', '4Q'],
  de: ['1. Quartal', 'Q2', 'Quartal 3', '4. Quartal'],
  fr: ['1er trimestre', 'T2', '3e trimestre', '4ème trim.'],
  es: ['1.er trimestre', '2.º trimestre', 'T3', '4T'],
} as const;
const WEEKS = { en: 'Week', de: 'KW', fr: 'Semaine', es: 'Semana' } as const;
const FIGURES = {
  en: ['Target', 'Actual'],
  de: ['Soll', 'Ist'],
  fr: ['Cible', 'Réel'],
  es: ['Meta', 'Real'],
} as const;

const language = fc.constantFrom('en' as const, 'de' as const, 'fr' as const, 'es' as const);
const year = fc.integer({ min: 1970, max: 2068 });

describe('what is written in any of the four languages is read as what was meant', () => {
  it.each(['long', 'short'] as const)('a %s month', (style) => {
    fc.assert(
      fc.property(language, year, fc.integer({ min: 1, max: 12 }), (tag, full, month) => {
        const format = new Intl.DateTimeFormat(tag, { month: style, timeZone: 'UTC' });
        const name = format.format(Date.UTC(full, month - 1, 1));
        const expected = `month ${month} ${full}`;
        expect(read(`${name} ${full}`)).toBe(expected);
        expect(read(`${name} ${String(full).slice(2)}`)).toBe(expected);
        expect(read(`${name.toUpperCase()}-${String(full).slice(2)}`)).toBe(expected);
        expect(read(`${full} | ${name}`)).toBe(expected);
        expect(read(name)).toBe(`month ${month}`);
      }),
    );
  });

  it('a month as numbers', () => {
    fc.assert(
      fc.property(year, fc.integer({ min: 1, max: 12 }), fc.constantFrom('/', '.', '-'), (full, month, mark) => {
        const digits = String(month).padStart(2, '0');
        expect(read(`${digits}${mark}${full}`)).toBe(`month ${month} ${full}`);
        expect(read(`${full}${digits}`)).toBe(`month ${month} ${full}`);
        expect(read(`${full}-${digits}`)).toBe(`month ${month} ${full}`);
      }),
    );
  });

  it('a quarter, with the figure before or behind', () => {
    const cases = fc.tuple(language, year, fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 1 }));
    fc.assert(
      fc.property(cases, ([tag, full, at, figureAt]) => {
        const [quarter, figure] = [QUARTERS[tag][at] ?? '', FIGURES[tag][figureAt] ?? ''];
        const said = figureAt === 0 ? 'target' : 'actual';
        expect(read(`${quarter} ${full} ${figure}`)).toBe(`quarter ${at + 1} ${full}, ${said}`);
        expect(read(`${figure} ${quarter} FY${String(full).slice(2)}`)).toBe(`quarter ${at + 1} FY${full}, ${said}`);
        expect(read(`${full} | ${quarter} | ${figure}`)).toBe(`quarter ${at + 1} ${full}, ${said}`);
      }),
    );
  });

  it('a week', () => {
    fc.assert(
      fc.property(language, year, fc.integer({ min: 1, max: 53 }), (tag, full, week) => {
        expect(read(`${WEEKS[tag]} ${week} ${full}`)).toBe(`week ${week} ${full}`);
        expect(read(`${full}-W${String(week).padStart(2, '0')}`)).toBe(`week ${week} ${full}`);
      }),
    );
  });

  it('a fiscal year', () => {
    fc.assert(
      fc.property(year, (full) => {
        const next = String((full + 1) % 100).padStart(2, '0');
        expect(read(`${full}/${next}`)).toBe(`year both ${full}`);
        expect(read(`FY${String(full).slice(2)}/${next}`)).toBe(`year both ${full}`);
        expect(read(`${full}-${full + 1}`)).toBe(`year both ${full}`);
      }),
    );
  });
});
