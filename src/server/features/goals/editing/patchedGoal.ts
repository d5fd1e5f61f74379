import { decodeChanged } from '#contract/goal/encodeStated.ts';
import { fieldsByKind, type WireStated } from '#contract/goal/goalWire.ts';
import type { GoalPatch } from '#contract/goalCalls.ts';
import type { Owners } from '#core/plan/owners.ts';
import { nameOf } from '#server/features/asking/membership.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';

/** Everything but its place in the tree (parent, number, depth) and a status set by hand. A missing key keeps its value. */
export function patchedGoal(before: StoredGoal, patch: GoalPatch, owners: Owners): StoredGoal {
  const { parentId, number, depth, title, measure } = before;
  const stated = decodeChanged(before, patch);
  const isNumber = stated.valueType === 'number';
  return {
    ...before,
    ...stated,
    ...linesByKind(stated),
    parentId,
    number,
    depth,
    title: lineOr(patch.item, title),
    measure: lineOr(patch.measure, measure),
    unit: lineOr(patch.unit, isNumber ? before.unit : ''),
    hasDirection: stated.hasDirection || (patch.target_direction !== undefined && patch.has_direction === undefined),
    targetsByYear: targetsWith(before.targetsByYear, patch.targets ?? {}),
    nextStep: lineOr(patch.next_step, before.nextStep),
    isStatusAutomatic: flagOr(patch.status_is_automatic, before.isStatusAutomatic),
    contributorIds: patch.contributors === undefined ? before.contributorIds : [...new Set(patch.contributors)],
    ...ownerOf(before, patch, owners),
  };
}

function linesByKind(stated: WireStated): Partial<WireStated>;
/** As those that are named above. */
function linesByKind(stated: WireStated): object {
  const lines = fieldsByKind().filter(({ kind }) => kind === 'line');
  return Object.fromEntries(lines.map(({ name }) => [name, oneLine(String(stated[name]))]));
}

/** Collapses white space to single blanks and trims. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function lineOr(text: string | undefined, before: string): string {
  return text === undefined ? before : oneLine(text);
}

function flagOr(flag: 0 | 1 | undefined, before: boolean): boolean {
  return flag === undefined ? before : flag === 1;
}

function targetsWith(
  before: ReadonlyMap<number, number>,
  patch: Readonly<Record<string, number | null>>,
): ReadonlyMap<number, number> {
  const targets = new Map(before);
  for (const [year, target] of Object.entries(patch)) {
    if (target === null) targets.delete(Number(year));
    else targets.set(Number(year), target);
  }
  return targets;
}

/** The label follows the owner unless it is sent: the member's name, else the department's. */
function ownerOf(
  before: StoredGoal,
  patch: GoalPatch,
  owners: Owners,
): Pick<StoredGoal, 'memberId' | 'departmentId' | 'ownerLabel'> {
  const memberId = patch.plan_mem_id === undefined ? before.memberId : patch.plan_mem_id;
  const departmentId = patch.plan_dep_id === undefined ? before.departmentId : patch.plan_dep_id;
  if (patch.who_label !== undefined) return { memberId, departmentId, ownerLabel: oneLine(patch.who_label) };
  const isSame = memberId === before.memberId && departmentId === before.departmentId;
  if (isSame) return { memberId, departmentId, ownerLabel: before.ownerLabel };
  const member = owners.members.find(({ id }) => id === memberId);
  const department = owners.departments.find(({ id }) => id === departmentId);
  return { memberId, departmentId, ownerLabel: member === undefined ? (department?.name ?? '') : nameOf(member) };
}
