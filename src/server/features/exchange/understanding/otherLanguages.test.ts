import { describe, expect, it } from 'vitest';
import { draftOffice } from '#testing/server/draftOffice.ts';
import { handmadeWorkbook } from '#testing/server/handmadeWorkbook.ts';

const csv = (lines: readonly string[]) =>
  draftOffice({ name: 'plan.csv', bytes: new TextEncoder().encode(`${lines.join('\n')}\n`) });
type Draft = Awaited<ReturnType<typeof csv>>;
const measured = ({ state }: Draft) => state.goals.filter(({ id }) => state.series.has(id));
/** `2024-01-01 target 3 actual 4` of the first goal with figures. */
function figuresOf({ state }: Draft, title: string): string[] {
  const series = state.series.get(state.goals.find((goal) => goal.title === title)?.id ?? '');
  return Array.from(series?.days ?? [], (day, at) => {
    const date = new Date(day * 86_400_000).toISOString().slice(0, 10);
    return `${date} ${series?.targets[at]} ${series?.actuals[at]}`;
  });
}

describe('a unit that multiplies', () => {
  it.each([
    ['тис. грн', 48_500, 48_500_000, 'currency'],
    ['مليون ريال', 130, 130_000_000, 'currency'],
    ['백만원', 12, 12_000_000, 'currency'],
    ['천명', 7, 7_000, 'number'],
    ['tkr', 320, 320_000, 'currency'],
    ['mkr', 3, 3_000_000, 'currency'],
    ['MFt', 4, 4_000_000, 'currency'],
    ['εκατ. €', 5, 5_000_000, 'currency'],
    ['milyon TL', 6, 6_000_000, 'currency'],
  ])('%s', async (unit, actual, value, type) => {
    const draft = await csv(['KPI;Unit;Target 2026;Actual 2026', `Own income;${unit};${actual};${actual}`]);
    expect(measured(draft).map(({ valueType }) => valueType)).toEqual([type]);
    expect(figuresOf(draft, 'Own income')).toEqual([`2026-01-01 ${value} ${value}`]);
  });
});

describe('a heading', () => {
  it.each([
    ['I kw. 2024', '2024-01-01'],
    ['IV kw. 2024', '2024-10-01'],
    ['Status 1. halvår 2024', '2024-01-01'],
    ['Status 2. halvår 2024', '2024-07-01'],
  ])('%s names its period, and its figures are actuals', async (heading, day) => {
    const draft = await csv([`KPI;${heading}`, 'Homes;14', 'Trees;12']);
    expect(figuresOf(draft, 'Homes')).toEqual([`${day} NaN 14`]);
  });

  it.each([
    ['Μον. μέτρ.', 'κιλά'],
    ['Jedn. miary', 'osoby'],
    ['Од. виміру', 'осіб'],
    ['Unid. medida', 'personas'],
  ])('%s is cut short, and read all the same', async (heading, unit) => {
    const draft = await csv([`KPI;${heading};Target 2026;Actual 2026`, `Homes;${unit};14;9`, `Trees;${unit};3;2`]);
    expect(measured(draft).map((goal) => goal.unit)).toEqual([unit, unit]);
  });

  it('that nobody knows, over statuses in words, is of statuses', async () => {
    const rows = ['Hem;14;9;Gul', 'Träd;3;2;Röd', 'Vägar;3;3;Grön'];
    const { result } = await csv(['Styrtal;Mål 2026;Utfall 2026;Läget nu', ...rows]);
    expect(result.questions.filter(({ kind }) => kind === 'status').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['status Gul', 'status Röd', 'status Grön']),
    );
  });
});

describe('a title that says how its target is meant', () => {
  it.each([
    ['Hold at least 90 days of cash', 'up'],
    ['No more than 90 open cases', 'down'],
    ['Höchstens 90 offene Fälle', 'down'],
    ['Au moins 90 jours de réserve', 'up'],
    ['No máximo 90 dias', 'down'],
    ['Co najmniej 90 wizyt', 'up'],
  ])('%s', async (title, direction) => {
    const draft = await csv(['KPI;Base 2024;Target 2026;Actual 2026', `${title};94;90;95`, 'Trees;4;5;6']);
    expect(draft.state.goals[0]?.targetDirection).toBe(direction);
  });
});

describe('what is closed', () => {
  it.each([
    ['Cases closed', 'up'],
    ['Files closed in time', 'up'],
    ['Days closed', 'down'],
    ['Hospital beds closed', 'down'],
  ])('%s', async (title, direction) => {
    const draft = await csv(['KPI;Target 2026;Actual 2026', `${title};90;80`, 'Trees;5;6']);
    expect(draft.state.goals[0]?.targetDirection).toBe(direction);
  });
});

it('“wynik” over figures is the actual', async () => {
  const draft = await csv(['numer;tytuł;cel 2026;wynik 2026', '1;Drzewa;100;90', '2;Ławki;10;9']);
  expect(figuresOf(draft, 'Drzewa')).toEqual(['2026-01-01 100 90']);
});

it('a sheet for each year, its year in its title alone: each sheet has the figures of its year', async () => {
  const sheet = (year: number, target: number, actual: number) => ({
    name: `Hoja ${year}`,
    rows: [[`Cuadro de mando ${year}`], ['Indicador', 'Objetivo', 'Resultado'], ['Fugas', target, actual]],
  });
  const draft = await draftOffice({
    name: 'cuadro.xlsx',
    bytes: handmadeWorkbook([sheet(2023, 18, 19.2), sheet(2024, 16, 15.7)]),
  });
  expect(figuresOf(draft, 'Fugas')).toEqual(['2023-01-01 18 19.2', '2024-01-01 16 15.7']);
  const asked = draft.result.questions.filter(({ kind }) => kind === 'period');
  expect(asked.map(({ name, proposed }) => `${name} = ${proposed}`)).toEqual([
    'period = 2023',
    'period Hoja 2024 = 2024',
  ]);
});

describe('numbers at the beginning of what stands above', () => {
  it('are no targets, whatever the column is called', async () => {
    const rows = ['1.1;1 A strong city;Keep reserves;20', '1.2;1 A strong city;Hold cash;9'];
    const { state } = await csv(['Ref;Objective;KPI;Target 2026', ...rows, '2.1;2 A safe city;Answer sooner;8']);
    expect(state.goals.map(({ number, title }) => `${number} ${title}`)).toContain('1 A strong city');
  });

  it('that its goals go on with are numbers, and said once', async () => {
    const { state } = await csv([
      'Ref;Priority;Goal;Target 2026;Actual 2026',
      '1.1;1 A strong city;Keep reserves;20;5',
      '1.2;1 A strong city;Hold cash;9;5',
      '2.1;2 Safe streets;Answer sooner;8;5',
      '2.2;2 Safe streets;Enroll households;7;5',
    ]);
    expect(state.goals.map(({ number, title }) => `${number} ${title}`)).toContain('1 A strong city');
  });

  it('stay where goals have no numbers', async () => {
    const { state } = await csv(['Objective;KPI;Target 2026', '1. Growth;New firms;20', '1. Growth;Jobs;9']);
    expect(state.goals.map(({ title }) => title)).toContain('1. Growth');
  });
});
