import { describe, expect, it } from 'vitest';
import { formatIsoDate } from '#core/calendar/date.ts';
import { findPeriod, readPeriodCell, spanWord } from './findPeriod.ts';
import { type FoundPeriod, firstDayOf } from './foundPeriod.ts';

const CALENDAR = { fiscalStartMonth: 1, fiscalDisplay: 'fullYear' } as const;
const JULY = { fiscalStartMonth: 7, fiscalDisplay: 'endYear' } as const;

const start = (period: FoundPeriod | undefined, naming: typeof CALENDAR | typeof JULY) => {
  const day = period === undefined ? null : firstDayOf(period, naming);
  return day === null ? null : `${period?.unit} ${formatIsoDate(day)}`;
};

describe('a period in a heading', () => {
  it.each([
    ['T1. PLANEADO 2025', 'quarter 2025-01-01', 'PLANEADO'],
    ['T.4 EJECUTADO 2025', 'quarter 2025-10-01', 'EJECUTADO'],
    ['Meta 1.er trimestre 2026', 'quarter 2026-01-01', 'Meta'],
    ['22-23 Target', 'year 2022-01-01', 'Target'],
    ['y1_2026_27', 'year 2026-01-01', ''],
    ['actual2023', 'year 2023-01-01', 'actual'],
    ['Ergebnis 2018', 'year 2018-01-01', 'Ergebnis'],
    ['目標値（令和7年度）', 'year 2025-01-01', '目標値'],
    ['2025年1月', 'month 2025-01-01', ''],
    ['Jan-26', 'month 2026-01-01', ''],
    ['2026-10', 'month 2026-10-01', ''],
    ['WS 2023/24', 'term 2023-10-01', ''],
    ['SoSe 2025', 'term 2025-04-01', ''],
    ['Baseline (2020)', 'year 2020-01-01', 'Baseline'],
    ['2025¹', 'year 2025-01-01', ''],
    ['Στόχος 2025', 'year 2025-01-01', 'Στόχος'],
    ['План 2025', 'year 2025-01-01', 'План'],
    ['KW 41/2026', 'week 2026-10-05', ''],
    ['R6実績', 'year 2024-01-01', '実績'],
    ['目標値（R9）', 'year 2027-01-01', '目標値'],
    ['2023년 목표', 'year 2023-01-01', '목표'],
    ['2024년 2분기', 'quarter 2024-04-01', ''],
    ['المستهدف ٢٠٢٤', 'year 2024-01-01', 'المستهدف'],
    ['2023 год | план', 'year 2023-01-01', 'план'],
    ['II кв. 2024', 'quarter 2024-04-01', ''],
    ['I półrocze 2024', 'half 2024-01-01', ''],
    ['2º semestre de 2026', 'half 2026-07-01', ''],
    ["Β' τρίμηνο 2024", 'quarter 2024-04-01', ''],
    ['Resultado 2024 (até set)', 'year 2024-01-01', 'Resultado'],
    ['2024M03', 'month 2024-03-01', ''],
    ['31.12.2024', 'day 2024-12-31', ''],
    ['indicadores.metas.2024', 'year 2024-01-01', 'indicadores.metas'],
  ])('%s', (heading, period, rest) => {
    const found = findPeriod(heading);
    expect([start(found?.period, CALENDAR), found?.rest]).toEqual([period, rest]);
  });

  it.each([
    ['FY26 Target', 'year 2025-07-01'],
    ['Q1 FY26', 'quarter 2025-07-01'],
    ['Q3 FY26', 'quarter 2026-01-01'],
    ['FY24/25 Target', 'year 2024-07-01'],
  ])('%s, in years that start in July and are named by their end', (heading, period) => {
    expect(start(findPeriod(heading)?.period, JULY)).toBe(period);
  });

  it.each(['Target', 'Start', 'YTD', '% of target', 'Wert', 'r2 value', 'R5'])('%s has none', (heading) => {
    expect(findPeriod(heading)).toBeNull();
  });
});

it.each([
  ['2025 (au 15/12)', 'year 2025-01-01'],
  ['2024-03-28', 'day 2024-03-28'],
  ['2026-03', 'month 2026-03-01'],
  ['30.09.2024', 'day 2024-09-30'],
  ['202603', 'month 2026-03-01'],
])('the cell %s of a column of periods', (cell, period) => {
  expect(start(readPeriodCell(cell, 'D/M/Y') ?? undefined, CALENDAR)).toBe(period);
});

it.each([
  ['Monthly target', 'month'],
  ['Target/yr', 'year'],
  ['Annual Target', 'year'],
  ['Target', null],
])('%s holds for each %s', (heading, span) => {
  expect(spanWord(heading)).toBe(span);
});
