import { describe, expect, it } from 'vitest';
import { readIsoDate } from '#core/calendar/date.ts';
import { type DueDateForm, dueDateForm, dueDateFormOf, readDueDateForm } from './dueDateForm.ts';

const custom = (from: string, to: string): DueDateForm => ({ choice: 'custom', from, to });

describe('dueDateForm', () => {
  it('clears the dates with any other choice', () => {
    expect(dueDateForm(custom('01/02/2026', ''), { kind: 'choose', choice: 'thisMonth' })).toEqual({
      choice: 'thisMonth',
      from: '',
      to: '',
    });
  });

  it('keeps the dates when Custom is chosen again', () => {
    const form = custom('01/02/2026', '');
    expect(dueDateForm(form, { kind: 'choose', choice: 'custom' })).toBe(form);
  });

  it('keeps what is typed as it is typed', () => {
    expect(dueDateForm(custom('', ''), { kind: 'type', side: 'to', text: '7/' })).toEqual(custom('', '7/'));
  });
});

describe('readDueDateForm', () => {
  const july = readIsoDate('2026-07-01');
  const december = readIsoDate('2026-12-31');

  it.each([
    ['nothing typed', custom('', ' '), null],
    ['both sides', custom('07/01/2026', '12/31/2026'), { custom: { start: july, end: december } }],
    ['open to the future', custom('07/01/2026', ''), { custom: { start: july, end: null } }],
    ['open to the past', custom('', '12/31/2026'), { custom: { start: null, end: december } }],
    ['one day', custom('07/01/2026', '07/01/2026'), { custom: { start: july, end: july } }],
    ['another choice', { choice: 'pastDue', from: '', to: '' } as const, 'pastDue'],
    ['any', { choice: 'any', from: '', to: '' } as const, null],
  ])('%s is no mistake', (_, form, dueDate) => {
    expect(readDueDateForm(form, 'M/D/Y')).toEqual({ dueDate, from: null, to: null });
  });

  it.each([
    ['a start after the end marks both', custom('12/31/2026', '07/01/2026'), 'startAfterEnd', 'startAfterEnd'],
    ['an unreadable start', custom('13/31/2026', '07/01/2026'), 'unreadable', null],
    ['an unreadable end', custom('07/01/2026', 'soon'), null, 'unreadable'],
    ['two unreadable dates', custom('x', 'y'), 'unreadable', 'unreadable'],
  ])('%s and counts as empty', (_, form, from, to) => {
    expect(readDueDateForm(form, 'M/D/Y')).toEqual({ dueDate: null, from, to });
  });

  it('reads the day first in D/M/Y plans', () => {
    expect(readDueDateForm(custom('31/12/2026', ''), 'D/M/Y').dueDate).toEqual({
      custom: { start: december, end: null },
    });
  });

  it.each(['M/D/Y', 'D/M/Y'] as const)('reads what it shows, %s', (format) => {
    const dueDate = { custom: { start: july, end: december } };
    expect(readDueDateForm(dueDateFormOf(dueDate, format), format).dueDate).toEqual(dueDate);
  });
});
