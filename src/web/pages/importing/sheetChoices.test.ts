import { describe, expect, it } from 'vitest';
import type { DraftSheet } from '#contract/importDraft.ts';
import {
  asProposed,
  isLastOfFile,
  needsLook,
  skippedRows,
  withColumns,
  withHeaderRows,
  withRows,
  withTaken,
} from './sheetChoices.ts';

const sheet = (name: string | null, more: Partial<DraftSheet> = {}): DraftSheet => ({
  file: 'a.xlsx',
  sheet: name,
  is_hidden: false,
  is_taken: true,
  is_plain: false,
  header_rows: [2],
  noted: [],
  rows: [],
  ...more,
});
const note = { rows: [7, 9], columns: [], text: '', is_left_out: true };
const report = sheet('Report', {
  noted: [
    { kind: 'total', ...note },
    { kind: 'title', ...note, rows: [1] },
  ],
});
const other = sheet('Other', { is_taken: false, header_rows: [] });
const draft = { sheets: [report, other], mapping: { columns: { Nr: 'number' }, date_format: 'D/M/Y' as const } };

describe('what a person chooses of the sheets of a file', () => {
  it('begins with what is proposed: titles above the headings are no choice', () => {
    expect(skippedRows(report)).toEqual([7, 9]);
    expect(needsLook([report])).toBe(true);
    expect(needsLook([{ ...report, is_plain: true }, other])).toBe(false);
  });

  it('another sheet is read too, with headings that are looked for; columns are proposed anew', () => {
    expect(withTaken(draft, other, true)).toEqual({
      date_format: 'D/M/Y',
      sheets: [{ sheet: 'Report', header_rows: [2] }, { sheet: 'Other' }],
    });
    expect(isLastOfFile(report, draft.sheets)).toBe(true);
  });

  it('other rows of headings forget what was left out below the old ones', () => {
    const said = { ...draft, mapping: { sheets: [{ sheet: 'Report', header_rows: [2], skip_rows: [5] }] } };
    expect(withHeaderRows(said, report, [3, 4])).toEqual({ sheets: [{ sheet: 'Report', header_rows: [3, 4] }] });
  });

  it('rows and columns are left out and taken back, and the columns keep their meaning', () => {
    const without = withRows(draft, report, [8], true);
    expect(without).toMatchObject({ columns: { Nr: 'number' }, sheets: [{ skip_rows: [7, 8, 9] }] });
    expect(withRows({ ...draft, mapping: without }, report, [7, 9], false).sheets?.[0]?.skip_rows).toEqual([8]);
    const columns = withColumns(draft, report, ['D'], true);
    expect(columns.sheets?.[0]?.skip_columns).toEqual(['D']);
    expect(withColumns({ ...draft, mapping: columns }, report, ['D'], false).sheets?.[0]?.skip_columns).toEqual([]);
  });

  it('of several files each sheet names its own', () => {
    const text = sheet(null, { file: 'b.csv', header_rows: [4] });
    const { sheets } = withRows({ ...draft, sheets: [report, text] }, text, [6], true);
    expect(sheets).toEqual([
      { file: 'a.xlsx', sheet: 'Report', header_rows: [2] },
      { file: 'b.csv', header_rows: [4], skip_rows: [6] },
    ]);
  });

  it('the proposal comes back', () => {
    expect(asProposed({ ...draft, mapping: { ...draft.mapping, sheets: [] } })).toEqual({ date_format: 'D/M/Y' });
  });
});
