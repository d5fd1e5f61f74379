import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { formatIsoDate, readIsoDate } from './date.ts';
import { intersection } from './intersection.ts';
import { contains, isClosed, lengthInDays, overlaps, type Span } from './span.ts';

/** Written start..end in days of March 2025, either side open. */
function span(written: string): Span {
  const [start = '', end = ''] = written.split('..');
  return { start: readIsoDate(`2025-03-${start}`), end: readIsoDate(`2025-03-${end}`) };
}

function written({ start, end }: Span): string {
  return [start, end].map((day) => (day === null ? '' : formatIsoDate(day).slice(-2))).join('..');
}

describe('two spans', () => {
  it.each([
    ['10..20', '01..09', null],
    ['10..20', '01..10', '10..10'],
    ['10..20', '12..15', '12..15'],
    ['12..15', '10..20', '12..15'],
    ['10..20', '20..25', '20..20'],
    ['10..20', '21..25', null],
    ['10..20', '..09', null],
    ['10..20', '..10', '10..10'],
    ['10..20', '20..', '20..20'],
    ['10..20', '21..', null],
    ['10..20', '..', '10..20'],
    ['10..', '..20', '10..20'],
    ['10..', '..09', null],
    ['10..', '12..', '12..'],
    ['..20', '..10', '..10'],
    ['..', '..', '..'],
  ])('%s and %s share %s', (one, other, shared) => {
    const both = intersection(span(one), span(other));
    expect(both && written(both)).toBe(shared);
    expect(overlaps(span(one), span(other))).toBe(shared !== null);
    const turned = intersection(span(other), span(one));
    expect(turned && written(turned)).toBe(shared);
    expect(overlaps(span(other), span(one))).toBe(shared !== null);
  });

  it.each([
    [null, '1960-05-02', null, null, null, '1960-05-02'],
    [null, null, '1960-05-02', null, '1960-05-02', null],
    [null, '1960-05-02', '1950-01-01', null, '1950-01-01', '1960-05-02'],
    ['1950-01-01', null, '1940-01-01', '1960-05-02', '1950-01-01', '1960-05-02'],
  ])('before 1970 too: %s..%s and %s..%s share %s..%s', (start, end, otherStart, otherEnd, first, last) => {
    const dated = (from: string | null, to: string | null): Span => ({
      start: readIsoDate(from ?? ''),
      end: readIsoDate(to ?? ''),
    });
    expect(intersection(dated(start, end), dated(otherStart, otherEnd))).toEqual(dated(first, last));
    expect(intersection(dated(otherStart, otherEnd), dated(start, end))).toEqual(dated(first, last));
    expect(overlaps(dated(start, end), dated(otherStart, otherEnd))).toBe(true);
    expect(overlaps(dated(otherStart, otherEnd), dated(start, end))).toBe(true);
  });

  it('share exactly the days that both contain', () => {
    const sides = fc.option(fc.integer({ min: 1, max: 9 }).map((day) => exampleDay(`2025-03-0${day}`)));
    const spans = fc
      .record({ start: sides, end: sides })
      .filter(({ start, end }) => start === null || end === null || start <= end);
    const days = fc.integer({ min: 1, max: 9 }).map((day) => exampleDay(`2025-03-0${day}`));
    fc.assert(
      fc.property(spans, spans, days, (one, other, day) => {
        const both = intersection(one, other);
        expect(both !== null && contains(both, day)).toBe(contains(one, day) && contains(other, day));
        expect(overlaps(one, other)).toBe(both !== null);
      }),
    );
  });
});

describe('a span', () => {
  it.each([
    ['10..20', '09', false],
    ['10..20', '10', true],
    ['10..20', '20', true],
    ['10..20', '21', false],
    ['..20', '01', true],
    ['10..', '31', true],
    ['10..', '09', false],
    ['..', '15', true],
  ])('%s contains the %sth: %s', (one, day, isIn) => {
    expect(contains(span(one), exampleDay(`2025-03-${day}`))).toBe(isIn);
  });

  it.each([
    ['10..20', true],
    ['10..', false],
    ['..20', false],
    ['..', false],
  ])('%s has both ends: %s', (one, closed) => {
    expect(isClosed(span(one))).toBe(closed);
  });

  it('counts its first and its last day', () => {
    expect(lengthInDays({ start: exampleDay('2025-03-10'), end: exampleDay('2025-03-10') })).toBe(1);
    expect(lengthInDays({ start: exampleDay('2024-01-01'), end: exampleDay('2024-12-31') })).toBe(366);
  });
});
