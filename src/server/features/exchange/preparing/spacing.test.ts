import { describe, expect, it } from 'vitest';
import { type Day, readIsoDate } from '#core/calendar/date.ts';
import { frequencyOfSpacing } from './spacing.ts';

const days = (texts: readonly string[]): Day[] => texts.flatMap((text) => readIsoDate(text) ?? []);

describe('the tracking frequency told from the spacing of entries', () => {
  it.each([
    ['weeks', ['2024-01-01', '2024-01-08', '2024-01-15'], 'weekly'],
    ['every second week', ['2024-01-01', '2024-01-15', '2024-01-29'], 'weekly'],
    ['first days of months', ['2024-01-01', '2024-02-01', '2024-03-01'], 'monthly'],
    ['last days of months', ['2024-01-31', '2024-02-29', '2024-03-31'], 'monthly'],
    ['quarters', ['2024-01-01', '2024-04-01', '2024-07-01'], 'monthly'],
    ['half years', ['2024-01-01', '2024-07-01', '2025-01-01'], 'monthly'],
    ['years', ['2022-12-31', '2023-12-31', '2024-12-31'], 'yearly'],
    ['years with a gap and a far target', ['2015-12-31', '2017-12-31', '2018-12-31', '2030-12-31'], 'yearly'],
    ['the same month of several years', ['2024-01-01', '2025-01-01', '2026-01-01'], 'yearly'],
    ['years with a far target in another month', ['2023-12-31', '2024-12-31', '2030-06-30'], 'yearly'],
    ['days of a yearly survey', ['2021-05-03', '2022-04-28', '2023-06-10'], 'yearly'],
    ['years and a stray day', ['2022-12-31', '2023-12-31', '2024-12-31', '2025-01-05'], 'yearly'],
    ['months of several years', ['2022-03-01', '2024-01-01', '2026-10-01'], 'monthly'],
    ['last days of months of several years', ['2022-03-31', '2024-01-31', '2026-10-31'], 'monthly'],
    [
      'the same month of years and one more in the last',
      ['2023-01-01', '2024-01-01', '2025-01-01', '2025-06-01'],
      'monthly',
    ],
    ['two months of two years', ['2024-01-01', '2025-12-01'], 'monthly'],
    ['months with one missing', ['2024-01-01', '2024-02-01', '2024-03-01', '2024-06-01'], 'monthly'],
    ['months and a stray day', ['2024-01-01', '2024-01-03', '2024-02-01', '2024-03-01', '2024-04-01'], 'monthly'],
    ['months in any order, one twice', ['2024-03-01', '2024-01-01', '2024-02-01', '2024-02-01'], 'monthly'],
    ['two entries', ['2024-01-01', '2025-01-01'], 'yearly'],
    ['one entry', ['2024-01-01'], null],
    ['one entry twice', ['2024-01-01', '2024-01-01'], null],
    ['no entry', [], null],
  ])('of %s', (_, texts, frequency) => {
    expect(frequencyOfSpacing(days(texts))).toBe(frequency);
  });
});
