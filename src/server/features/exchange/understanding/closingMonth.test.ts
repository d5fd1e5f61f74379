import { describe, expect, it } from 'vitest';
import { draftOffice } from '#testing/server/draftOffice.ts';
import { handmadeWorkbook } from '#testing/server/handmadeWorkbook.ts';

type Rows = Parameters<typeof handmadeWorkbook>[0][number]['rows'];
const HEAD = ['KPI', 'Base FY24', 'Target', 'Actual', 'Due'];
const goals = (due: string): Rows => [
  ['Homes', 10, 14, 9, due],
  ['Trees', 5, 8, 7, due],
  ['Roads', 3, 4, 4, due],
];

async function asked(titles: readonly string[], due: string, sheet = 'Sheet1') {
  const rows: Rows = [...titles.map((title) => [title]), HEAD, ...goals(due)];
  const { result, state } = await draftOffice({ name: 'plan.xlsx', bytes: handmadeWorkbook([{ name: sheet, rows }]) });
  const question = (name: string) => result.questions.find((each) => each.name === name);
  const [month, period] = [question('fiscal_month'), question('period')];
  return {
    month: month?.proposed,
    names: question('year_names')?.proposed,
    period: period?.proposed,
    reason: month?.reason,
    cells: month?.evidence.map(({ text }) => text),
    told: period?.evidence.map(({ text }) => text),
    days: [...state.series.values()].map(({ days }) =>
      new Date((days[0] ?? 0) * 86_400_000).toISOString().slice(0, 10),
    ),
  };
}

describe('a month that closes the fiscal year', () => {
  it('of final figures, beside FY24: they are of FY26, which ends with it', async () => {
    const found = await asked(['Final figures, June 2026', 'Strategic plan adopted July 2025'], '6/30/28');
    expect(found).toMatchObject({ month: '7', names: 'endYear', period: '2025' });
    expect(found.reason).toBe('June closes the year in “Final figures, June 2026”');
    expect(found.cells).toEqual(['Base FY24', 'Final figures, June 2026', 'Strategic plan adopted July 2025']);
    expect(found.told).toEqual(['Target', 'Actual', 'Final figures, June 2026']);
    expect(found.days).toEqual(['2025-07-01', '2025-07-01', '2025-07-01']);
  });

  it.each([
    ['a sheet called so', ['Scorecard, June 2026'], '', 'Year end', '7'],
    ['due days on its last', ['Scorecard, June 2026'], '6/30/28', 'Sheet1', '7'],
    ['due days alone', ['Scorecard'], '9/30/28', 'Sheet1', '10'],
    ['the month after it in another title', ['Results June 2026', 'Adopted July 2025'], '', 'Sheet1', '7'],
    ['days of several months', ['Scorecard'], '6/15/28', 'Sheet1', '1'],
    ['a month of which nothing says that it closes', ['Monthly report, March 2026'], '', 'Sheet1', '1'],
    ['December', ['Final figures, December 2026'], '12/31/28', 'Sheet1', '1'],
  ])('%s', async (_, titles, due, sheet, month) => {
    expect((await asked(titles, due, sheet)).month).toBe(month);
  });

  it('leaves a month that is only reported a month', async () => {
    expect((await asked(['Monthly report, March 2026'], '')).period).toBe('2026-03');
  });

  it('with due days says why', async () => {
    expect((await asked(['Scorecard'], '9/30/28')).reason).toBe('days in the file are the last of September');
  });
});
