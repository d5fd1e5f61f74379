import { expect, it } from 'vitest';
import { readEnvironmentFile } from './environmentFile.ts';

it.each([
  ['A=1', '1'],
  ['  A = 1  ', '1'],
  ['A=', ''],
  ["A='two words'", 'two words'],
  ["A='$HOME \\ `x` # \"'", '$HOME \\ `x` # "'],
  ['A="two words"', 'two words'],
  ['A="say \\"so\\", \\$5, \\\\"', 'say "so", $5, \\'],
  ['A=one two # three', 'one two # three'],
  ['A=one\\ two', 'one two'],
  ['A=one\\\ntwo', 'onetwo'],
  ["A=a'b c'd", 'ab cd'],
  ['A=Milepost <a@example.org>', 'Milepost <a@example.org>'],
  ['A=1\nA=2', '2'],
  ['A=1\r\nB=2', '1'],
  ['#A=0\n; A=0\nnothing\n=\nA=1', '1'],
])('%j sets %j', (text, value) => {
  expect(readEnvironmentFile(text)).toHaveProperty('A', value);
});

it('a name that is none, and a line without one, are left out', () => {
  expect(readEnvironmentFile('1A=1\nA-B=2\nC\nexport D=3\n')).toEqual({});
});
