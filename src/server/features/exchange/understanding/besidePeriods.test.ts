import { describe, expect, it } from 'vitest';
import { draftOffice } from '#testing/server/draftOffice.ts';
import { workbookOf } from '#testing/server/exampleWorkbook.ts';

const MONTHS = 'Jan 2026,Feb 2026,Mar 2026';
const csv = async (lines: readonly string[], answers: Readonly<Record<string, string>> = {}) =>
  draftOffice({ name: 'kpi.csv', bytes: new TextEncoder().encode(`${lines.join('\n')}\n`) }, { answers });
const functionsIn = ({ state }: Awaited<ReturnType<typeof csv>>) => state.goals.map(({ aggregation }) => aggregation);
const said = ({ result }: Awaited<ReturnType<typeof csv>>, name: string) =>
  result.questions.find((question) => question.name === name);

describe('a column beside months', () => {
  it.each([
    ['Average', '50', 'average'],
    ['Avg 2026', '50.0', 'average'],
    ['YTD average', '50', 'average'],
    ['Mittelwert', '50', 'average'],
    ['Ø', '50', 'average'],
    ['Durchschnitt', '50', 'average'],
    ['Jahresdurchschnitt', '50', 'average'],
    ['Moyenne', '50', 'average'],
    ['Moyenne annuelle', '50', 'average'],
    ['Promedio', '50', 'average'],
    ['Média', '50', 'average'],
    ['Gemiddelde', '50', 'average'],
    ['Total', '150', 'sum'],
    ['Summe', '150', 'sum'],
    ['Total 2026', '150', 'sum'],
    ['Latest', '54', 'current'],
    ['2026 Actual', '50', 'average'],
    ['2026 Actual', '54', 'current'],
    ['2026 Actual', '150', 'sum'],
  ])('called %s, with %s, says how months become one figure', async (heading, figure, aggregation) => {
    const draft = await csv([`KPI,${MONTHS},${heading}`, `Headcount,47,49,54,${figure}`]);
    expect(functionsIn(draft)).toEqual([aggregation]);
    expect(said(draft, 'function Headcount')?.reason).toMatch(/^“.+” is the (average|sum|last) of its periods$/);
    expect(said(draft, 'function')).toBeUndefined();
  });

  it.each([
    ['is rounded', '47,49,55', '50.3'],
    ['is of the months that are filled', '47,,55', '51'],
  ])('%s', async (_, months, figure) => {
    expect(functionsIn(await csv([`KPI,${MONTHS},Average`, `Headcount,${months},${figure}`]))).toEqual(['average']);
  });

  it('of percents is their average, which nothing else says', async () => {
    const draft = await csv([`KPI,${MONTHS},Average`, 'Desks in use,61%,64%,67%,64%']);
    expect(functionsIn(draft)).toEqual(['average']);
  });

  it('that sums percents up is not believed', async () => {
    expect(functionsIn(await csv([`KPI,${MONTHS},Total`, 'Desks in use,61%,64%,67%,192%']))).toEqual(['current']);
  });

  it('of each year is of its own months', async () => {
    const heading = 'KPI,Nov 2025,Dec 2025,Average 2025,Jan 2026,Feb 2026,Average 2026';
    expect(functionsIn(await csv([heading, 'Headcount,40,42,41,50,60,55']))).toEqual(['average']);
  });

  it('says nothing of goals that are reported once a year', async () => {
    const draft = await csv(['KPI,2023,2024,2025,Average', 'Headcount,47,49,54,50']);
    expect(functionsIn(draft)).toEqual(['current']);
  });

  it('is each row’s own: a stock has an average where a flow has a total', async () => {
    const draft = await csv([`KPI,${MONTHS},Year`, 'Headcount,47,49,54,50', 'New hires,2,4,5,11']);
    expect(functionsIn(draft)).toEqual(['average', 'sum']);
  });
});

