import { describe, expect, it } from 'vitest';
import { looksBack, referencesIn } from './expression.ts';
import { describeFormulaProblem } from './formulaProblem.ts';
import { formulaText, keptText } from './formulaText.ts';
import { parseFormula, readFormula } from './parseFormula.ts';

const numbered = (number: string) => (number === '9' ? ['g9', 'g99'] : number.startsWith('1') ? [`g${number}`] : []);
const written = (text: string) =>
  formulaText(parseFormula(text, numbered), ({ goalId, column }) => `${goalId.slice(1)}${column ? ` ${column}` : ''}`);
const problemOf = (text: string) => readFormula(text, numbered).problem;

describe('a formula', () => {
  it.each([
    ['[1.2.1] / [1.3] * 100', '[1.2.1] / [1.3] * 100'],
    ['  [1.2]+3*-[1.3]', '[1.2] + 3 * -[1.3]'],
    ['([1.2]+3)*[1.3]', '([1.2] + 3) * [1.3]'],
    ['(([1.2]))', '[1.2]'],
    ['[1.2] - ([1.3] - [1.4])', '[1.2] - ([1.3] - [1.4])'],
    ['[1.2] - [1.3] - [1.4]', '[1.2] - [1.3] - [1.4]'],
    ['[1.2] / ([1.3] * 2)', '[1.2] / ([1.3] * 2)'],
    ['-([1.2] + 1)', '-([1.2] + 1)'],
    ['- - [1.2]', '--[1.2]'],
    ['[1.2] × 100 ÷ [1.3] − 1', '[1.2] * 100 / [1.3] - 1'],
    ['[1.2] or [1.3] or 0', '[1.2] or [1.3] or 0'],
    ['2 or [1.2]', '2 or [1.2]'],
    ['([1.2] or 0) + 1', '([1.2] or 0) + 1'],
    ['[1.2] or ([1.3] or 0)', '[1.2] or ([1.3] or 0)'],
    ['MIN([1.2]; [1.3], 4)', 'min([1.2], [1.3], 4)'],
    ['max([1.2]) + sum([1.2], [1.3]) + avg([1.2], 1)', 'max([1.2]) + sum([1.2], [1.3]) + avg([1.2], 1)'],
    ['abs([1.2]) + round([1.2]) + round([1.2], 2)', 'abs([1.2]) + round([1.2]) + round([1.2], 2)'],
    ['prev([1.2]) + ytd([1.2])', 'prev([1.2]) + ytd([1.2])'],
    ['if([1.2] >= 3, [1.2], 0)', 'if([1.2] >= 3, [1.2], 0)'],
    ['if([1.2] ≤ 3, 1, if([1.2] <> 4, 2, 3))', 'if([1.2] <= 3, 1, if([1.2] <> 4, 2, 3))'],
    ['if([1.2] = 3 or 1 < 2, 1, 2)', null],
    ['[1.2 target] / [1.3 ACTUAL]', '[1.2 target] / [1.3 actual]'],
    ['[1.2] * 1.5 + .5 + 2e3', '[1.2] * 1.5 + 0.5 + 2000'],
  ])('%s reads as %s', (text, expected) => {
    if (expected === null) expect(problemOf(text)).not.toBeNull();
    else expect(written(text)).toBe(expected);
  });

  it('is kept by the ids of its goals', () => {
    expect(keptText(parseFormula('[1.2 target] - [1.3]', numbered))).toBe('[#g1.2 target] - [#g1.3]');
    expect(keptText(parseFormula('[#x y] - [ #z target ]', numbered))).toBe('[#x y] - [#z target]');
  });

  it('tells its goals, and whether it looks back', () => {
    const of = (text: string) => parseFormula(text, numbered);
    expect(referencesIn(of('if([1.2] < 1, abs([1.3]), -[1.4] or round([1.5]))')).map(({ goalId }) => goalId)).toEqual([
      'g1.2',
      'g1.3',
      'g1.4',
      'g1.5',
    ]);
    expect(looksBack(of('[1.2] + prev([1.3])'))).toBe(true);
    expect(looksBack(of('[1.2] + ytd([1.3])'))).toBe(false);
  });
});

