import { expect, it } from 'vitest';
import { exampleOwnField } from '#testing/core/exampleOwn.ts';
import { mergeOwnFields } from './mergeOwnFields.ts';

const before = exampleOwnField({
  id: 'f1',
  name: 'Grade',
  kind: 'choice',
  options: [
    { id: 'o1', name: 'Good' },
    { id: 'o2', name: 'Bad' },
  ],
  decimals: null,
  unit: '',
});
const [good, bad] = before.options;
if (good === undefined || bad === undefined) throw new Error('Two choices.');

it.each([
  ['another part each', { name: 'Mark' }, { help: 'Of the year' }, { name: 'Mark', help: 'Of the year' }, []],
  [
    'another choice each',
    { options: [{ ...good, name: 'Fine' }, bad] },
    { options: [good, { ...bad, name: 'Poor' }] },
    {
      options: [
        { ...good, name: 'Fine' },
        { ...bad, name: 'Poor' },
      ],
    },
    [],
  ],
  ['one name', { name: 'Mark' }, { name: 'Note' }, { name: 'Mark' }, ['f1.name']],
  ['the same other kind', { kind: 'choices' }, { kind: 'choices' }, { kind: 'choices' }, []],
  ['the kind and the name', { kind: 'choices' }, { name: 'Note' }, { kind: 'choices', name: 'Note' }, []],
  [
    'the kind, and a choice that it would lose',
    { kind: 'text', options: [] },
    { options: [{ ...good, name: 'Fine' }, bad] },
    { kind: 'text', options: [] },
    ['f1.kind'],
  ],
  [
    'a choice, and the kind that would lose it',
    { options: [{ ...good, name: 'Fine' }, bad], name: 'Mark' },
    { kind: 'text', options: [], name: 'Note' },
    { options: [{ ...good, name: 'Fine' }, bad], kind: 'choice', name: 'Mark' },
    ['f1.kind', 'f1.name'],
  ],
] as const)('two who change of a field %s', (_, mine, theirs, value, at) => {
  const merged = mergeOwnFields({
    before: [before],
    mine: [{ ...before, ...mine }],
    theirs: [{ ...before, ...theirs }],
  });
  expect(merged.value).toEqual([{ ...before, ...value }]);
  expect(merged.contradictions.map((each) => each.at.join('.'))).toEqual(at);
});
