import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCell } from './readCell.ts';
import { cellText, rawText } from './sheetFigures.ts';

describe('a typed figure', () => {
  it.each([
    ['1,234', 1234],
    ['.75', 0.75],
    ['90%', 90],
    ['$10.4M', 10_400_000],
    ['(12)', -12],
    ['-3', -3],
    ['1.234,5', 1234.5],
    ['1,5', 1.5],
    ['', null],
    ['-', null],
    ['n/a', null],
  ])('%j is %s', (text, value) => {
    expect(readCell(text)).toEqual({ ok: true, value });
  });

  it.each([
    ['1,8o', 1.8],
    ['12O', 120],
    ['l5', 15],
    ['~12', 12],
    ['12 km', 12],
    ['about 7', 7],
    ['soon', null],
    ['=SUM(A1)', null],
    ['', undefined],
  ])('%j is none; what was meant is %s', (text, likely) => {
    const reading = readCell(text);
    if (likely === undefined) expect(reading.ok).toBe(true);
    else expect(reading).toEqual({ ok: false, likely });
  });

  it('reads what a cell shows and what it copies as the same figure', () => {
    const figure = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }).map((value) => {
      return Number(value.toPrecision(12)) + 0;
    });
    fc.assert(
      fc.property(figure, (value) => {
        expect(readCell(rawText(value))).toEqual({ ok: true, value });
        if (Math.abs(value) >= 1e-6 || value === 0) expect(readCell(cellText(value))).toEqual({ ok: true, value });
      }),
    );
  });
});