const nested = (count: number) => `${'('.repeat(count)}[1.2]${')'.repeat(count)}`;
const padded = (length: number) => `[1.2]${' '.repeat(length - 5)}`;

describe('what a formula cannot be read for', () => {
  it.each([
    ['', 'empty', 0, 'Begin with a goal'],
    ['   ', 'empty', 0, 'Begin with a goal'],
    ['1 + 2', 'noGoal', 0, 'names no goal'],
    ['[1.2] +', 'unexpected', 7, 'ends too early. Expected: a goal in brackets, a number, a function or “(”.'],
    ['[1.2] [1.3]', 'unexpected', 6, '“[1.3]” does not fit at character 7. Expected: +, -, *, / or “or”.'],
    ['[1.2] * / 3', 'unexpected', 8, '“/” does not fit at character 9'],
    ['([1.2]', 'unexpected', 6, 'Expected: “)” or +, -, *, / or “or”.'],
    ['[1.2])', 'unexpected', 5, '“)” does not fit'],
    ['[1.2', 'unexpected', 4, 'Expected: “]”.'],
    ['[1.2] & 3', 'unexpected', 6, '“&” does not fit'],
    ['[1.2] 😀', 'unexpected', 6, '“😀” does not fit'],
    ['[2.2] + 1', 'unknownGoal', 0, 'There is no goal 2.2 in this plan (at character 1).'],
    ['[]', 'unknownGoal', 0, 'There is no goal'],
    ['[9]', 'sharedNumber', 0, 'Several goals have the number 9'],
    ['[1.2] + mean([1.3])', 'unknownFunction', 8, '“mean” at character 9 is no function'],
    ['or [1.2]', 'unexpected', 0, '“or” does not fit'],
    ['abs [1.2]', 'unexpected', 4, 'Expected: “(”.'],
    ['abs([1.2], 3)', 'unexpected', 9, 'Expected: “)”'],
    ['min()', 'unexpected', 4, 'Expected: a goal'],
    ['if([1.2], 1, 2)', 'unexpected', 8, 'Expected: a comparison such as < or >=.'],
    ['if([1.2] > 1)', 'unexpected', 12, 'Expected: “,”.'],
    ['round([1.2], 11)', 'unexpected', 13, 'how many decimals, a whole number from 0 to 10'],
    ['round([1.2], 1.5)', 'unexpected', 13, 'how many decimals'],
    ['round([1.2], [1.3])', 'unexpected', 13, 'how many decimals'],
    ['1 000 * [1.2]', 'unreadableNumber', 0, '“1 000” at character 1 is not a number'],
    ['1000x * [1.2]', 'unreadableNumber', 0, '“1000x” at character 1 is not a number'],
    ['1e999 * [1.2]', 'unreadableNumber', 0, '“1e999” at character 1 is not a number'],
    ['0,5 * [1.2]', 'unexpected', 1, '“,” does not fit'],
    [nested(21), 'tooNested', 20, 'more than 20 brackets'],
    [padded(1001), 'tooLong', 1000, 'more than 1000 characters'],
  ])('%s', (text, kind, at, sentence) => {
    const problem = problemOf(text);
    expect(problem).toMatchObject({ kind, at });
    expect(problem && describeFormulaProblem(problem)).toContain(sentence);
  });

  it.each([nested(20), padded(1000), 'round([1.2], 10)'])('at the border it is read: %s', (text) => {
    expect(problemOf(text)).toBeNull();
  });

  it('is nothing else: a fault of ours is not swallowed', () => {
    const fault = () => {
      throw new RangeError('ours');
    };
    expect(() => readFormula('[1.2]', fault)).toThrow(RangeError);
  });
});
