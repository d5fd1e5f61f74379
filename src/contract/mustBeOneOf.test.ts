import { expect, it } from 'vitest';
import { mustBeOneOf } from './mustBeOneOf.ts';

it.each([
  [['en', 'de'], 'must be en or de'],
  [['chips', 'static', 'dynamic'], 'must be chips, static or dynamic'],
])('%j reads %s', (choices, text) => {
  expect(mustBeOneOf(choices)).toBe(text);
});
