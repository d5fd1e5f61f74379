import { mergeOrders } from '#core/merge/mergeOrders.ts';
import type { Department } from '#core/plan/owners.ts';
import type { PlannedChange } from '#server/features/asking/changePlan.ts';
import { changedMeanwhile } from '#server/store/changes/refuseConflicts.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { departmentNotFound, type People, putGoal, putMember, refused } from './memberRules.ts';

/** What the author of a change saw, and the version of the plan as it is now. */
export type SeenDepartments = { readonly departments: readonly Department[]; readonly version: number };

export function plannedDepartment(
  people: People,
  { id, name }: { readonly id: string; readonly name: string },
): PlannedChange {
  refuseTakenName(people, { id, name });
  const after = { id, name, position: people.departments.length };
  return {
    what: `Department added: ${name}`,
    edits: [putDepartment(after)],
    follows: placed(people.departments),
  };
}

export function plannedDepartmentPatch(
  people: People,
  id: string,
  { name, place }: { readonly name?: string | undefined; readonly place?: number | undefined },
  seen: SeenDepartments | null,
): PlannedChange {
  const before = departmentOf(people, id);
  const after = { ...before, name: name ?? before.name };
  refuseTakenName(people, after);
  const renamed = { what: `Department renamed: ${after.name}`, edits: [putDepartment(after)] };
  if (place === undefined) return renamed;
  const departments = people.departments.map((each) => (each.id === id ? after : each));
  // Places are no change of what a department is: each move shifts those of others.
  const follows = placed(moved(departments, { id, place, seen }));
  return after.name === before.name
    ? { what: `Department moved: ${after.name}`, edits: [], follows }
    : { ...renamed, follows };
}

/** The order as it then is: where somebody else moved others since, that stands too. Throws Refusal where it cannot. */
function moved(
  departments: readonly Department[],
  { id, place, seen }: { readonly id: string; readonly place: number; readonly seen: SeenDepartments | null },
): readonly Department[] {
  const withPlace = (ids: readonly string[]) => ids.filter((each) => each !== id).toSpliced(place, 0, id);
  const theirs = departments.map((each) => each.id);
  const before = (seen?.departments ?? departments).map((each) => each.id);
  const { value, isContradicted } = mergeOrders({ before, mine: withPlace(before), theirs });
  const inOrder = (ids: readonly string[]) =>
    ids.flatMap((each) => departments.find((department) => department.id === each) ?? []);
  if (seen === null || !isContradicted) return inOrder(value);
  const namesOf = (ids: readonly string[]) =>
    inOrder(ids)
      .map(({ name }) => name)
      .join(', ');
  const { version } = seen;
  const conflict = { entity: 'department', id, date: null, field: 'position', version } as const;
  // Sent again, it would be moved in their order.
  throw changedMeanwhile(version, [{ ...conflict, yours: namesOf(withPlace(theirs)), theirs: namesOf(theirs) }]);
}

export function plannedDepartmentRemoval(people: People, id: string, successorId: string | null): PlannedChange {
  const department = departmentOf(people, id);
  const successor = successorId === null ? null : departmentOf(people, successorId);
  if (successor?.id === id) throw refused('successor_is_same', 'Choose another department for its people and goals.');
  const departmentId = successor?.id ?? null;
  const members = people.members.filter((member) => member.departmentId === id);
  const goals = people.goals.filter((goal) => goal.departmentId === id);
  return {
    what: `Department removed: ${department.name}`,
    edits: [
      ...members.map((member) => putMember({ ...member, departmentId, leadsDepartment: false })),
      ...goals.map((goal) =>
        putGoal({
          ...goal,
          departmentId,
          ownerLabel: goal.ownerLabel === department.name ? (successor?.name ?? '') : goal.ownerLabel,
        }),
      ),
      { entity: 'department', id, after: null },
    ],
  };
}

function departmentOf({ departments }: People, id: string): Department {
  const department = departments.find((each) => each.id === id);
  if (department === undefined) throw departmentNotFound();
  return department;
}

/** Departments already in their place are unchanged, and left out by the store. */
function placed(departments: readonly Department[]): Edit[] {
  return departments.map((department, position) => putDepartment({ ...department, position }));
}

function putDepartment(after: Department): Edit {
  return { entity: 'department', id: after.id, after };
}

function refuseTakenName({ departments }: People, { id, name }: { readonly id: string; readonly name: string }): void {
  const wanted = name.toLowerCase();
  if (!departments.some((each) => each.id !== id && each.name.toLowerCase() === wanted)) return;
  throw refused('name_taken', `There is a department called "${name}" already.`);
}
