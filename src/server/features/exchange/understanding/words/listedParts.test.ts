import { describe, expect, it } from 'vitest';
import { areNumbers, partsOf } from './listedParts.ts';

describe('numbers that a cell lists', () => {
  it.each([
    '1',
    '1.1',
    '1.1.',
    'Goal 1',
    'Ziel 1.2',
    'G1',
    '1.1, 2.3',
    '1 and 2',
    '1 und 2',
    '1 AND 2',
    'Goal 1 & Goal 2',
    '1\n2',
  ])('%j', (text) => expect(areNumbers(text)).toBe(true));

  it.each(['', ' ', ',', 'Goal', '1 Water', '1.1 and Water', '1et1', 'and'])('%j lists none', (text) =>
    expect(areNumbers(text)).toBe(false),
  );
});

it('parts are trimmed, and empty ones are none', () => {
  expect(partsOf(' 1 ;; 2\n\n3 ; ', /[;\n]/)).toEqual(['1', '2', '3']);
});

it('a long cell that nearly lists numbers is read as fast as any', () => {
  expect(areNumbers(`1${'et1'.repeat(30_000)}!`)).toBe(false);
  expect(areNumbers(`1${' '.repeat(100_000)}x`)).toBe(false);
  expect(areNumbers('1, '.repeat(30_000))).toBe(true);
});
