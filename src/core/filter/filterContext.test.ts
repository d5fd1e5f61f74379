import { expect, it } from 'vitest';
import type { Member } from '#core/plan/owners.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { filterContextOf } from './filterContext.ts';

const member = (id: string, departmentId: string | null): Member => ({
  id,
  departmentId,
  firstName: '',
  lastName: '',
  role: 'member',
  leadsDepartment: false,
});

it('filters know the department of each member who has one', () => {
  const owners = { departments: [], members: [member('7', '3'), member('8', null)] };
  expect(filterContextOf({ today: exampleDay('2026-11-20'), plan: { fiscalStartMonth: 7 }, owners })).toEqual({
    today: exampleDay('2026-11-20'),
    fiscalStartMonth: 7,
    departmentOfMember: new Map([['7', '3']]),
    own: null,
    work: null,
  });
});
