import { expect, it } from 'vitest';
import { typeText } from './typeText.ts';

it.each([
  ['a name', { $ref: '#/components/schemas/Goal' }, 'Goal'],
  ['a list of a name', { type: 'array', items: { $ref: '#/components/schemas/Goal' } }, 'Goal[]'],
  ['a choice', { enum: ['up', 'down', 0] }, '"up" | "down" | 0'],
  ['what may be null', { type: ['number', 'null'] }, 'number | null'],
  ['a list of what may be null', { type: 'array', items: { type: ['integer', 'null'] } }, '(number | null)[]'],
  ['one of several', { anyOf: [{ type: 'string' }, { const: 0 }] }, 'string | 0'],
  ['a file', { type: 'string', format: 'binary' }, 'file'],
  ['any keys', { type: 'object', additionalProperties: { type: 'string' } }, 'Record<string, string>'],
  ['anything', {}, 'unknown'],
])('a schema of %s is written as TypeScript', (_, schema, text) => {
  expect(typeText(schema)).toBe(text);
});

it('an object has a line for each field, with its note, and says which may be left out', () => {
  const schema = {
    type: 'object',
    properties: {
      date: { type: 'string', description: 'Any day\nof the period' },
      'if-match': { type: 'array', items: { type: 'object', properties: { id: { type: 'string' } } } },
    },
    required: ['date'],
  };
  expect(typeText(schema)).toBe(
    ['{', '  date: string; // Any day of the period', '  "if-match"?: {', '    id?: string;', '  }[];', '}'].join('\n'),
  );
});
