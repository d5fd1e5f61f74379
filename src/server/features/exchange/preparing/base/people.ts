import type { Department } from '#core/plan/owners.ts';
import { nameOfEmail, splitName } from '#server/features/accounts/account.ts';
import { because } from '#server/features/exchange/values/because.ts';
import { plainText } from '#server/features/exchange/values/plainText.ts';
import type { StoredMember } from '#server/store/rows/edit.ts';
import type { Findings, Place } from './findings.ts';

/** Who an owner cell names: the member and the label of the goal. */
type NamedOwner = { readonly memberId: string; readonly label: string };

/** Finds the members and departments that cells name, and makes those that are missing, each once. */
export type People = {
  /** Undefined where several members could be meant: then the cell says nothing. */
  ownerNamed(cell: string, place: Place): NamedOwner | undefined;
  /** The ids of members, one a line or parted by semicolons; those that could be several are left out. */
  membersNamed(cell: string, place: Place): string[];
  /** The id of the one member there is of a name or e-mail; makes nobody. */
  knownMember(cell: string): string | null;
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
  {
    createId,
    findings,
    described = [],
    leaderEmails = [],
  }: {
    readonly createId: () => string;
    readonly findings: Findings;
    /** As a file describes people: of one that is made the names are taken. */
    readonly described?: readonly StoredMember[];
    /** Of whoever leads a plan that is to be made. */
    readonly leaderEmails?: readonly string[];
  },
): People {
  const members = new Map<string, StoredMember[]>();
  const departments = new Map(known.departments.map((each) => [plainText(each.name), each.id]));
  const newMembers: { member: StoredMember; place: Place }[] = [];
  const newDepartments: Department[] = [];
  const enter = (member: StoredMember) => {
    for (const name of [member.email, displayName(member)]) {
      if (name !== null) members.set(plainText(name), [...(members.get(plainText(name)) ?? []), member]);
    }
  };
  for (const member of known.members) enter(member);
  const names = distinctNames(known.members);
  const byDistinctName = new Map(known.members.map((member) => [plainText(names.get(member.id) ?? ''), member]));
  const found = (person: Person): readonly StoredMember[] => {
    const ofEmail = person.email === null ? [] : (members.get(plainText(person.email)) ?? []);
    if (ofEmail.length > 0) return ofEmail;
    if (person.email !== null) return [];
    const distinct = byDistinctName.get(plainText(person.name));
    return distinct === undefined ? (members.get(plainText(person.name)) ?? []) : [distinct];
  };
  const memberNamed = (cell: string, place: Place): StoredMember | undefined => {
    const person = readPerson(cell);
    const [first, ...others] = found(person);
    if (others.length > 0) {
      findings.add('ownerAmbiguous', place, {
        value: cell,
        reason: because('members_called_so', others.length + 1),
      });
      return undefined;
    }
    if (first !== undefined) return first;
    const member = memberOf(person, createId(), described);
    newMembers.push({ member, place });
    enter(member);
    const leads = member.email !== null && leaderEmails.includes(member.email);
    findings.add(leads ? 'memberLeads' : 'newMember', place, {
      value: cell,
      reason: because('new_member', displayName(member)),
    });
    return member;
  };
  return {
    newMembers,
    newDepartments,
    ownerNamed(cell, place) {
      if (firstOf(cell) !== cell) findings.add('ownerFirst', place, { value: cell, reason: firstOf(cell) });
      const member = memberNamed(firstOf(cell), place);
      return member && { memberId: member.id, label: displayName(member) };
    },
    membersNamed(cell, place) {
      const named = cell
        .split('\n')
        .flatMap((line) => (found(readPerson(line.trim())).length > 0 ? [line] : line.split(';')));
      const ids = named.flatMap((name) => (name.trim() === '' ? [] : (memberNamed(name.trim(), place)?.id ?? [])));
      return [...new Set(ids)];
    },
    knownMember(cell) {
      if (cell === '') return null;
      const [member, ...others] = found(readPerson(cell));
      return member === undefined || others.length > 0 ? null : member.id;
    },
    departmentNamed(cell, place) {
      const known = departments.get(plainText(cell));
      if (known !== undefined) return known;
      const department = { id: createId(), name: cell };
      newDepartments.push(department);
      departments.set(plainText(cell), department.id);
      findings.add('newDepartment', place, { value: cell, reason: because('new_department', cell) });
      return department.id;
    },
  };
}

/** First and last name as one, as the goal's label shows it. */
export function displayName(member: Pick<StoredMember, 'firstName' | 'lastName'>): string {
  return `${member.firstName} ${member.lastName}`.trim();
}

/**
 * By id, a name that means one member alone: with the e-mail where there is one; of several without, which of them in
 * the order of the list.
 */
export function distinctNames(members: readonly StoredMember[]): ReadonlyMap<string, string> {
  const ofName = Map.groupBy(members, (member) => plainText(displayName(member)));
  return new Map(
    members.map((member) => {
      const name = displayName(member);
      if (member.email !== null) return [member.id, `${name} <${member.email}>`.trim()];
      const alike = ofName.get(plainText(name)) ?? [];
      return [member.id, alike.length < 2 && name !== '' ? name : `${name} #${alike.indexOf(member) + 1}`.trim()];
    }),
  );
}

type Person = { readonly name: string; readonly email: string | null };

export const EMAIL = /^[^\s@<>]+@[^\s@<>]+$/;

/** A goal has one owner; of several e-mails it is the first. */
function firstOf(cell: string): string {
  const [first = cell, ...others] = cell.split(/[,;]\s*/);
  return others.length > 0 && [first, ...others].every((each) => EMAIL.test(each)) ? first : cell;
}

/** `ana@example.org`, `Ana López` or `Ana López <ana@example.org>`. */
function readPerson(cell: string): Person {
  if (EMAIL.test(cell)) return { name: nameOfEmail(cell), email: cell.toLowerCase() };
  const both = /^(?<name>.*?) *<(?<email>[^\s@<>]+@[^\s@<>]+)>$/.exec(cell)?.groups;
  return both ? { name: both.name ?? cell, email: both.email?.toLowerCase() ?? null } : { name: cell, email: null };
}

function memberOf({ name, email }: Person, id: string, described: readonly StoredMember[]): StoredMember {
  const isMeant = (member: StoredMember) =>
    email === null ? plainText(displayName(member)) === plainText(name) : member.email?.toLowerCase() === email;
  const known = described.find(isMeant);
  const names = known === undefined ? splitName(name) : { firstName: known.firstName, lastName: known.lastName };
  const ownEmail = email ?? known?.email ?? null;
  return {
    id,
    ...names,
    role: 'member',
    departmentId: null,
    leadsDepartment: false,
    email: ownEmail,
    accountId: null,
  };
}