describe('a formula beside months', () => {
  const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const number = (value: number) => `<c><v>${value}</v></c>`;
  const rows = (headings: readonly string[], goals: readonly (readonly [string, readonly number[], string])[]) =>
    [
      `<row>${headings.map(text).join('')}</row>`,
      ...goals.map(([title, months, beside]) => `<row>${text(title)}${months.map(number).join('')}${beside}</row>`),
    ].join('');
  const xlsx = (content: string) =>
    draftOffice({ name: 'kpi.xlsx', bytes: new Uint8Array(workbookOf({ sheets: { KPI: content } })) });
  const headings = (last: string) => ['KPI', 'Jan 2026', 'Feb 2026', 'Mar 2026', last];

  it.each([
    ['AVERAGE(B2:D2)', 'average'],
    ['ROUND(AVERAGE(B2:D2),0)', 'average'],
    ['SUM(B2:D2)', 'sum'],
  ])('%s says it where all months are the same', async (formula, aggregation) => {
    const value = aggregation === 'sum' ? 150 : 50;
    const cell = `<c><f>${formula}</f><v>${value}</v></c>`;
    const draft = await xlsx(rows(headings('2026 figure'), [['Headcount', [50, 50, 50], cell]]));
    expect(functionsIn(draft)).toEqual([aggregation]);
  });

  it('says it of each cell that shares it', async () => {
    const first = '<c><f t="shared" ref="E2:E3" si="0">AVERAGE(B2:D2)</f><v>50</v></c>';
    const next = '<c><f t="shared" si="0"/><v>7</v></c>';
    const draft = await xlsx(
      rows(headings('Year'), [
        ['Headcount', [50, 50, 50], first],
        ['Sites', [7, 7, 7], next],
      ]),
    );
    expect(functionsIn(draft)).toEqual(['average', 'average']);
  });
});

describe('a row below months', () => {
  it('says it of each column', async () => {
    const draft = await csv([
      'Month,Headcount,Desks',
      '2026-01,47,10',
      '2026-02,49,11',
      '2026-03,54,15',
      'Average,50,12',
    ]);
    expect(functionsIn(draft)).toEqual(['average', 'average']);
  });
});

describe('what does not agree is asked', () => {
  it.each([
    [
      'a heading and its figures',
      [`KPI,${MONTHS},Average`, 'Headcount,47,49,54,150'],
      'sum',
      /“Average” and its figure 150/,
    ],
    [
      'a heading and no figure',
      [`KPI,${MONTHS},Average`, 'Headcount,47,49,54,77'],
      'average',
      /“Average” and its figure 77/,
    ],
    [
      'a total and an average',
      [`KPI,${MONTHS},Total,Average`, 'Headcount,47,49,54,150,50'],
      'sum',
      /both “Total” and “Average”/,
    ],
    [
      'the word of a column',
      [`KPI,Calculation,${MONTHS},Average`, 'Headcount,sum,47,49,54,50'],
      'sum',
      /“Average” does not agree/,
    ],
  ])('%s', async (_, lines, proposed, reason) => {
    const draft = await csv(lines);
    expect(said(draft, 'function')).toMatchObject({
      proposed,
      is_assumed: false,
      reason: expect.stringMatching(reason),
    });
    expect(functionsIn(draft)).toEqual([proposed]);
    expect(functionsIn(await csv(lines, { function: 'current' }))).toEqual(['current']);
  });

  it('once for all goals, and each may be told apart', async () => {
    const lines = [`KPI,${MONTHS},Total,Average`, 'Headcount,47,49,54,150,50', 'New hires,2,4,6,12,4'];
    const draft = await csv(lines, { 'function Headcount': 'average' });
    expect(functionsIn(draft)).toEqual(['average', 'sum']);
    expect(said(draft, 'function')).toMatchObject({ cells: 2 });
  });
});

it('a word such as sum under Function makes no total of its row', async () => {
  const draft = await csv([`KPI,Function,${MONTHS}`, 'Headcount,average,47,49,54', 'New hires,sum,4,5,6']);
  expect(functionsIn(draft)).toEqual(['average', 'sum']);
});
