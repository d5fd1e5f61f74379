import { describe, expect, it } from 'vitest';
import { exampleOwnField } from '#testing/core/exampleOwn.ts';
import { type AskedField, fieldProblems, fieldsAfter } from './fieldsAfter.ts';
import type { OwnField } from './ownField.ts';

function changed(before: readonly OwnField[], asked: readonly AskedField[]) {
  let made = 0;
  const createId = () => `new${++made}`;
  return fieldsAfter(before, asked, { createId, isBuiltIn: (name) => name === 'Owner' });
}

function problem(asked: readonly AskedField[]) {
  return changed([], asked).problem;
}

const WARD = exampleOwnField({ kind: 'choice', help: 'Where', onCard: true });

describe('the own fields of a plan', () => {
  it('are made with ids, everything else off', () => {
    const { fields, problem } = changed([], [{ name: '  Grant \n number ', kind: 'text' }]);
    expect([fields, problem]).toEqual([[exampleOwnField({ id: 'new1', name: 'Grant number' })], null]);
  });

  it('keep what a call leaves out, found by their id or, without one, by their name', () => {
    expect(changed([WARD], [{ id: 'ward', name: 'Quarter' }]).fields).toEqual([{ ...WARD, name: 'Quarter' }]);
    expect(changed([WARD], [{ name: ' WARD' }]).fields).toEqual([{ ...WARD, name: 'WARD' }]);
    expect(changed([WARD], [{ id: 'ward', onCard: false, public: true, required: true, help: ' x ' }]).fields).toEqual([
      { ...WARD, onCard: false, public: true, required: true, help: 'x' },
    ]);
  });

  it('keep the ids of options, which are found by their name without one', () => {
    const options = [{ id: 'north', name: 'Hill' }, { name: 'harbor' }, { name: 'Citywide' }];
    expect(changed([WARD], [{ id: 'ward', options }]).fields[0]?.options).toEqual([
      { id: 'north', name: 'Hill' },
      { id: 'harbor', name: 'harbor' },
      { id: 'new1', name: 'Citywide' },
    ]);
  });

  it('have options, decimals and a unit only where their kind has them', () => {
    const asked = { name: 'x', options: [{ name: 'a' }], decimals: 2, unit: 'days', levels: [2, 0, 2] };
    const one = (kind: OwnField['kind']) => changed([], [{ ...asked, kind }]).fields[0];
    expect(one('text')).toMatchObject({ options: [], decimals: null, unit: '', levels: [0, 2] });
    expect(one('number')).toMatchObject({ options: [], decimals: 2, unit: 'days' });
    expect(one('money')).toMatchObject({ decimals: 2, unit: '' });
    expect(one('choices')).toMatchObject({ options: [{ name: 'a' }], decimals: null });
    expect(changed([exampleOwnField({ kind: 'number', unit: 'days' })], [{ id: 'ward' }]).fields[0]?.unit).toBe('days');
    expect(changed([exampleOwnField({ kind: 'money', decimals: 2 })], [{ id: 'ward' }]).fields[0]?.decimals).toBe(2);
  });

  it.each([
    ['a name of one letter', [{ name: 'A', kind: 'text' }]],
    ['a name of 80 letters', [{ name: 'é'.repeat(80), kind: 'text' }]],
    ['a name of 80 emoji', [{ name: '🚒'.repeat(80), kind: 'text' }]],
    ['a name from right to left', [{ name: 'מספר מענק', kind: 'text' }]],
    ['two on the card', ['a', 'b'].map((name) => ({ name, kind: 'text' as const, onCard: true }))],
    ['thirty', Array.from({ length: 30 }, (_, at) => ({ name: `f${at}`, kind: 'date' as const }))],
    ['an option of 200 letters', [{ name: 'a', kind: 'choice', options: [{ name: 'o'.repeat(200) }] }]],
  ] as const)('may have %s', (_, asked) => {
    expect(problem(asked)).toBeNull();
  });

  it.each([
    ['tooMany', 30, Array.from({ length: 31 }, (_, at) => ({ name: `f${at}`, kind: 'date' as const }))],
    ['kindMissing', 1, [{ name: 'a', kind: 'text' }, { name: 'b' }]],
    ['badId', 0, [{ id: 'no good', name: 'a', kind: 'text' }]],
    ['badId', 0, [{ name: 'a', kind: 'choice', options: [{ id: '__proto__', name: 'x' }] }]],
    ['idTwice', 1, ['a', 'b'].map((name) => ({ id: 'x', name, kind: 'text' as const }))],
    ['nameMissing', 0, [{ name: ' ', kind: 'text' }]],
    ['nameLong', 0, [{ name: 'a'.repeat(81), kind: 'text' }]],
    ['nameTwice', 1, ['Cost centre', 'COST_CENTRE'].map((name) => ({ name, kind: 'text' as const }))],
    ['nameOfBuiltIn', 0, [{ name: 'Owner', kind: 'text' }]],
    ['tooManyOnCard', 2, ['a', 'b', 'c'].map((name) => ({ name, kind: 'text' as const, onCard: true }))],
    ['helpLong', 0, [{ name: 'a', kind: 'text', help: 'x'.repeat(501) }]],
    ['unitLong', 0, [{ name: 'a', kind: 'number', unit: 'x'.repeat(41) }]],
    ['optionsMissing', 0, [{ name: 'a', kind: 'choice' }]],
    [
      'tooManyOptions',
      0,
      [{ name: 'a', kind: 'choices', options: Array.from({ length: 501 }, (_, n) => ({ name: `${n}` })) }],
    ],
    ['optionName', 0, [{ name: 'a', kind: 'choice', options: [{ name: ' ' }] }]],
    ['optionLong', 0, [{ name: 'a', kind: 'choice', options: [{ name: 'o'.repeat(201) }] }]],
    ['optionTwice', 0, [{ name: 'a', kind: 'choice', options: [{ name: 'x' }, { name: 'X ' }] }]],
    [
      'optionTwice',
      0,
      [
        {
          name: 'a',
          kind: 'choice',
          options: [
            { id: '1', name: 'x' },
            { id: '1', name: 'y' },
          ],
        },
      ],
    ],
  ] as const)('are refused: %s', (code, at, asked) => {
    expect(problem(asked)).toEqual({ code, at });
  });

  it('have all their problems told at once', () => {
    const on = exampleOwnField({ id: 'x', name: '', kind: 'choice', onCard: true, options: [{ id: 'a', name: '' }] });
    const others = ['a', 'b'].map((id) => exampleOwnField({ id, name: '', onCard: true }));
    expect(fieldProblems(on, others, () => false)).toEqual(['nameMissing', 'tooManyOnCard', 'optionName']);
  });
});
