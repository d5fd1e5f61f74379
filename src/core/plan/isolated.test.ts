import { expect, it } from 'vitest';
import { isolated } from './isolated.ts';

it.each([
  ['Watch', 'Watch'],
  ['Ausführung 🎯', 'Ausführung 🎯'],
  ['هدف', '\u2068هدف\u2069'],
  ['Ziel יעד', '\u2068Ziel יעד\u2069'],
  ['𞤀𞤣', '\u2068𞤀𞤣\u2069'],
])('%s within a sentence', (name, within) => {
  expect(isolated(name)).toBe(within);
});
