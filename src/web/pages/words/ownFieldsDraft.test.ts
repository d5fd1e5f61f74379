import { describe, expect, it } from 'vitest';
import { exampleOwnField } from '#testing/core/exampleOwn.ts';
import {
  askedFields,
  changedFieldCount,
  fieldMoved,
  newField,
  ownFieldProblems,
  problemsWhileTyping,
} from './ownFieldsDraft.ts';

const WARD = exampleOwnField({ id: 'ward', kind: 'choice' });
const NOTE = exampleOwnField({ id: 'note', name: 'Note' });
const BEFORE = [WARD, NOTE];

describe('the own fields being edited', () => {
  it.each([
    ['nothing', BEFORE, 0],
    ['a name with blanks around it', [WARD, { ...NOTE, name: ' Note ' }], 0],
    ['another name', [WARD, { ...NOTE, name: 'Remark' }], 1],
    ['one more', [...BEFORE, newField()], 1],
    ['one less', [NOTE], 1],
    ['the order alone', [NOTE, WARD], 1],
    ['the order and a name', [{ ...NOTE, name: 'Remark' }, WARD], 1],
  ])('%s changes %#', (_, fields, count) => {
    expect(changedFieldCount(fields, BEFORE)).toBe(count);
  });

  it('are sent without what their kind does not have', () => {
    expect(askedFields([{ ...WARD, kind: 'text', decimals: 2, unit: 'days' }])).toEqual([
      { ...WARD, kind: 'text', options: [], decimals: null, unit: '' },
    ]);
  });

  it.each([
    ['no name', [{ ...NOTE, name: ' ' }], { note: ['nameMissing'] }],
    ['81 letters', [{ ...NOTE, name: 'x'.repeat(81) }], { note: ['nameLong'] }],
    ['80 emoji', [{ ...NOTE, name: '🎯'.repeat(80) }], {}],
    ['a unit of 41 letters', [{ ...NOTE, kind: 'number', unit: 'x'.repeat(41) }], { note: ['unitLong'] }],
    ['a help of 501 letters', [{ ...NOTE, help: 'x'.repeat(501) }], { note: ['helpLong'] }],
    ['a twin in capitals', [WARD, { ...NOTE, name: 'WARD' }], { ward: ['nameTwice'], note: ['nameTwice'] }],
    [
      'a third on the card',
      ['a', 'b', 'c'].map((id) => exampleOwnField({ id, name: id, onCard: true })),
      { a: ['tooManyOnCard'], b: ['tooManyOnCard'], c: ['tooManyOnCard'] },
    ],
    ['a choice without choices', [{ ...WARD, options: [] }], { ward: ['optionsMissing'] }],
    ['a name that the server has refused', [{ ...NOTE, name: 'Owner' }], { note: ['nameOfBuiltIn'] }],
  ] as const)('tell at each field what is wrong: %s', (_, fields, problems) => {
    const found = ownFieldProblems(fields, new Set(['owner']));
    expect(Object.fromEntries([...found].map(([id, codes]) => [id, [...codes]]))).toEqual(problems);
  });

  it('leave alone what is not typed yet', () => {
    const fields = [newField(), { ...WARD, options: [{ id: 'a', name: '' }] }, { ...NOTE, name: 'x'.repeat(81) }];
    expect([...problemsWhileTyping(ownFieldProblems(fields)).keys()]).toEqual(['note']);
  });

  it('move within their list alone', () => {
    expect(fieldMoved(BEFORE, 0, 1)).toEqual([NOTE, WARD]);
    expect(fieldMoved(BEFORE, 0, -1)).toBe(BEFORE);
    expect(fieldMoved(BEFORE, 1, 2)).toBe(BEFORE);
  });
});
