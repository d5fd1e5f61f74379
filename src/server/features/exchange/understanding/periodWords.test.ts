import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readIsoDate } from '#core/calendar/date.ts';
import { PERIOD_WORDS, periodOfWord, plainPeriod, wordOfPeriod } from './periodWords.ts';

const day = (text: string) => {
  const found = readIsoDate(text);
  if (found === null) throw new Error(text);
  return found;
};

describe('A period that moves with the day', () => {
  it.each([
    ['this_month', '2026-11-20', 1, '2026-11'],
    ['last_month', '2026-11-20', 1, '2026-10'],
    ['last_month', '2027-01-01', 1, '2026-12'],
    ['last_month', '2026-03-31', 1, '2026-02'],
    ['this_quarter', '2026-11-20', 1, '2026-Q4'],
    ['last_quarter', '2026-11-20', 1, '2026-Q3'],
    ['last_quarter', '2027-02-28', 1, '2026-Q4'],
    ['this_quarter', '2026-11-20', 7, '2026-Q2'],
    ['last_quarter', '2026-07-01', 7, '2025-Q4'],
    ['this_year', '2026-06-30', 7, '2025'],
    ['this_year', '2026-07-01', 7, '2026'],
    ['last_year', '2026-07-01', 7, '2025'],
  ] as const)('%s on %s, where the year starts in month %d, is %s', (word, today, fiscalStartMonth, period) => {
    expect(periodOfWord(word, { today: day(today), fiscalStartMonth })).toBe(period);
    expect(plainPeriod(` ${word.toUpperCase()} `, { today: day(today), fiscalStartMonth })).toBe(period);
  });

  it('is found again from its period on any day', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PERIOD_WORDS),
        fc.integer({ min: 10_000, max: 40_000 }),
        fc.integer({ min: 1, max: 12 }),
        (word, today, fiscalStartMonth) => {
          const moment = { today: today as ReturnType<typeof day>, fiscalStartMonth };
          expect(wordOfPeriod(periodOfWord(word, moment), moment)).toBe(word);
        },
      ),
    );
  });

  it.each(['2024', '2026-09', '2025-Q1', 'soon', ''])('has no word where it is another: %s', (answer) => {
    const moment = { today: day('2026-11-20'), fiscalStartMonth: 1 };
    expect(wordOfPeriod(answer, moment)).toBeNull();
    expect(plainPeriod(answer, moment)).toBe(answer);
  });
});
