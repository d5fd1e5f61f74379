import { describe, expect, it } from 'vitest';
import { readPerspective } from './perspective.ts';
import * as words from './words.ts';

describe('a word in a cell', () => {
  it.each([
    [words.AGGREGATIONS, 'Sum', 'sum'],
    [words.AGGREGATIONS, '5', 'current'],
    [words.AGGREGATIONS, 'avg', 'average'],
    [words.AGGREGATIONS, 'median', null],
    [words.VALUE_TYPES, 'PERCENT', 'percent'],
    [words.FREQUENCIES, 'Weekly', 'weekly'],
    [words.FREQUENCIES, '0', 'weekly'],
    [words.FREQUENCIES, 'quarterly', 'quarterly'],
    [words.DIRECTIONS, 'down', 'down'],
    [words.DIRECTIONS, '0', 'down'],
    [words.DIRECTIONS, 'D', 'down'],
    [words.PRIORITIES, '0', 'none'],
    [words.ROLLUPS, 'percent', 'percent'],
    [words.ROLLUPS, '6', 'percent'],
    [words.STATUSES_BY_WORD, 'On Target', 'on_target'],
    [words.STATUSES_BY_WORD, 'off-target', 'off_target'],
    [words.STATUSES_BY_WORD, 'NOT_STARTED', 'not_started'],
    [words.FLAGS, 'Yes', 'yes'],
    [words.FLAGS, '0', 'no'],
    [words.FLAGS, '', 'no'],
    [words.FLAGS, 'maybe', null],
  ])('of %o: %s is %s', (vocabulary, cell, word) => {
    expect(vocabulary.read(cell)).toBe(word);
  });

  it('is not taken from what every object has', () => {
    expect(words.AGGREGATIONS.read('constructor')).toBeNull();
  });
});

describe('a perspective in a cell', () => {
  const named = readPerspective({ f: 'Stewardship', c: 'Residents', o: 'Customer', p: 'Staff' });

  it.each([
    ['f', 'f'],
    ['P', 'p'],
    ['residents', 'c'],
    ['Financial', 'f'],
    ['INTERNAL', 'o'],
    ['learning & growth', 'p'],
    ['Customer', 'o'],
  ])('is read by letter, label of the plan, or usual name, labels first: %s is %s', (cell, perspective) => {
    expect(named(cell)).toBe(perspective);
  });

  it('is refused with the labels of the plan', () => {
    expect(named('Planet')).toEqual({ listed: 'Stewardship, Residents, Customer, Staff' });
  });
});
