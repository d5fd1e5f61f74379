import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readColumn, writeColumn } from './columnText.ts';

it.each<[string, string[], string]>([
  ['one value', ['12'], '12'],
  ['one empty value', [''], '\n'],
  ['two values', ['a', 'b'], 'a\nb\n'],
  ['an empty value at the end', ['a', ''], 'a\n\n'],
  ['a note of three lines', ['one\ntwo\nthree'], '"one\ntwo\nthree"'],
  ['a quote and a tab', ['5" pipe', 'a\tb'], '"5"" pipe"\n"a\tb"\n'],
])('%s is written, and read as it was', (_, texts, text) => {
  expect(writeColumn(texts)).toBe(text);
  expect(readColumn(text)).toEqual(texts);
});

it.each<[string, string, string[]]>([
  ['rows as Excel ends them', 'a\r\nb\r\n', ['a', 'b']],
  ['a row of several cells', '1\t2\t3', ['1']],
  ['nothing', '', ['']],
])('%s: the first cell of each', (_, text, texts) => {
  expect(readColumn(text)).toEqual(texts);
});

it('any column is read as it was written', () => {
  const text = fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom('"', '\t', '\n', '\r\n', '""\n', ''));
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (texts) => {
      expect(readColumn(writeColumn(texts))).toEqual(texts);
    }),
  );
});
