import { describe, expect, it } from 'vitest';
import { OUT_REASONS } from '#contract/importQuestion.ts';
import { draftOffice } from '#testing/server/draftOffice.ts';

type Case = { readonly lines: readonly string[]; readonly out: Readonly<Record<string, string>> };

const PLAIN = ['Homes,5,6', 'Roads,7,8', 'Parks,9,4'];
/** A file with cells that stay out, each by its place with its own reason. */
const CASES: Readonly<Record<string, Case>> = {
  'a text among figures': {
    lines: ['KPI,Jan 2026,Feb 2026', 'Homes,see page 4,6', 'Roads,7,8'],
    out: { B2: 'unreadable' },
  },
  'a day that is not known': {
    lines: [
      'Action,Lead,Start,Deadline,% complete,Status',
      'Night buses,Ada,TBC,2026-06-30,40%,In progress',
      'New stops,Bo,2026-02-01,2026-09-30,0%,Not started',
    ],
    out: { C2: 'no_day' },
  },
  'a state that is not known': {
    lines: [
      'Action,Lead,Start,Deadline,% complete,Status',
      'Night buses,Ada,2026-01-01,2026-06-30,40%,TBC',
      'New stops,Bo,2026-02-01,2026-09-30,0%,Not started',
    ],
    out: { F2: 'none' },
  },
  'a word for nothing': { lines: ['KPI,Jan 2026,Feb 2026', 'Homes,n/a,6', 'Roads,7,8'], out: { B2: 'no_figure' } },
  'a column that no goal has': {
    lines: ['KPI,Source page,Jan 2026,Feb 2026', 'Homes,12,5,6', 'Roads,14,7,8'],
    out: { B1: 'unused', B2: 'unused', B3: 'unused' },
  },
  'a column worked out from others': {
    lines: ['KPI,Target 2026,Actual 2026,Variance', 'Homes,5,6,1', 'Roads,7,8,1'],
    out: { D1: 'computed', D2: 'computed', D3: 'computed' },
  },
  'a total': {
    lines: ['KPI,Jan 2026,Feb 2026', ...PLAIN, 'Total,21,18'],
    out: { A5: 'total', B5: 'total', C5: 'total' },
  },
  'a note at the end': {
    lines: ['KPI,Jan 2026,Feb 2026', ...PLAIN, 'Note: figures of March come later.,,'],
    out: { A5: 'note' },
  },
  'a title above the table': { lines: ['Key figures,,', 'KPI,Jan 2026,Feb 2026', ...PLAIN], out: { A1: 'title' } },
  'headings repeated on a page': {
    lines: ['KPI,Actual 2026', 'Homes,5', 'Roads,7', 'KPI,Actual 2026', 'Parks,9'],
    out: { A4: 'repeated', B4: 'repeated' },
  },
  'a cell under no heading': {
    lines: ['KPI,Jan 2026,Feb 2026,', 'Homes,5,6,late', 'Roads,7,8,'],
    out: { D2: 'no_heading' },
  },
  'two figures of one period': {
    lines: ['KPI,Month,Actual', 'Homes,2026-01,5', 'Homes,2026-01,6', 'Homes,2026-02,7'],
    out: { C2: 'contradicts' },
  },
  'the status of an earlier month': {
    lines: [
      'KPI,Month,Target,Actual,Status',
      'Homes,2026-01,5,5,green',
      'Homes,2026-02,5,2,amber',
      'Homes,2026-03,5,1,red',
    ],
    out: { E2: 'other_taken', E3: 'other_taken' },
  },
  'a year beside its months, which says something else': {
    lines: ['KPI,Jan 2026,Feb 2026,2026 Actual', 'Homes,5,6,90', 'Roads,7,8,95'],
    out: { D2: 'other_taken', D3: 'other_taken' },
  },
  'a row that names no goal': {
    lines: ['KPI,Jan 2026,Feb 2026', 'Homes,5,6', ',1,2', 'Roads,7,8'],
    out: { B3: 'no_goal', C3: 'no_goal' },
  },
  'a row without a period': {
    lines: [
      'KPI,Month,Actual',
      'Homes,2026-01,5',
      'Homes,some day,6',
      'Homes,2026-02,7',
      'Homes,2026-03,8',
      'Homes,2026-04,9',
    ],
    out: { B3: 'unreadable', C3: 'no_period' },
  },
  'a year of a target that is none': {
    lines: ['KPI,Target,Target year,Actual', 'Homes,5,2026,4', 'Roads,7,n/a,6', 'Parks,8,2027,7'],
    out: { C3: 'no_figure' },
  },
  'a word that a field does not have': {
    lines: ['KPI,Priority,Jan 2026,Feb 2026', 'Homes,vital,5,6', 'Roads,high,7,8'],
    out: { B2: 'refused' },
  },
  'an end before the start': {
    lines: ['KPI,Start,End,Jan 2026,Feb 2026', 'Homes,2026-05-01,2026-01-01,5,6', 'Roads,2026-01-01,2026-12-31,7,8'],
    out: { A2: 'refused', B2: 'refused', C2: 'refused', D2: 'refused', E2: 'refused' },
  },
};

