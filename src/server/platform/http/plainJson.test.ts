import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { MAX_JSON_DEPTH, MAX_JSON_KEYS, readPlainJson } from './plainJson.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const withKeys = (count: number) => `{${Array.from({ length: count }, (_, index) => `"k${index}":1`).join(',')}}`;

describe('a JSON body', () => {
  it.each([
    ['as deep as allowed', nested(MAX_JSON_DEPTH)],
    ['with as many keys as allowed', withKeys(MAX_JSON_KEYS)],
    ['with brackets in a string', JSON.stringify('['.repeat(100))],
    ['with an escaped quote in a string', JSON.stringify('"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[')],
    ['with a backslash at the end of a string', JSON.stringify(['\\', '\\"'])],
    ['with an emoji, an accent and U+2028', JSON.stringify('👩‍👩‍👧 é \u2028')],
  ])('%s is read', (_, text) => {
    expect(readPlainJson(text)).toEqual(JSON.parse(text));
  });

  it.each([
    ['one level too deep', nested(MAX_JSON_DEPTH + 1), /deeper than 32/],
    ['a million levels deep', '['.repeat(1_000_000), /deeper than 32/],
    ['with one key too many', withKeys(MAX_JSON_KEYS + 1), /more than 10000 keys/],
    ['that ends too soon', '{"a":', /not valid JSON/],
    ['of nothing', ' ', /not valid JSON/],
    ['of NaN', '[NaN]', /not valid JSON/],
    ['with a key __proto__', '{"__proto__":{"isAdmin":true}}', /__proto__/],
    ['with an escaped key __proto__', '{"\\u005f_proto__":1}', /__proto__/],
    ['with a key constructor, deep down', '[{"a":[{"constructor":1}]}]', /constructor/],
    ['with U+0000', '["a\\u0000b"]', /U\+0000/],
    ['with U+0000 in a key', '{"a\\u0000b":1}', /U\+0000/],
    ['with half a surrogate pair', '["\\ud83d"]', /Unicode/],
  ])('%s is refused', (_, text, words) => {
    expect(() => readPlainJson(text)).toThrow(words);
  });

  it('that is a million levels deep is refused', () => {
    expect(() => readPlainJson('{"a":'.repeat(1_000_000))).toThrow();
  });

  test('is read as JSON.parse reads it, or refused in words', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        try {
          expect(readPlainJson(text)).toEqual(JSON.parse(text));
        } catch (error) {
          expect(error).toMatchObject({ status: 400 });
        }
      }),
    );
  });
});
