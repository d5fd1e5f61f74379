import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { compareGoalNumbers, isGoalNumber, shownNumber } from './goalNumber.ts';

describe('the order of goal numbers', () => {
  it.each([
    ['1.2', '1.10', 'parts are numbers'],
    ['1', '1.1', 'a goal stands before what lies below it'],
    ['1.9.9', '2', 'the first part decides'],
    ['9', '10', 'a longer number is greater'],
    ['08', '9', 'leading zeros do not count'],
    ['1x2', '1.10', 'an x is a dot'],
    ['1.1', '1a', 'a part ends before its letters go on'],
    ['1', 'A', 'digits stand before letters'],
    ['A2', 'A10', 'digits within a part are numbers too'],
    ['A.1', 'B.1', 'letters go by the alphabet'],
    ['', '1', 'no number stands first'],
    ['1.0', '1.1', 'zero is a number'],
    ['1', '1.', 'a shorter one stands first'],
    ['9007199254740992', '9007199254740993', 'numbers may be longer than a double holds'],
    ['1-2', '1-10', 'other signs are letters'],
    ['1.9', '1:9', 'a colon is no digit'],
    ['1.9', '1/9', 'a slash is no digit'],
  ])('%s stands before %s: %s', (first, second) => {
    expect(compareGoalNumbers(first, second)).toBeLessThan(0);
    expect(compareGoalNumbers(second, first)).toBeGreaterThan(0);
  });

  it.each([
    ['1.2', '1x2'],
    ['1.2', '01.02'],
    ['0', '00'],
    ['', ''],
  ])('%s and %s are the same place', (one, other) => {
    expect(compareGoalNumbers(one, other)).toBe(0);
  });

  test('is one order, whatever the numbers', () => {
    const anyNumber = fc.string({ unit: fc.constantFrom('0', '1', '2', '10', '.', 'x', 'a', '-'), maxLength: 6 });
    fc.assert(
      fc.property(anyNumber, anyNumber, anyNumber, (a, b, c) => {
        const [low, middle, high] = [a, b, c].sort(compareGoalNumbers);
        expect(Math.sign(compareGoalNumbers(a, b))).toBe(0 - Math.sign(compareGoalNumbers(b, a)));
        expect(compareGoalNumbers(low ?? '', middle ?? '')).toBeLessThanOrEqual(0);
        expect(compareGoalNumbers(low ?? '', high ?? '')).toBeLessThanOrEqual(0);
      }),
    );
  });
});

it('shows each x of a number as a dot', () => {
  expect(shownNumber('1x2x3')).toBe('1.2.3');
});

describe('a goal number has something between its dots', () => {
  it.each(['2', '2.1', '2x1', '2.', '1.a', 'G-1', 'KR 3', '2024/7', 'Box 1'])('%s is one', (text) => {
    expect(isGoalNumber(text)).toBe(true);
  });

  it.each(['2.x', '2xx1', '2..1', '2x.1', '.1', 'x1', '.', 'x'])('%s is none', (text) => {
    expect(isGoalNumber(text)).toBe(false);
  });
});
