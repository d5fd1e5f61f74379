import { describe, expect, it } from 'vitest';
import type { Table } from '#server/features/exchange/tables/table.ts';
import { recognise } from './recognise.ts';

const table = (header: string[], file = 'table.csv'): Table => ({
  file,
  headerLine: 1,
  header,
  rows: [],
  unreadable: [],
  notices: [],
  usualMark: '.',
});

const known = (header: string[]) => {
  const recognition = recognise(table(header));
  return recognition.ok ? [recognition.kind, Object.fromEntries(recognition.columns.at)] : recognition.reason;
};

describe('the columns of a table', () => {
  it.each([
    ['goals', ['number', 'title'], { number: 0, title: 1 }],
    ['goals', ['TITLE', ' Number '], { title: 0, number: 1 }],
    ['goals', ['number', 'title', 'Parent Number', 'is-KPI'], { number: 0, title: 1, parent_number: 2, is_kpi: 3 }],
    ['goals', ['number', 'title', 'Target Direction'], { number: 0, title: 1, direction: 2 }],
    ['goals', ['number', 'title', 'eoy_target_2025'], { number: 0, title: 1, eoy_target_2025: 2 }],
    ['entries', ['goal_number', 'date', 'target', 'actual'], { goal_number: 0, date: 1, target: 2, actual: 3 }],
    ['entries', ['Goal Number', 'DATE'], { goal_number: 0, date: 1 }],
    ['entries', ['number', 'date', 'actual'], { goal_number: 0, date: 1, actual: 2 }],
  ])('are those of %s: %j', (kind, header, at) => {
    expect(known(header)).toEqual([kind, at]);
  });

  it('are listed where they mean nothing, as they are written, without those that have no name', () => {
    const recognition = recognise(table(['number', 'title', 'Colour', '', 'toString']));
    expect(recognition.ok && recognition.columns.unknown.map(({ heading }) => heading)).toEqual(['Colour', 'toString']);
  });

  it('are listed by their place where they have cells but no heading', () => {
    const rows = [{ line: 2, cells: ['1', 'A', '', 'x'] }];
    const recognition = recognise({ ...table(['number', 'title', '', '']), rows });
    expect(recognition.ok && recognition.columns.unknown).toEqual([
      { heading: 'column 4, which has no heading', cells: 1 },
    ]);
  });

  it.each([
    ['“title” in a table of goals', table(['number', 'name'], 'goals.csv')],
    ['“date” in a table of targets and actuals', table(['goal_number', 'actual'], 'entries.csv')],
    ['“title” in a table of goals', table(['number', 'colour'])],
    ['“date” in a table of targets and actuals', table(['goal_number', 'colour'])],
    [
      '“number” and “title” in a table of goals, or “goal_number” (the number of the goal) and “date” in a table of targets and actuals',
      table(['colour', 'mood']),
    ],
  ])('are refused by what is missing: %s', (missing, wrong) => {
    const recognition = recognise(wrong);
    expect(recognition).toEqual({ ok: false, reason: expect.stringContaining(`is missing: ${missing}. Found: `) });
  });

  it.each([
    ['title', ['number', 'title', 'TITLE']],
    ['direction', ['number', 'title', 'direction', 'target_direction']],
  ])('are refused when %s is there twice', (column, header) => {
    expect(known(header)).toBe(`the column ${column} is there twice`);
  });
});
