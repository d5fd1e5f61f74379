import { describe, expect, it } from 'vitest';
import { draftOffice, exportedOf } from '#testing/server/draftOffice.ts';

const bytes = (lines: readonly string[]) => new TextEncoder().encode(`${lines.join('\n')}\n`);
const draft = (lines: readonly string[], answers: Readonly<Record<string, string>> = {}) =>
  draftOffice({ name: 'register.csv', bytes: bytes(lines) }, { answers });

const REGISTER = ['KPI,Unit,Baseline,Target,Actual', 'Answer time,days,15,6,8', 'Homes insulated,homes,0,640,410'];

describe('a register without dates', () => {
  it('asks once which period its figures are of, and proposes the current year', async () => {
    const { result } = await draft(REGISTER);
    const [question] = result.questions;
    expect(question).toMatchObject({
      name: 'period',
      kind: 'period',
      proposed: '2026',
      is_assumed: false,
      is_open: true,
    });
    expect(question?.evidence.map(({ cell, text }) => `${cell} ${text}`)).toEqual(['D1 Target', 'E1 Actual']);
  });

  it.each([
    ['2025', '2025-01-01'],
    ['2026-Q3', '2026-07-01'],
    ['2026-10', '2026-10-01'],
  ])('has its figures in %s where that is answered', async (period, date) => {
    const { goals } = exportedOf(await draft(REGISTER, { period }));
    expect(goals.map(({ entries }) => entries)).toEqual([
      [{ date, target: 6, actual: 8 }],
      [{ date, target: 640, actual: 410 }],
    ]);
  });

  it('loses no cell', async () => {
    const { proof } = (await draft(REGISTER)).result;
    expect(proof).toMatchObject({ filled: 15, in: 15, out: 0, groups: [], cells: [] });
  });
});

describe('a question', () => {
  it('is answered by its name in any case, and keeps what was proposed beside the answer', async () => {
    const { result, state } = await draft(REGISTER, { 'Direction ANSWER time': 'UP' });
    const question = result.questions.find(({ name }) => name === 'direction Answer time');
    expect(question).toMatchObject({ proposed: 'down', answer: 'up', reason: 'from 15 to a target of 6' });
    expect(state.goals[0]?.targetDirection).toBe('up');
  });

  it('takes no answer that is none of its choices', async () => {
    const { result } = await draft(REGISTER, { 'direction Answer time': 'sideways' });
    expect(result.questions.find(({ name }) => name === 'direction Answer time')?.answer).toBeNull();
  });

  it('about a column makes it another one, or leaves it out', async () => {
    const left = await draft(REGISTER, { 'column Baseline': 'nothing' });
    expect(left.state.goals.map(({ baseline }) => baseline)).toEqual([null, null]);
    expect(left.result.proof).toMatchObject({ in: 12, out: 3 });
    expect(left.result.proof?.groups).toMatchObject([
      { what: 'column C', heading: 'Baseline', cells: 3, reason: 'unused' },
    ]);
  });
});

describe('a file of goals without numbers, month after month', () => {
  const JANUARY = ['Measure,Jan 2026,Feb 2026', 'Parcels sorted,11820,12410', 'Parcels late,3.1%,2.8%'];

  it('finds its goals again by their titles, and one that was renamed by its figures, which is asked', async () => {
    const first = await draft(JANUARY);
    const lines = [
      'Measure,Jan 2026,Feb 2026,Mar 2026',
      'Parcels sorted,11820,12410,12995',
      'Share late,3.1%,2.8%,2.9%',
    ];
    const again = await draftOffice({ name: 'march.csv', bytes: bytes(lines) }, { before: first });
    expect(again.state.goals.map(({ title }) => title)).toEqual(['Parcels sorted', 'Share late']);
    expect(again.result.questions.find(({ kind }) => kind === 'match')).toMatchObject({
      about: 'Share late',
      proposed: '2',
    });
    const apart = await draftOffice(
      { name: 'march.csv', bytes: bytes(lines) },
      { before: first, answers: { 'match Share late': 'new' } },
    );
    expect(apart.state.goals.map(({ title }) => title)).toEqual(['Parcels sorted', 'Parcels late', 'Share late']);
  });

  it('keeps what somebody changed in the plan meanwhile', async () => {
    const first = await draft(JANUARY);
    const goals = first.state.goals.map((goal) => ({ ...goal, targetDirection: 'equal' as const }));
    const again = await draftOffice(
      { name: 'a.csv', bytes: bytes(JANUARY) },
      { before: { ...first, state: { ...first.state, goals } } },
    );
    expect(again.result.parts.goals.size).toBe(0);
  });
});

describe('a column that holds something else', () => {
  it('half-way down: each cell that is no figure is listed', async () => {
    const { result } = await draft(['No,KPI,Jan 2026', '1,Homes,5', '2,Roads,see page 4', '3,Parks,7']);
    expect(result.proof?.cells).toMatchObject([{ cell: 'C3', text: 'see page 4', reason: 'unreadable' }]);
  });
});

it.each([
  ['the same title ten times', Array.from({ length: 10 }, (_, at) => `Homes,${at + 1},${at}`), 10],
  ['a total that does not add up', ['Homes,5,6', 'Roads,7,8', 'Total,99,99'], 2],
])('%s', async (_, rows, count) => {
  const { state } = await draft(['KPI,Target 2026,Actual 2026', ...rows]);
  expect(state.goals).toHaveLength(count);
});

describe('a long register', () => {
  it('is understood as a short one, though only its first rows are looked at closely', async () => {
    const rows = Array.from({ length: 700 }, (_, at) => `Obszar ${at % 7},Miernik ${at},szt.,${at},${at + 1}`);
    const { state, result } = await draft(['Obszar,Miernik,J.m.,Plan 2024,Wykonanie 2024', ...rows]);
    expect(state.goals).toHaveLength(707);
    expect(result.proof).toMatchObject({ filled: 3505, in: 3505, out: 0 });
  });
});

describe('months under headings beside a column of years', () => {
  it('are of calendar years, whatever the word for year', async () => {
    const { state } = await draft(['Indicador,Unidade,Ano,jan,fev', 'Consultas,consultas,2024,3980,4105']);
    expect(state.plan.fiscalStartMonth).toBe(1);
  });
});
