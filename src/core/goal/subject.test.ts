import { expect, it } from 'vitest';
import type { Member } from '#core/plan/owners.ts';
import { subjectOf } from './subject.ts';

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
  expect(subjectOf({ memberId, departmentId: ownDepartment }, owners)).toEqual({ memberId, departmentId });
});
