import { describe, expect, test } from 'vitest';
import { readOwnRange } from './ownRange.ts';

const read = (text: string) => (text === '' ? null : Number.isNaN(Number(text)) ? undefined : Number(text));

describe('a range of an own field, as typed', () => {
  test.each([
    ['', '', { asked: null, from: null, to: null }],
    ['5', '', { asked: { from: 5, to: null }, from: null, to: null }],
    ['', '5', { asked: { from: null, to: 5 }, from: null, to: null }],
    ['5', '5', { asked: { from: 5, to: 5 }, from: null, to: null }],
    ['6', '5', { asked: null, from: 'startAfterEnd', to: 'startAfterEnd' }],
    ['0', '0', { asked: { from: 0, to: 0 }, from: null, to: null }],
    ['x', '5', { asked: null, from: 'unreadable', to: null }],
    ['5', 'x', { asked: null, from: null, to: 'unreadable' }],
  ])('from “%s” to “%s”', (from, to, expected) => {
    expect(readOwnRange({ from, to }, read)).toEqual(expected);
  });
});
