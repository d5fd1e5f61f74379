import type { Role } from '#core/plan/owners.ts';

export const DEPARTMENTS = [
  { id: 'manager', name: 'City Manager’s Office' },
  { id: 'finance', name: 'Finance' },
  { id: 'people', name: 'People and Technology' },
  { id: 'works', name: 'Public Works and Transit' },
  { id: 'water', name: 'Water and Environment' },
  { id: 'development', name: 'Community Development' },
  { id: 'safety', name: 'Public Safety' },
  { id: 'parks', name: 'Parks and Libraries' },
] as const;

export type DepartmentId = (typeof DEPARTMENTS)[number]['id'];

export type Person = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly department: DepartmentId | null;
  readonly role: Role;
  readonly leadsDepartment?: boolean;
};

export const PEOPLE = [
  {
    id: 'marchetti',
    firstName: 'Helen',
    lastName: 'Marchetti',
    department: 'manager',
    role: 'lead',
    leadsDepartment: true,
  },
  { id: 'achebe', firstName: 'Devon', lastName: 'Achebe', department: 'manager', role: 'lead' },
  { id: 'lindgren', firstName: 'Rosa', lastName: 'Lindgren', department: 'manager', role: 'member' },
  {
    id: 'wierzbicki',
    firstName: 'Tomasz',
    lastName: 'Wierzbicki',
    department: 'finance',
    role: 'member',
    leadsDepartment: true,
  },
  { id: 'onyango', firstName: 'Grace', lastName: 'Onyango', department: 'finance', role: 'member' },
  {
    id: 'haddad',
    firstName: 'Yasmin',
    lastName: 'Haddad',
    department: 'people',
    role: 'member',
    leadsDepartment: true,
  },
  { id: 'nakamura', firstName: 'Peter', lastName: 'Nakamura', department: 'people', role: 'member' },
  {
    id: 'brandvold',
    firstName: 'Carl',
    lastName: 'Brandvold',
    department: 'works',
    role: 'member',
    leadsDepartment: true,
  },
  { id: 'ferrante', firstName: 'Lucia', lastName: 'Ferrante', department: 'works', role: 'member' },
  { id: 'siddiqui', firstName: 'Omar', lastName: 'Siddiqui', department: 'works', role: 'member' },
  {
    id: 'devries',
    firstName: 'Anneke',
    lastName: 'de Vries',
    department: 'water',
    role: 'member',
    leadsDepartment: true,
  },
  { id: 'castellanos', firstName: 'Joel', lastName: 'Castellanos', department: 'water', role: 'member' },
  {
    id: 'kowalczyk',
    firstName: 'Bernadette',
    lastName: 'Kowalczyk-Moore',
    department: 'development',
    role: 'member',
    leadsDepartment: true,
  },
  { id: 'adeyemi', firstName: 'Samuel', lastName: 'Adeyemi', department: 'development', role: 'member' },
  {
    id: 'kirkpatrick',
    firstName: 'Dana',
    lastName: 'Kirkpatrick',
    department: 'safety',
    role: 'member',
    leadsDepartment: true,
  },
  { id: 'herrera', firstName: 'Luis', lastName: 'Herrera-Campos', department: 'safety', role: 'member' },
  { id: 'tran', firstName: 'Mei-Ling', lastName: 'Tran', department: 'parks', role: 'member', leadsDepartment: true },
  { id: 'mensah', firstName: 'Kofi', lastName: 'Mensah', department: 'parks', role: 'member' },
  { id: 'abernathy', firstName: 'Ruth', lastName: 'Abernathy', department: null, role: 'member' },
  { id: 'fairweather', firstName: 'Ian', lastName: 'Fairweather', department: null, role: 'viewer' },
] as const satisfies readonly Person[];

export type PersonId = (typeof PEOPLE)[number]['id'];

export function personNamed(id: PersonId): Person {
  const person = PEOPLE.find((each) => each.id === id);
  if (person === undefined) throw new RangeError(`no such person: ${id}`);
  return person;
}

export function departmentNamed(id: DepartmentId): (typeof DEPARTMENTS)[number] {
  const department = DEPARTMENTS.find((each) => each.id === id);
  if (department === undefined) throw new RangeError(`no such department: ${id}`);
  return department;
}

export function leadOf(department: DepartmentId): PersonId {
  const lead = PEOPLE.find((each) => each.department === department && 'leadsDepartment' in each);
  if (lead === undefined) throw new RangeError(`nobody leads ${department}`);
  return lead.id;
}
