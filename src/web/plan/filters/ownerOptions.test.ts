import { expect, it } from 'vitest';
import type { Member } from '#core/plan/owners.ts';
import { ownerOptions } from './ownerOptions.ts';

function member(id: string, firstName: string, departmentId: string | null, leadsDepartment = false): Member {
  return { id, firstName, lastName: 'Nair', role: 'member', departmentId, leadsDepartment };
}

const owners = {
  departments: [
    { id: '1', name: 'Parks' },
    { id: '2', name: 'Finance' },
  ],
  members: [member('1', 'Priya', '1', true), member('2', 'Tom', null), member('3', 'Ines', '1')],
};

const countOf = () => 4;

it('lists departments with their counts, their people beneath, and last those of none', () => {
  expect(ownerOptions(owners, 3, countOf)).toEqual([
    { value: 'd_1', label: 'Parks', count: 4, level: 'group' },
    { value: 'u_1', label: 'Priya Nair', tag: 'Lead', level: 'member' },
    { value: 'u_3', label: 'Ines Nair', level: 'member' },
    { value: 'd_2', label: 'Finance', count: 4, level: 'group' },
    { value: 'u_2', label: 'Tom Nair' },
  ]);
});

it('lists only people where a plan has no departments', () => {
  expect(ownerOptions(owners, 2, countOf).map(({ label }) => label)).toEqual(['Priya Nair', 'Tom Nair', 'Ines Nair']);
});
