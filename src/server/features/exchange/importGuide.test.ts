import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { importMappingSchema } from '#contract/import.ts';
import type { ImportQuestion } from '#contract/importQuestion.ts';
import { readNumber } from '#core/typed/readNumber.ts';
import { COLUMN_NAMES, ENTRY_COLUMNS, plainName, YEAR_TARGET } from '#server/features/exchange/columns/columns.ts';
import { findPeriod } from '#server/features/exchange/understanding/findPeriod.ts';
import { isNoFigure, readFigure } from '#server/features/exchange/understanding/readFigure.ts';
import { scaledUnit } from '#server/features/exchange/understanding/scales.ts';
import { isNoneInFile } from '#server/features/exchange/values/none.ts';
import { readDate } from '#server/features/exchange/values/readDate.ts';
import { draftOffice } from '#testing/server/draftOffice.ts';
import { handmadeWorkbook } from '#testing/server/handmadeWorkbook.ts';

const ROOT = dirname(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))));
const GUIDE = readFileSync(join(ROOT, 'docs/guide/import.md'), 'utf8');

const codes = (text: string) => Array.from(text.matchAll(/`([^`]+)`/g), ([, code = '']) => code);
/** What stands between two words of the guide, so that a test fails where the guide says something else. */
function between(from: string, to: string): string {
  const start = GUIDE.indexOf(from);
  const end = GUIDE.indexOf(to, start + from.length);
  if (start < 0 || end < 0) throw new Error(`the guide has no “${from} … ${to}”`);
  return GUIDE.slice(start + from.length, end);
}
/** The rows of the table below a row of headings. */
function tableUnder(head: string): string[][] {
  const lines = GUIDE.slice(GUIDE.indexOf(head)).split('\n').slice(2);
  const end = lines.findIndex((line) => !line.startsWith('|'));
  return lines.slice(0, end).map((line) => line.slice(2, -2).split(' | '));
}

const CALENDAR = { fiscalStartMonth: 1, fiscalDisplay: 'startYear' as const };

describe('what the guide says of cells', () => {
  it.each(codes(between('each is listed. ', 'are numbers')))('`%s` is a number', (cell) => {
    expect(readNumber(cell, '.')).toMatchObject({ ok: true, value: expect.any(Number) });
    expect(readFigure(cell, '.')).not.toBeNull();
  });

  it.each(codes(between('Empty cells, ', '; each is listed.')))('`%s` is no value', (cell) => {
    expect(isNoneInFile(cell)).toBe(true);
    expect(isNoFigure(cell)).toBe(true);
  });

  it.each(codes(between('Dates are ', ', or the number a spreadsheet')))('`%s` is a day', (cell) => {
    const formats = (['M/D/Y', 'D/M/Y'] as const).map((dateFormat) => readDate(cell, { ...CALENDAR, dateFormat }));
    expect(formats.some((read) => read?.unit === 'day')).toBe(true);
  });

  it.each(codes(between('- **Amounts.** ', 'multiply.')))('`%s` multiplies', (text) => {
    const inBrackets = /\(([^)]+)\)/.exec(text)?.[1];
    const scale = readFigure(text, text.includes('9,8') ? ',' : '.')?.scale ?? scaledUnit(inBrackets ?? text).scale;
    expect(scale).toBeGreaterThan(1);
  });
});

describe('what the guide says of periods', () => {
  const rows = tableUnder('| period | such as |').flatMap(([unit = '', examples = '']) =>
    codes(examples).map((heading): [string, string] => [heading, unit]),
  );
  it.each(rows)('`%s` is a %s', (heading, unit) => {
    expect(findPeriod(heading)?.period.unit).toBe(unit);
    expect(readDate(heading, { ...CALENDAR, dateFormat: 'D/M/Y' })?.unit).toBe(unit);
  });
});

describe('what the guide says of columns and mappings', () => {
  it('every column it names is one', () => {
    const goals = codes(between('**Goals** need ', '**Entries** need')).filter((name) => /^[a-z_\d]{4,}$/.test(name));
    expect(goals.length).toBeGreaterThan(25);
    const unknown = goals.filter((name) => !COLUMN_NAMES.has(plainName(name)) && !YEAR_TARGET.test(name));
    expect(unknown.filter((name) => name !== 'days')).toEqual([]);
    const entries = codes(between('**Entries** need ', '. A sheet with a column'));
    expect(entries.slice(0, 4)).toEqual([...ENTRY_COLUMNS]);
  });

  it('its table of keys has each key of a mapping', () => {
    const keys = tableUnder('| key | says |').flatMap(([key = '']) => codes(key));
    expect(keys.toSorted()).toEqual(Object.keys(importMappingSchema.shape).toSorted());
  });

  it('the mappings that it shows are ones', () => {
    const shown = codes(GUIDE).filter((code) => /^\{"(?:columns|sheets|values|numbers)"/.test(code));
    expect(shown.length).toBeGreaterThan(0);
    for (const code of shown) expect(importMappingSchema.safeParse(JSON.parse(code)).success).toBe(true);
    expect(
      importMappingSchema.safeParse(JSON.parse(`{${codes(between('In a mapping file, and', 'answers'))[0] ?? ''}}`))
        .success,
    ).toBe(true);
  });
});

const csv = (...lines: readonly string[]) => ({ name: 'list.csv', bytes: new TextEncoder().encode(lines.join('\n')) });
const REGISTER = csv('KPI,Target,Actual', 'Answer time,6,8', 'Homes,640,410');

const ACTION_LINES = [
  'Action,Lead,Deadline,% complete,Status',
  'Night buses,Ada,2026-06-30,40%,In hand',
  'New stops,Bo,2026-09-30,0%,Planned',
];
const ACTIONS = csv(...ACTION_LINES);

/** A file that asks each question of the table, by its name there. */
const ASKING: Readonly<Record<string, () => Promise<readonly ImportQuestion[]>>> = {
  period: () => asked(REGISTER),
  year: () => asked(csv('KPI,Jan,Feb', 'Homes,5,6')),
  fiscal_month: () => asked(csv('KPI,Q1 FY26,Q2 FY26', 'Homes,5,6')),
  year_names: () => asked(csv('KPI,Q1 FY26,Q2 FY26', 'Homes,5,6'), { fiscal_month: '7' }),
  figures: () => asked(csv('KPI,2024,2025', 'Homes,5,6')),
  'status G': () => asked(csv('KPI,Target 2025,Actual 2025,RAG', 'Homes,5,6,G', 'Roads,5,6,R')),
  status_use: () => asked(csv('KPI,Target 2025,Actual 2025,RAG', 'Homes,5,6,G', 'Roads,5,6,R')),
  direction: () => asked(csv('KPI,Actual 2025', 'Late buses,5')),
  'direction Answer time': () => asked(REGISTER),
  'function Answer time': () => asked(REGISTER),
  function: () => asked(csv('KPI,Jan 2026,Feb 2026,Total,Average', 'Staff,40,50,90,45')),
  'column KPI Owner': () => asked(csv('KPI,KPI Owner,Actual 2025', 'Homes,Ada,5')),
  rows: () => asked(ACTIONS),
  goal: () => asked(ACTIONS),
  'state In hand': () => asked(ACTIONS),
  levels_from_sheets: () => asked(SHEETS),
  'sheet Summary': () => asked(SHEETS),
  'match New title': renamed,
  currency: () => asked(csv('KPI,Unit,Actual 2025', 'Cost,€,5')),
  'scale k€': () => asked(csv('KPI,Unit,Actual 2025', 'Cost,k€,5')),
  encoding: () =>
    asked({ name: 'list.csv', bytes: new Uint8Array([75, 80, 73, 44, 50, 48, 50, 53, 10, 0xe6, 0xf1, 44, 53]) }),
};

const sheetOf = (name: string, ...titles: readonly string[]) => ({
  name,
  rows: [['KPI', 'Target 2025', 'Actual 2025'], ...titles.map((title, at) => [title, `${at + 5}`, `${at + 4}`])],
});
const SHEETS = {
  name: 'plan.xlsx',
  bytes: handmadeWorkbook([sheetOf('Parks', 'Trees', 'Benches'), sheetOf('Summary', 'Roads', 'Paths')]),
};

async function asked(file: Parameters<typeof draftOffice>[0], answers: Readonly<Record<string, string>> = {}) {
  return (await draftOffice(file, { answers })).result.questions;
}

async function renamed() {
  const before = await draftOffice(csv('KPI,Jan 2026,Feb 2026', 'Old title,5,6', 'Homes,7,8'));
  return (await draftOffice(csv('KPI,Jan 2026,Feb 2026', 'New title,5,6', 'Homes,7,8'), { before })).result.questions;
}

describe('what the guide says of questions', () => {
  const rows = tableUnder('| question | its name | answers |');
  const OF_WORK = '; of work also ';

  it('a column of an action plan may be what it names of work too', async () => {
    const named = rows.map(([, , answers = '']) => answers.split(OF_WORK)[1] ?? '').flatMap(codes);
    const file = csv(...ACTION_LINES.map((line, at) => `${line},${at === 0 ? 'Place' : `Pier ${at}`}`));
    const asking = await Promise.all(['initiatives', 'milestones'].map((what) => asked(file, { rows: what })));
    const values = asking
      .flatMap((questions) => questions.find(({ name }) => name === 'column Place')?.choices ?? [])
      .map(({ value }) => value);
    expect(named).toHaveLength(5);
    expect(values).toEqual(expect.arrayContaining(named));
  });

  it('names those that are tried here', () => {
    expect(rows.map(([, name = '']) => codes(name)[0])).toEqual(expect.arrayContaining(Object.keys(ASKING)));
    expect(rows).toHaveLength(Object.keys(ASKING).length);
  });

  it.each(
    rows.map(([, name = '', answers = '']) => [codes(name)[0] ?? '', codes(answers.split(OF_WORK)[0] ?? '')] as const),
  )('`%s` is asked, and takes the answers it names', async (name, answers) => {
    const questions = (await ASKING[name]?.()) ?? [];
    const question = questions.find((each) => each.name === name);
    expect(question?.name, questions.map((each) => each.name).join()).toBe(name);
    const values = question?.choices.map(({ value }) => value) ?? [];
    if (question?.is_open === true) return;
    if (name.startsWith('column ')) expect(answers.toSorted()).toEqual(values.toSorted());
    else expect(values).toEqual(expect.arrayContaining(answers));
  });
});
