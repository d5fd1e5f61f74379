import type { Department } from '#core/plan/owners.ts';
import { nameOfEmail, splitName } from '#server/features/accounts/account.ts';
import type { StoredMember } from '#server/store/rows/edit.ts';
import type { Findings, Place } from './findings.ts';

/** Who an owner cell names: the member and the label of the goal. */
type NamedOwner = { readonly memberId: string; readonly label: string };

/** Finds the members and departments that cells name, and makes those that are missing, each once. */
export type People = {
  /** Undefined where several members could be meant: then the cell says nothing. */
  ownerNamed(cell: string, place: Place): NamedOwner | undefined;
  departmentNamed(cell: string, place: Place): string;
  /** Each with the place that named it first. */
  readonly newMembers: readonly { readonly member: StoredMember; readonly place: Place }[];
  readonly newDepartments: readonly Department[];
};

export type PeopleKnown = {
  readonly members: readonly StoredMember[];
  readonly departments: readonly Department[];
};

export function createPeople(
  known: PeopleKnown,
  { createId, findings }: { readonly createId: () => string; readonly findings: Findings },
): People {
  const members = new Map<string, StoredMember[]>();
  const departments = new Map(known.departments.map((each) => [plain(each.name), each.id]));
  const newMembers: { member: StoredMember; place: Place }[] = [];
  const newDepartments: Department[] = [];
  const enter = (member: StoredMember) => {
    for (const name of [member.email, displayName(member)]) {
      if (name !== null) members.set(plain(name), [...(members.get(plain(name)) ?? []), member]);
    }
  };
  for (const member of known.members) enter(member);
  return {
    newMembers,
    newDepartments,
    ownerNamed(cell, place) {
      const person = readPerson(firstOf(cell));
      if (firstOf(cell) !== cell) findings.add('ownerFirst', place, { value: cell, reason: firstOf(cell) });
      const found = members.get(plain(person.email ?? person.name)) ?? [];
      if (found.length > 1) {
        findings.add('ownerAmbiguous', place, {
          value: cell,
          reason: `${found.length} members are called so; use the e-mail`,
        });
        return undefined;
      }
      const member = found[0] ?? memberOf(person, createId());
      if (found.length === 0) {
        newMembers.push({ member, place });
        enter(member);
        findings.add('newMember', place, { value: cell, reason: `member ${displayName(member)}` });
      }
      return { memberId: member.id, label: displayName(member) };
    },
    departmentNamed(cell, place) {
      const known = departments.get(plain(cell));
      if (known !== undefined) return known;
      const department = { id: createId(), name: cell };
      newDepartments.push(department);
      departments.set(plain(cell), department.id);
      findings.add('newDepartment', place, { value: cell, reason: `department ${cell}` });
      return department.id;
    },
  };
}

/** First and last name as one, as the goal's label shows it. */
export function displayName(member: Pick<StoredMember, 'firstName' | 'lastName'>): string {
  return `${member.firstName} ${member.lastName}`.trim();
}

type Person = { readonly name: string; readonly email: string | null };

const EMAIL = /^[^\s@<>]+@[^\s@<>]+$/;

/** A goal has one owner; of several e-mails it is the first. */
function firstOf(cell: string): string {
  const [first = cell, ...others] = cell.split(/[,;]\s*/);
  return others.length > 0 && [first, ...others].every((each) => EMAIL.test(each)) ? first : cell;
}

/** `ana@example.org`, `Ana López` or `Ana López <ana@example.org>`. */
function readPerson(cell: string): Person {
  if (EMAIL.test(cell)) return { name: nameOfEmail(cell), email: cell.toLowerCase() };
  const both = /^(?<name>.+?) *<(?<email>[^\s@<>]+@[^\s@<>]+)>$/.exec(cell)?.groups;
  return both ? { name: both.name ?? cell, email: both.email?.toLowerCase() ?? null } : { name: cell, email: null };
}

function memberOf({ name, email }: Person, id: string): StoredMember {
  return { id, ...splitName(name), role: 'member', departmentId: null, leadsDepartment: false, email, accountId: null };
}

function plain(name: string): string {
  return name.normalize('NFC').trim().toLowerCase().replace(/\s+/g, ' ');
}
