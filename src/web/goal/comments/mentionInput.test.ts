import { describe, expect, it } from 'vitest';
import type { Member } from '#core/plan/owners.ts';
import { membersMeant, mentionTyped, withMention } from './mentionInput.ts';

const member = (id: string, firstName: string, lastName: string): Member => ({
  id,
  firstName,
  lastName,
  role: 'member',
  departmentId: null,
  leadsDepartment: false,
});
const MEMBERS = [member('ada', 'Ada', 'Lovelace'), member('zoe', 'Zoë', 'Adams'), member('bo', 'Bo', 'Ek')];

describe('a mention is being typed', () => {
  it.each([
    ['@', { at: 0, typed: '' }],
    ['Hello @Ad', { at: 6, typed: 'Ad' }],
    ['Hello @Ada Lo', { at: 6, typed: 'Ada Lo' }],
    ['(@b', { at: 1, typed: 'b' }],
    ['one\n@b', { at: 4, typed: 'b' }],
    ['@Bo Ek and @z', { at: 11, typed: 'z' }],
    ['no at all', null],
    ['mail x@b', null],
    ['@ then', null],
    ['@b\nnext', null],
  ])('%j', (text, typed) => {
    expect(mentionTyped(text, text.length)).toEqual(typed);
  });

  it('not before its @', () => {
    expect(mentionTyped('Hello @Ad', 6)).toBeNull();
  });
});

describe('offers', () => {
  it.each([
    ['', ['ada', 'zoe', 'bo']],
    ['ad', ['ada', 'zoe']],
    ['ZOE', ['zoe']],
    ['ada l', ['ada']],
    ['x', []],
  ])('for %j: %j', (typed, ids) => {
    expect(membersMeant(MEMBERS, { at: 0, typed }).map(({ id }) => id)).toEqual(ids);
  });
});

it('a choice replaces what was typed and leaves the rest', () => {
  const [ada] = MEMBERS;
  if (ada === undefined) throw new Error('There is nobody.');
  expect(withMention('Hi @ad, please', { at: 3, typed: 'ad' }, ada)).toEqual({
    text: 'Hi @Ada Lovelace , please',
    caret: 17,
  });
  expect(withMention('@ad please', { at: 0, typed: 'ad' }, ada)).toEqual({ text: '@Ada Lovelace please', caret: 14 });
});
