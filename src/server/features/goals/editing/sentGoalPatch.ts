import { isDeepStrictEqual } from 'node:util';
import type { GoalPatch } from '#contract/goalCalls.ts';
import { mergeTexts } from '#core/merge/mergeRows.ts';
import type { Owners } from '#core/plan/owners.ts';
import { sentOnly } from '#server/platform/http/sentOnly.ts';
import type { Seen } from '#server/store/changes/seen.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';
import { ownValuesSent } from './ownValues.ts';
import { oneLine, patchedGoal } from './patchedGoal.ts';

type SeenGoal = {
  readonly goalId: string;
  readonly seen: Seen | null;
  readonly now: Pick<StoredGoal, 'contributorIds'> | null;
  readonly owners: Owners;
};

/**
 * What a patch of a goal changes compared with what its author saw. One that changes nothing is applied as it is;
 * `seen` is null without If-Match.
 */
export async function sentGoalPatch(patch: GoalPatch, { goalId, seen, now, owners }: SeenGoal): Promise<GoalPatch> {
  const before = (await seen?.goal(goalId)) ?? null;
  if (before === null) return patch;
  const narrowed = withoutStatus(withMapsSent(patch, before), before);
  const sent = sentOnly(narrowed, (only) => isAsSeen(only, { before, owners })) ?? patch;
  if (sent.contributors === undefined || now === null) return sent;
  const contributors = { before: before.contributorIds, mine: sent.contributors, theirs: now.contributorIds };
  return { ...sent, contributors: [...mergeTexts(contributors).value] };
}

function withMapsSent(patch: GoalPatch, before: StoredGoal): GoalPatch {
  const narrowed = withTargetsSent(patch, before);
  if (patch.own_fields === undefined) return narrowed;
  return { ...narrowed, own_fields: ownValuesSent(patch.own_fields, before.ownFields) };
}

function withTargetsSent(patch: GoalPatch, { targetsByYear }: StoredGoal): GoalPatch {
  if (patch.targets === undefined) return patch;
  const years = Object.entries(patch.targets);
  const sent = years.filter(([year, target]) => (targetsByYear.get(Number(year)) ?? null) !== target);
  return { ...patch, targets: Object.fromEntries(sent) };
}

/** A status and its reason are sent together. */
function withoutStatus(patch: GoalPatch, { handStatus }: StoredGoal): GoalPatch {
  const { status_set: status, status_note: note, ...others } = patch;
  const isAsSeen = status === (handStatus?.status ?? null) && (note?.trim() ?? '') === (handStatus?.note ?? '');
  return isAsSeen ? others : patch;
}

function isAsSeen(
  only: GoalPatch,
  { before, owners }: { readonly before: StoredGoal; readonly owners: Owners },
): boolean {
  if ('redate' in only || 'year_target' in only || 'status_set' in only || 'status_note' in only) return false;
  if (only.own_fields !== undefined) return Object.keys(only.own_fields).length === 0;
  if (only.parent_id !== undefined) return only.parent_id === before.parentId;
  if (only.number !== undefined) return oneLine(only.number) === before.number;
  return isDeepStrictEqual(patchedGoal(before, only, owners), before);
}
