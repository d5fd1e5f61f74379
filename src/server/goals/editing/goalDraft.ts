import type { GoalPatch } from '#contract/goalDraft.ts';
import {
  aggregationCodes,
  directionCodes,
  priorityCodes,
  rollupCodes,
  trackingCodes,
  valueTypeCodes,
} from '#contract/wire/codes.ts';
import { decodeDate } from '#contract/wire/date.ts';
import type { Day } from '#core/calendar/date.ts';
import type { Priority } from '#core/goal/goal.ts';
import type { Owners } from '#core/plan/owners.ts';
import { nameOf } from '#server/asking/membership.ts';
import type { StoredGoal } from '#server/store/edit.ts';

/**
 * A goal with what a patch states about it: everything but its place in the tree (parent, number, depth) and a status
 * set by hand. A key that is left out stays.
 */
export function draftedGoal(before: StoredGoal, patch: GoalPatch, owners: Owners): StoredGoal {
  const baseline = patch.own_baseline;
  return {
    ...before,
    title: lineOr(patch.item, before.title),
    measure: lineOr(patch.measure, before.measure),
    description: patch.description ?? before.description,
    aggregation: decodedOr(patch.function, aggregationCodes.decode, before.aggregation),
    valueType: decodedOr(patch.valuetype, valueTypeCodes.decode, before.valueType),
    trackingFrequency: decodedOr(patch.tracking_frequency, trackingCodes.decode, before.trackingFrequency),
    targetDirection: decodedOr(patch.target_direction, directionCodes.decode, before.targetDirection),
    span: { start: dayOr(patch.start, before.span.start), end: dayOr(patch.end, before.span.end) },
    priority: patch.priority === undefined ? before.priority : priorityOf(patch.priority),
    isKpi: flagOr(patch.iskey, before.isKpi),
    rollup: patch.rollup_type === null ? null : decodedOr(patch.rollup_type, rollupCodes.decode, before.rollup),
    isEndOfYear100: flagOr(patch.eoy_100, before.isEndOfYear100),
    targetsByYear: targetsWith(before.targetsByYear, patch.targets ?? {}),
    allTarget: patch.own_all_target === undefined ? before.allTarget : patch.own_all_target,
    baseline:
      baseline === undefined ? before.baseline : baseline && { value: baseline.value, date: decodeDate(baseline.date) },
    isStatusAutomatic: flagOr(patch.status_is_automatic, before.isStatusAutomatic),
    contributorIds: patch.contributors === undefined ? before.contributorIds : [...new Set(patch.contributors)],
    perspective: patch.plan_oga_type === undefined ? before.perspective : patch.plan_oga_type,
    ...ownerOf(before, patch, owners),
  };
}

/** A text of one line: white space is one blank, none at the ends. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function lineOr(text: string | undefined, before: string): string {
  return text === undefined ? before : oneLine(text);
}

function decodedOr<Word, Before>(
  code: number | undefined,
  decode: (code: number) => Word,
  before: Before,
): Word | Before {
  return code === undefined ? before : decode(code);
}

function dayOr(date: string | null | undefined, before: Day | null): Day | null {
  if (date === undefined) return before;
  return date === null ? null : decodeDate(date);
}

function flagOr(flag: 0 | 1 | undefined, before: boolean): boolean {
  return flag === undefined ? before : flag === 1;
}

function priorityOf(code: number | null): Priority | null {
  const priority = priorityCodes.decode(code ?? 0);
  return priority === 'none' ? null : priority;
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

/** The label follows the owner unless it is stated: the member's name, else the department's. */
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
