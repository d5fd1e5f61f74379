import { describe, expect, it } from 'vitest';
import { readIsoDate } from '#core/calendar/date.ts';
import { STATUSES, type Status } from '#core/goal/status.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { compileDueDate, type DueDate } from './dueDate.ts';

/** Spans are written start..end, either side open. */
function isDue(written: string, dueDate: DueDate, today: string, status: Status = 'on_target', fiscalStartMonth = 7) {
  const [start, end] = written.split('..').map((side) => readIsoDate(side));
  const test = compileDueDate(dueDate, { today: exampleDay(today), fiscalStartMonth });
  return test({ span: { start: start ?? null, end: end ?? null }, status });
}

describe('past due', () => {
  it.each([
    ['..2025-09-14', true],
    ['..2025-09-15', false],
    ['..2025-09-16', false],
    ['2025-01-01..', false],
    ['..', false],
  ])('%s on 2025-09-15: %s', (span, due) => {
    expect(isDue(span, 'pastDue', '2025-09-15')).toBe(due);
  });

  it.each(STATUSES)('not when achieved: %s', (status) => {
    expect(isDue('..2025-09-14', 'pastDue', '2025-09-15', status)).toBe(status !== 'achieved');
  });
});

describe('this month', () => {
  it.each([
    ['2025-09-15', '..2025-08-31', false],
    ['2025-09-15', '..2025-09-01', true],
    ['2025-09-15', '..2025-09-30', true],
    ['2025-09-15', '..2025-10-01', false],
    ['2025-09-15', '..2024-09-15', false],
    ['2025-09-15', '2025-09-01..', false],
    ['2024-02-01', '..2024-02-29', true],
    ['2024-02-29', '..2024-03-01', false],
    ['2025-12-31', '..2025-12-01', true],
    ['2025-12-31', '..2026-01-01', false],
  ])('on %s, %s: %s', (today, span, due) => {
    expect(isDue(span, 'thisMonth', today)).toBe(due);
  });
});

describe('this quarter', () => {
  it.each([
    [7, '2025-09-15', '..2025-06-30', false],
    [7, '2025-09-15', '..2025-07-01', true],
    [7, '2025-09-15', '..2025-09-30', true],
    [7, '2025-09-15', '..2025-10-01', false],
    [7, '2025-09-15', '2025-07-01..', false],
    [2, '2025-01-31', '..2024-10-31', false],
    [2, '2025-01-31', '..2024-11-01', true],
    [2, '2025-01-31', '..2025-01-31', true],
    [2, '2025-01-31', '..2025-02-01', false],
    [1, '2025-01-31', '..2025-03-31', true],
  ])('with fiscal years from month %d, on %s, %s: %s', (fiscalStartMonth, today, span, due) => {
    expect(isDue(span, 'thisQuarter', today, 'on_target', fiscalStartMonth)).toBe(due);
  });
});

describe('a range of its own', () => {
  const march = { custom: { start: exampleDay('2025-03-01'), end: exampleDay('2025-03-31') } };

  it.each([
    ['2025-01-01..2025-02-28', false],
    ['2025-01-01..2025-03-01', true],
    ['2025-03-10..2025-03-20', true],
    ['2025-01-01..2025-12-31', true],
    ['2025-03-31..2025-12-31', true],
    ['2025-04-01..2025-12-31', false],
    ['..2025-03-15', false],
    ['2025-03-15..', false],
    ['..', false],
  ])('of March lists %s: %s (both dates of the goal are needed)', (span, due) => {
    expect(isDue(span, march, '2025-09-15')).toBe(due);
  });

  it.each([
    ['2025-01-01..2025-02-28', false],
    ['2025-01-01..2025-03-01', true],
    ['2030-01-01..2031-01-01', true],
    ['2030-01-01..', false],
    ['..2031-01-01', false],
  ])('open to the future lists %s: %s', (span, due) => {
    expect(isDue(span, { custom: { start: exampleDay('2025-03-01'), end: null } }, '2025-09-15')).toBe(due);
  });

  it.each([
    ['2025-04-01..2025-12-31', false],
    ['2025-03-31..2025-12-31', true],
    ['2000-01-01..2001-01-01', true],
    ['..2001-01-01', false],
  ])('open to the past lists %s: %s', (span, due) => {
    expect(isDue(span, { custom: { start: null, end: exampleDay('2025-03-31') } }, '2025-09-15')).toBe(due);
  });
});

it.each([
  ['thisMonth', 'thisMonth'],
  ['thisQuarter', 'thisQuarter'],
  ['a range of its own', { custom: { start: exampleDay('2025-09-01'), end: null } }],
] as const)('only past due asks whether a goal is achieved: %s does not', (_, dueDate) => {
  expect(isDue('2025-01-01..2025-09-20', dueDate, '2025-09-15', 'achieved')).toBe(true);
});
