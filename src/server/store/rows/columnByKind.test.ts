import { describe, expect, it } from 'vitest';
import { amount, choiceOrNone, line, yesNo } from '#core/goal/fieldKinds.ts';
import { columnByKind } from './columnByKind.ts';

const room = columnByKind('room', line(['history']));
const risk = columnByKind('risk', choiceOrNone(['high', 'low'], ['history']));
const storeys = columnByKind('storeys', amount(1, { least: 1, most: 200, decimals: 0 }, ['history']));
const isListed = columnByKind('is_listed', yesNo(true, ['history']));

describe('the column of a field by its kind', () => {
  it.each([
    ['a text', room, 'R 12', 'R 12'],
    ['no text', room, '', null],
    ['a choice', risk, 'low', 'low'],
    ['no choice', risk, null, null],
    ['an amount', storeys, 4, 4],
    ['the amount that is usual', storeys, 1, null],
    ['no, where yes is usual', isListed, false, 0],
    ['yes, where it is usual', isListed, true, null],
  ] as const)('holds %s, and null where the field is absent', (_, { columns, read }, stated, stored) => {
    const [{ name, of } = expect.fail('no column')] = columns;
    expect(of(stated as never)).toBe(stored);
    expect(read({ [name]: stored })).toBe(stated);
    expect(columns).toHaveLength(1);
  });

  it('is absent in rows from before there was the field', () => {
    expect([room, risk, storeys, isListed].map(({ read }) => read({}))).toEqual(['', null, 1, true]);
  });
});
