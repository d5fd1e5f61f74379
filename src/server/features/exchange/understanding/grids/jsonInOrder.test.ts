import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonGrids } from './jsonGrids.ts';
import { type Json, nameInText, parseInOrder } from './jsonInOrder.ts';

/** As `JSON.parse` has it. */
const asParsed = (value: Json): unknown =>
  Array.isArray(value)
    ? value.map(asParsed)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, each]) => [nameInText(name), asParsed(each)]))
      : value;

describe('JSON with years for names', () => {
  it.each([
    ['records', '[{"title": "Homes", "2024": 3, "2023" : 2, "owner": "Ada"}]', ['title', '2024', '2023', 'owner']],
    [
      'records within',
      '{"plan": [{"title": "Homes", "values": {"2024": 3, "2023": 2}}]}',
      ['title', 'values.2024', 'values.2023'],
    ],
    ['rows under headings', '[["title", "2024", "2023"], ["Homes", 3, 2]]', ['title', '2024', '2023']],
    ['rows beside headings', '{"columns": ["title", "2024"], "data": [["Homes", 3], ["Roads", 4]]}', ['title', '2024']],
    ['texts that only look so', '[{"a\\"1": "\\"2024\\": 3", "b": "2024", "2024": 3}]', ['a"1', 'b', '2024']],
  ])('keeps the order of the text: %s', (_, text, headings) => {
    expect(jsonGrids('plan.json', parseInOrder(text))[0]?.rows[0]?.cells).toEqual(headings);
  });

  it('is what it is in JavaScript, but for the order', () => {
    const name = fc.oneof(fc.string(), fc.nat(3000).map(String)).filter((each) => !/\0|__proto__/.test(each));
    const json = fc.letrec<{ json: Json }>((tie) => ({
      json: fc.oneof(
        { maxDepth: 4 },
        fc.string(),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.constant(null),
        fc.array(tie('json')),
        fc.dictionary(name, tie('json')),
      ),
    })).json;
    fc.assert(
      fc.property(json, fc.constantFrom(0, 1), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(asParsed(parseInOrder(text))).toEqual(JSON.parse(text));
      }),
    );
  });

  it('that is cut off is none', () => {
    expect(() => parseInOrder('{"2024": "x')).toThrow(SyntaxError);
  });
});