describe('what stays out', () => {
  it.each(Object.entries(CASES))('%s has its own reason', async (_, { lines, out }) => {
    const { result } = await draftOffice({ name: 'a.csv', bytes: new TextEncoder().encode(`${lines.join('\n')}\n`) });
    const found = (result.proof?.cells ?? []).map(({ cell, reason }) => [cell, reason]);
    expect(Object.fromEntries(found)).toEqual(out);
  });

  it('has each reason that a text file can have', () => {
    const tried = new Set(Object.values(CASES).flatMap(({ out }) => Object.values(out)));
    expect(OUT_REASONS.filter((reason) => !tried.has(reason))).toEqual(['hidden', 'other_sheet']);
  });

  it('for what the plan does not take is the plan’s own sentence', async () => {
    const lines = CASES['an end before the start']?.lines ?? [];
    const { result } = await draftOffice({ name: 'a.csv', bytes: new TextEncoder().encode(lines.join('\n')) });
    const cell = result.proof?.cells.find(({ reason }) => reason === 'refused');
    expect(cell).toMatchObject({ why: 'the end lies before the start', said: { code: 'end_before_start' } });
  });
});

describe('the words of a status column', () => {
  it.each([
    ['German', ['grün', 'gelb', 'rot']],
    ['French', ['vert', 'jaune', 'orange', 'rouge']],
    ['Spanish', ['verde', 'amarillo', 'ámbar', 'rojo']],
    ['English', ['green', 'amber', 'yellow', 'red']],
    ['of tracks', ['ok', 'at risk', 'off track', 'on hold']],
  ])('in %s are all asked, those of earlier months too', async (_, words) => {
    const rows = words.map((word, at) => `Homes,2026-0${at + 1},5,4,${word}`);
    const bytes = new TextEncoder().encode(['KPI,Month,Target,Actual,Status', ...rows].join('\n'));
    const { result } = await draftOffice({ name: 'a.csv', bytes });
    const asked = result.questions.filter(({ name }) => name.startsWith('status '));
    expect(asked.map(({ about }) => about).toSorted()).toEqual(words.toSorted());
    expect(asked.every(({ is_assumed, proposed }) => !is_assumed && proposed !== 'nothing')).toBe(true);
  });

  it('are counted cell by cell', async () => {
    const rows = ['grün', 'grün', 'gelb'].map((word, at) => `Homes,2026-0${at + 1},5,4,${word}`);
    const bytes = new TextEncoder().encode(['KPI,Month,Soll,Ist,Ampel', ...rows].join('\n'));
    const { result } = await draftOffice({ name: 'a.csv', bytes });
    const asked = result.questions.filter(({ name }) => name.startsWith('status '));
    expect(asked.map(({ about, cells }) => `${about} ${cells}`)).toEqual(['grün 2', 'gelb 1']);
  });
});

describe('a register whose targets have years of their own', () => {
  it('asks of when its actuals are, and loses none', async () => {
    const lines = ['KPI,Target,Target year,Actual', 'Homes,5,2027,4', 'Roads,7,2026,6', 'Parks,8,2030,7'];
    const bytes = new TextEncoder().encode(lines.join('\n'));
    const { result } = await draftOffice({ name: 'a.csv', bytes });
    expect(result.proof).toMatchObject({ filled: 16, in: 16 });
    expect(result.questions[0]).toMatchObject({ name: 'period', proposed: '2026', is_assumed: false });
  });
});
