import { expect, it } from 'vitest';
import type { Member } from '#core/plan/owners.ts';
import { isOnTeam, subjectOf } from './subject.ts';

const owner: Member = {
  id: 'owner',
  firstName: 'Ada',
  lastName: 'Owner',
  role: 'member',
  departmentId: 'water',
  leadsDepartment: false,
};
const homeless: Member = { ...owner, id: 'homeless', departmentId: null };
const owners = { departments: [], members: [owner, homeless] };

it.each([
  ["the goal's own, whoever owns it", 'owner', 'roads', 'roads'],
  ["its owner's, where it has none", 'owner', null, 'water'],
  ['none, where its owner is in none', 'homeless', null, null],
  ['none, where its owner has left the plan', 'gone', null, null],
  ['none, where nobody owns it', null, null, null],
])("a goal's department is %s", (_, memberId, ownDepartment, departmentId) => {
  const goal = { memberId, departmentId: ownDepartment, contributorIds: ['homeless'] };
  expect(subjectOf(goal, owners)).toEqual({ memberId, departmentId, contributorIds: ['homeless'] });
});

it.each([
  ['its owner', 'owner', true],
  ['who contributes', 'homeless', true],
  ['nobody else', 'other', false],
])('a goal is worked on by %s', (_, member, isTheirs) => {
  expect(isOnTeam({ memberId: 'owner', contributorIds: ['homeless'] }, member)).toBe(isTheirs);
});
