import { describe, expect, it } from 'vitest';
import { ENGLISH_LABELS } from '#core/words/labelWords.ts';
import { cleanWord, isLevelCount, levelProblems, statusProblems, wordKey } from './wordProblems.ts';

const LETTERS = 'a'.repeat(80);
const level = (name: string, plural = `${name}s`) => ({ name, plural });
const kindOf = (name: string) => levelProblems([level(name, 'Others')])[0]?.problem.kind ?? null;

describe('a name of a level', () => {
  it.each([
    ['one letter', 'A', null],
    ['80 letters', LETTERS, null],
    ['81 letters', `${LETTERS}a`, 'tooLong'],
    ['80 emoji, each of two units', '🎯'.repeat(80), null],
    ['81 emoji', '🎯'.repeat(81), 'tooLong'],
    ['a family, whose joiners cannot be seen', '👨‍👩‍👧', null],
    ['right to left', 'أولويات', null],
    ['none', '', 'empty'],
    ['blanks', ' \t\n ', 'empty'],
    ['a joiner alone', '\u200d', 'empty'],
    ['a bell', 'Goal\u0007', 'unprintable'],
    ['an override of the direction', '\u202eGoal', 'unprintable'],
    ['an isolate left open', '\u2067Goal', 'unprintable'],
    ['half a pair', 'Goal \ud83c', 'unprintable'],
    ['one copied out of a sentence', '\u2068هدف\u2069', null],
    ['a slash between blanks', 'Goal / aim', 'slash'],
    ['a slash at its end', 'Goal /', 'slash'],
    ['a slash at its begin', '/ Goal', 'slash'],
    ['a slash within a word', 'Goal/aim', null],
  ])('of %s', (_, name, problem) => {
    expect(kindOf(name)).toBe(problem);
  });

  it('may be the same for one and several', () => {
    expect(levelProblems([level('Series', 'series'), level('Step')])).toEqual([]);
  });

  it.each([
    ['another case', 'PRIORITY'],
    ['blanks around', '  Priority '],
    ['wide letters', 'Ｐｒｉｏｒｉｔｙ'],
  ])('is taken by another level, with %s', (_, twin) => {
    expect(levelProblems([level('Priority', 'Priorities'), level(twin, 'Others')])).toEqual([
      { at: 'levels.1.name', word: cleanWord(twin), problem: { kind: 'twin', of: 'Priority' } },
    ]);
  });

  it('is taken by what several of another level are called', () => {
    expect(levelProblems([level('Aim', 'Actions'), level('Action', 'actions')])).toMatchObject([
      { at: 'levels.1.plural', problem: { kind: 'twin', of: 'Actions' } },
    ]);
  });
});

describe('a name of a status', () => {
  const problemsOf = (...names: [string, string][]) =>
    statusProblems(
      names.map(([code, name]) => ({ code, name })),
      [ENGLISH_LABELS.status, { ...ENGLISH_LABELS.status, achieved: 'Erreicht' }],
    );

  it.each([
    ['another word', 'off_target', 'Watch', null],
    ['its usual word', 'achieved', 'Achieved', null],
    ['a colon and a slash, which files keep', 'off_target', 'Watch: a / b', null],
    ['none', 'off_target', ' ', { kind: 'empty' }],
    ['the usual word of another', 'off_target', 'critical', { kind: 'builtIn', of: 'critical' }],
    ['that of another in another language', 'off_target', 'ERREICHT', { kind: 'builtIn', of: 'achieved' }],
    ['that of a goal without figures', 'off_target', 'No figures', { kind: 'builtIn', of: 'no_figures' }],
  ])('is %s', (_, code, name, problem) => {
    expect(problemsOf([code, name])[0]?.problem ?? null).toEqual(problem);
  });

  it('is taken by another status', () => {
    expect(problemsOf(['off_target', 'Zürich'], ['critical', 'ZU\u0308RICH'])).toEqual([
      { at: 'statuses.1.name', word: 'ZÜRICH', problem: { kind: 'twin', of: 'Zürich' } },
    ]);
  });
});

it.each([
  [0, true],
  [1, false],
  [2, true],
  [8, true],
  [9, false],
])('a plan names %i levels: %s', (count, may) => {
  expect(isLevelCount(count)).toBe(may);
});

it('names are the same where case, width and blanks alone differ', () => {
  expect(wordKey(' Off  Target')).toBe(wordKey('OFF TARGET'));
  expect(wordKey('resume')).not.toBe(wordKey('résumé'));
});
