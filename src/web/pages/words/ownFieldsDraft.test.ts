import { describe, expect, it } from 'vitest';
import { exampleOwnField } from '#core/own/exampleOwn.ts';
import { askedFields, changedFieldCount, fieldMoved, newField, ownFieldProblem } from './ownFieldsDraft.ts';

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
    ['no name', [{ ...NOTE, name: ' ' }], 'nameMissing'],
    ['81 letters', [{ ...NOTE, name: 'x'.repeat(81) }], 'nameLong'],
    ['80 emoji', [{ ...NOTE, name: '🎯'.repeat(80) }], null],
    ['a twin in capitals', [WARD, { ...NOTE, name: 'WARD' }], 'nameTwice'],
    [
      'a third on the card',
      ['a', 'b', 'c'].map((id) => exampleOwnField({ id, name: id, onCard: true })),
      'tooManyOnCard',
    ],
    ['a choice without choices', [{ ...WARD, options: [] }], 'optionsMissing'],
    ['31 fields', Array.from({ length: 31 }, (_, at) => exampleOwnField({ id: `f${at}`, name: `f${at}` })), 'tooMany'],
  ])('%s: %s', (_, fields, code) => {
    expect(ownFieldProblem(fields)?.code ?? null).toBe(code);
  });

  it('move within their list alone', () => {
    expect(fieldMoved(BEFORE, 0, 1)).toEqual([NOTE, WARD]);
    expect(fieldMoved(BEFORE, 0, -1)).toBe(BEFORE);
    expect(fieldMoved(BEFORE, 1, 2)).toBe(BEFORE);
  });
});
