import { expect, it } from 'vitest';
import { exampleOwnField } from '#testing/core/exampleOwn.ts';
import { ownChip } from './ownChip.ts';

const WORDS = {
  nameOf: (id: string) => `name of ${id}`,
  from: (bound: string) => `from ${bound}`,
  until: (bound: string) => `until ${bound}`,
};

it.each([
  ['choice', ['harbor', 'none'], ['Harbor', 'name of none']],
  ['person', ['7'], ['name of 7']],
  ['text', { contains: ' A-17 ' }, ['A-17']],
  ['money', { from: 5, to: 10 }, ['from 5', 'until 10']],
  ['money', { from: 5 }, ['from 5']],
  ['date', { to: '2026-03-31' }, ['until 2026-03-31']],
  ['money', 'x', null],
] as const)('a filter by a %s of %j is told as %j', (kind, asked, texts) => {
  expect(ownChip(exampleOwnField({ kind }), asked, WORDS)).toEqual(texts);
});
