import { expect, it } from 'vitest';
import { changedByOthers, changedParts } from './changedParts.ts';

const BEFORE = { id: 'i1', title: 'Main', planned: 90, end: null, goal_ids: ['g1'] };

it.each([
  ['a text', { title: 'Mains' }],
  ['a number', { planned: 111 }],
  ['what was not set', { end: '2027-01-01' }],
  ['what is set no more', { planned: null }],
  ['a list', { goal_ids: ['g1', 'g2'] }],
])('of a form is sent what was changed: %s', (_, part) => {
  const { id: _id, ...rest } = BEFORE;
  expect(changedParts(BEFORE, { ...rest, ...part })).toEqual(part);
});

it('of a form in which nothing was changed nothing is sent', () => {
  expect(changedParts(BEFORE, { title: 'Main', goal_ids: ['g1'] })).toEqual({});
});

it.each([
  ['is named', { planned: 999 }, ['planned']],
  ['is not, where it is the same', { planned: 111 }, []],
  ['is not, where only other parts were changed', { title: 'Others' }, []],
])('what somebody else set meanwhile %s', (_, theirs, names) => {
  expect(changedByOthers({ planned: 111 }, BEFORE, { ...BEFORE, ...theirs })).toEqual(names);
});
