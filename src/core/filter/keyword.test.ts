import { expect, it } from 'vitest';
import { compileKeyword, foldTitle } from './keyword.ts';

it.each([
  ['water', 'Cut water losses', true],
  ['WATER', 'Cut water losses', true],
  ['water', 'CUT WATER LOSSES', true],
  ['  water  ', 'Cut water losses', true],
  ['water losses', 'Cut water losses', true],
  ['water  losses', 'Cut water losses', false],
  ['road', 'Cut water losses', false],
  ['', 'anything', true],
  // Plain text, whatever markup would make of it.
  ['R&D', 'Grow R&D', true],
  ['r&d', 'Grow R&D', true],
  ['&amp;', 'Grow R&D', false],
  ['<b>', 'Use <B> less', true],
  ['a.c', 'abc', false],
  ['50% (net)', 'Reach 50% (net)', true],
  // In quotes exactly as typed.
  ['"Water"', 'Cut water losses', false],
  ['"water"', 'Cut water losses', true],
  ['"Cut water losses"', 'Cut water losses', true],
  ['"ater lo"', 'Cut water losses', true],
  ['"water "', 'Cut water', false],
  ['"water "', 'Cut water losses', true],
  [' "water" ', 'Cut water losses', true],
  ['“water”', 'Cut water losses', true],
  ['“Water”', 'Cut water losses', false],
  ['”water”', 'Cut water losses', true],
  ['"two\nlines"', 'Two two\nlines', true],
  ['" "', 'Cut water', true],
  // The outer quotes are the quotes: what stands between may hold others.
  ['"say "cheese""', 'Do say "cheese"', true],
  // Any other quote is a literal.
  ['"', 'Use 12" pipes', true],
  ['"', 'Use pipes', false],
  ['""', 'A "" b', true],
  ['""', 'A b', false],
  ['“”', 'A b', false],
  ['"water', 'Cut water', false],
  ['"water', 'Cut "Water"', true],
  ['water"', 'Cut "Water"', true],
  ['x "water"', 'Cut water', false],
  ['"water" x', 'Cut water', false],
  ["'water'", 'Cut water', false],
  ["'water'", "Cut 'Water'", true],
  ['"water”', 'Cut water', false],
  ['“water"', 'Cut water', false],
  // One letter may be written in two ways.
  ['cafe\u0301', 'Open a caf\u00e9', true],
  ['caf\u00e9', 'Open a cafe\u0301', true],
  ['"caf\u00e9"', 'Open a cafe\u0301', true],
  ['"cafe\u0301"', 'Open a caf\u00e9', true],
])('the keyword %j finds the title %j: %s', (keyword, title, found) => {
  expect(compileKeyword(keyword)({ title, foldedTitle: foldTitle(title) })).toBe(found);
});
