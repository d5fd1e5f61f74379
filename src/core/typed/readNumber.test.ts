import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certainMarkOf, decimalMarkOf } from './decimalMark.ts';
import { readNumber } from './readNumber.ts';

const numberIn = (cell: string, mark: '.' | ',' = '.') => {
  const reading = readNumber(cell, mark);
  return reading.ok ? reading.value : reading.reason;
};

describe('a cell as a number', () => {
  it.each([
    ['12', 12],
    [' 12 ', 12],
    ['1,234', 1234],
    ['1,234,567.8', 1_234_567.8],
    ['.75', 0.75],
    ['-.75', -0.75],
    ['90%', 90],
    ['90 %', 90],
    ['$10.4M', 10_400_000],
    ['$1.2k', 1200],
    ['-$12', -12],
    ['$-12', -12],
    ['US$ 5', 5],
    ['€1.234,50', 1234.5],
    ['1.234,50 €', 1234.5],
    ['EUR 10', 10],
    ['10 EUR', 10],
    ['10 kr', 10],
    ['3.2 bn', 3_200_000_000],
    ['2 Mio.', 2_000_000],
    ['2 Mio. EUR', 2_000_000],
    ['4 million', 4_000_000],
    ['1.5T', 1_500_000_000_000],
    ['1,5 Mrd. €', 1_500_000_000],
    ['3 milliards', 3_000_000_000],
    ['2 Millionen', 2_000_000],
    ['12 T€', 12_000],
    ['12 TEUR', 12_000],
    ['€ 12 k', 12_000],
    ['$ 4 m', 4_000_000],
    ['1,234*', 1234],
    ['5 %¹', 5],
    ['5 % *', 5],
    ['12 1)', 12],
    ['12 a)', 12],
    ['(12)**', -12],
    ['12 €†', 12],
    ['(12)', -12],
    ['($1,200)', -1200],
    ['12-', -12],
    ['−12', -12],
    ['+3', 3],
    ['1 234,5', 1234.5],
    ['1\u00a0234.5', 1234.5],
    ['1’234.50', 1234.5],
    ['12,34,567', 1_234_567],
    ['1.09859e+07', 10_985_900],
    ['1E-3', 0.001],
    ['95,10', 95.1],
    ['0.125', 0.125],
    ['-0.125', -0.125],
    ['-0', 0],
    ['-0 EUR', 0],
  ])('reads %s as %d', (cell, value) => {
    expect(numberIn(cell)).toBe(value);
  });

  it.each(['', ' ', 'NA', 'N/A', 'n/a', '-', '–', 'null', 'None', '#N/A'])('reads %j as none', (cell) => {
    expect(readNumber(cell, '.')).toEqual({ ok: true, value: null, note: null });
  });

  it.each([
    'twelve',
    '12 KWH',
    '12 KMT',
    `1${'0'.repeat(60)}`,
    '$5 EUX',
    '1.2.3,4',
    '1.2.3',
    '12/4',
    '5 of 20',
    '2024-01-01',
    '--5',
    '(-5)',
    '<5',
    '1 2',
    '$',
    // A long s, which looks like an s to a search that minds no case.
    '5 t\u017fd',
    '1.5 3',
    // Tonnes and metres, and powers of ten.
    '12 t',
    '1.5t',
    '12 m',
    '10³',
    '12 m²',
  ])('takes %s for no number', (cell) => {
    expect(readNumber(cell, '.').ok).toBe(false);
  });

  it('refuses a number past what can be stored', () => {
    expect(readNumber('1e400', '.')).toEqual({ ok: false, reason: 'too_large_number' });
  });

  it.each([
    ['1.234', '.', 1.234],
    ['1.234', ',', 1234],
    ['1,234', '.', 1234],
    ['1,234', ',', 1.234],
  ] as const)('reads %s in a table with decimal mark %s as %d, and says so', (cell, mark, value) => {
    expect(readNumber(cell, mark)).toEqual({ ok: true, value, note: `read as ${value}` });
  });

  it.each(['12', '12.5', '1,234.5', '90%', '$5'])('says nothing about %s, which reads one way only', (cell) => {
    expect(readNumber(cell, '.')).toMatchObject({ note: null });
  });

  it('says nothing about a decimal mark that the file says, only about grouping by the other one', () => {
    expect(readNumber('1.234', '.', true)).toEqual({ ok: true, value: 1.234, note: null });
    expect(readNumber('1,234', '.', true)).toEqual({ ok: true, value: 1234, note: 'read as 1234' });
  });

  it('reads back every number a program writes', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(numberIn(String(value))).toBe(value === 0 ? 0 : value);
      }),
    );
  });

  it('reads back amounts grouped and with a decimal comma', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
        const value = cents / 100;
        const shown = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 }).format(value);
        expect(numberIn(shown, ',')).toBe(value === 0 ? 0 : value);
      }),
    );
  });
});

describe('the decimal mark of a table', () => {
  it.each([
    ['95,10', ','],
    ['1.234,5', ','],
    ['1.234.567', ','],
    ['0.125', '.'],
    ['1,234.5', '.'],
    ['1234.567', '.'],
    ['1,234,567', '.'],
    ['1.5e3', '.'],
    ['1,234', null],
    ['1.234', null],
    ['12', null],
    ['text, text', null],
  ])('%s alone proves %s', (cell, mark) => {
    expect(certainMarkOf(cell)).toBe(mark);
  });

  it('is what most cells prove, else the fallback', () => {
    expect(decimalMarkOf([['1,5', '2,5', '3.25']], '.')).toBe(',');
    expect(decimalMarkOf([['1,234', '12', '']], ',')).toBe(',');
    expect(decimalMarkOf([['1,5', '2.5']], '.')).toBe('.');
    expect(decimalMarkOf([['1,5', '2.5', '3.25']], ',')).toBe('.');
  });
});
