import { expect, it } from 'vitest';
import { ownersOf } from './owner.ts';

const DEPARTMENT_OF_MEMBER = new Map([['7', '3']]);

it.each([
  ['its member and their department', { memberId: '7', departmentId: null }, ['u_7', 'd_3']],
  ["its own department before its member's", { memberId: '7', departmentId: '4' }, ['u_7', 'd_4']],
  ['its member alone, who is in none', { memberId: '8', departmentId: null }, ['u_8']],
  ['its department alone', { memberId: null, departmentId: '4' }, ['d_4']],
  ['nobody', { memberId: null, departmentId: null }, []],
])('a goal is found by %s', (_name, goal, owners) => {
  expect(ownersOf(goal, DEPARTMENT_OF_MEMBER)).toEqual(owners);
});
