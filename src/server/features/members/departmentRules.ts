import type { Department } from '#core/plan/owners.ts';
import type { PlannedChange } from '#server/features/asking/changePlan.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { departmentNotFound, type People, putGoal, putMember, refused } from './memberRules.ts';

export function plannedDepartment(
  people: People,
  { id, name }: { readonly id: string; readonly name: string },
): PlannedChange {
  refuseTakenName(people, { id, name });
  const after = { id, name, position: people.departments.length };
  return { what: `Department added: ${name}`, edits: [...placed(people.departments), putDepartment(after)] };
}

export function plannedDepartmentPatch(
  people: People,
  id: string,
  { name, place }: { readonly name?: string | undefined; readonly place?: number | undefined },
): PlannedChange {
  const before = departmentOf(people, id);
  const after = { ...before, name: name ?? before.name };
  refuseTakenName(people, after);
  if (place === undefined) return { what: `Department renamed: ${after.name}`, edits: [putDepartment(after)] };
  const others = people.departments.filter((each) => each.id !== id);
  const order = [...others.slice(0, place), after, ...others.slice(place)];
  const what = after.name === before.name ? `Department moved: ${after.name}` : `Department renamed: ${after.name}`;
  return { what, edits: placed(order) };
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
