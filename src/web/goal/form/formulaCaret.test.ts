import { describe, expect, it } from 'vitest';
import { goalAsked, tokenBefore, tokenFrom, withGoal } from './formulaCaret.ts';

describe('a goal in a formula', () => {
  it.each([
    ['[', 1, ''],
    ['[1.2] / [pol', 12, 'pol'],
    ['[1.2', 2, '1'],
    ['[1.2]', 5, null],
    ['1 + 2', 3, null],
    ['', 0, null],
  ])('%s is asked for at %i by %s', (text, caret, search) => {
    expect(goalAsked(text, caret)?.search ?? null).toBe(search);
  });

  it.each([
    ['[po + 1', { from: 0, to: 3, search: 'po' }, '[1.2] + 1', 5],
    ['2 * [po]', { from: 4, to: 7, search: 'po' }, '2 * [1.2]', 9],
  ])('takes the place of what was typed of it: %s', (text, asked, result, caret) => {
    expect(withGoal(text, asked, '1.2')).toEqual({ text: result, caret });
  });

  it.each([
    ['2 * [1.2]', 9, 4, null],
    ['2 * [1.2]', 4, null, 9],
    ['2 * [1.2]', 6, null, null],
    ['1]', 2, null, null],
    ['[1', 0, null, null],
  ])('%s at %i is one token: back to %s, on to %s', (text, caret, before, after) => {
    expect([tokenBefore(text, caret), tokenFrom(text, caret)]).toEqual([before, after]);
  });
});
