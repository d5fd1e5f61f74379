import { describe, expect, it } from 'vitest';
import { parentByDots } from './parentByDots.ts';

describe('the goal above a number, by its dots', () => {
  it.each([
    ['1.2.3', ['1', '1.2'], '1.2'],
    ['1.2.3', ['1'], '1'],
    ['1.2.3', ['2'], null],
    ['1', ['1'], null],
    ['.1', [''], null],
  ])('of %s among %j is %j', (number, goals, above) => {
    expect(parentByDots(number, (key) => goals.includes(key))).toBe(above);
  });
});
