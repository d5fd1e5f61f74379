import { CHANGED_RULE_NAMES } from '#core/changedRules/changedRules.ts';
import { isInstant } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import type { Store } from '#server/store/database/store.ts';
import type { LoggedItem } from '#server/store/history/loggedItem.ts';
import type { WholePlan } from '#server/store/plans/wholePlan.ts';
import type { PlanChange } from '#server/store/rows/edit.ts';
import type { Row } from '#server/store/rows/tables.ts';
import { ChangeLogWriting, type ChangeStamp } from './changeLogWriting.ts';
import { ClosedWatch } from './closedWatch.ts';
import { type FoldedChange, foldEdits } from './foldedChange.ts';
import { LeadWatch } from './leadWatch.ts';
import { MemberWatch } from './memberWatch.ts';
import { writeParts } from './partWriting.ts';
import { inPlanLock, type LockedPlan, lockPlan } from './planLock.ts';
import type { PlanWriting, StorePlace } from './planWriting.ts';
import { refuseArchived } from './refuseArchived.ts';
import { refuseConflicts } from './refuseConflicts.ts';
import { refuseCutQuarters } from './refuseCutQuarters.ts';
import { putNewRow, putRows } from './rowWriting.ts';
import { stateText } from './stateWriting.ts';

export type ApplyOptions = {
  /** The version its author saw (If-Match): what others changed since is not overwritten. */
  readonly expectedVersion?: number;
  /** The plan in memory: if it is at the stored version, closed figures are compared without reading it. */
  readonly known?: WholePlan;
  /** The change was written once before, elsewhere, and is imported with its history. */
  readonly isFromElsewhere?: boolean;
};

/**
 * The one way to write a plan: all edits or none, logged under the plan's next version. Edits that change nothing are
 * left out; where none is left, nothing is logged and the version stays.
 * Throws `plan_not_found`, `plan_archived`, `goal_not_found`, `parent_not_found`, `goal_has_children`, `goal_loop`,
 * `parent_archived`, `level_taken`, what `refuseTaken` and `refuseLostOwners` throw, what cannot be stored
 * (`number_not_finite`, `no_such_day`, `unstorable_text`), without a reason `period_closed`, `quarters_cut`, and, with `expectedVersion`,
 * `changed_meanwhile` and `unknown_version`; `last_lead` where nobody would lead the plan any more.
 */
export async function applyChange(
  store: Store,
  change: PlanChange,
  options: ApplyOptions = {},
): Promise<{ readonly version: number }> {
  const folded = await foldEdits(change.edits);
  return inPlanLock({ store, planId: change.planId }, (locked) =>
    writeLocked(locked, { stamp: change, folded, ...options }),
  );
}

export type ChangeToWrite = ApplyOptions & {
  readonly stamp: ChangeStamp;
  readonly folded: FoldedChange;
  /** The part that must not overwrite what others set; all of it where absent. */
  readonly asked?: FoldedChange;
};

/** Writes a change within a transaction; see `applyChange`. */
export async function writeChange(place: StorePlace, change: ChangeToWrite): Promise<{ readonly version: number }> {
  return writeLocked({ ...place, stored: await lockPlan(place, change.stamp.planId) }, change);
}

export async function writeLocked(
  { stored: locked, ...place }: LockedPlan,
  { stamp, folded, asked = folded, expectedVersion, known, isFromElsewhere = false }: ChangeToWrite,
): Promise<{ readonly version: number }> {
  const { planId, at } = stamp;
  if (!isInstant(at)) throw new TypeError(`A change is stamped with an ISO instant, not "${at}".`);
  const stored = locked ?? (await makePlan(place, { planId, plan: folded.plan }));
  refuseArchived(stored, folded);
  const version = Number(stored?.version ?? 0);
  const writing: PlanWriting = { ...place, planId, at, isNewPlan: stored === null, isFromElsewhere };
  if (expectedVersion !== undefined) {
    await refuseConflicts(writing, { change: asked, versions: { expected: expectedVersion, current: version } });
  }
  const log = new ChangeLogWriting(writing, { stamp, version: version + 1 });
  const lead = new LeadWatch();
  const members = new MemberWatch();
  const closed = ClosedWatch.of(writing, { stored, reason: stamp.reason ?? null });
  const planItems = await writePlan(writing, { stored, after: folded.plan });
  await closed?.see(writing, planItems);
  await log.add(planItems);
  for await (const items of writeParts(writing, folded)) {
    lead.see(items);
    members.see(items);
    await closed?.see(writing, items);
    await log.add(items);
  }
  await closed?.refuse(writing, known ?? null);
  if (!isFromElsewhere) await refuseCutQuarters(writing, planItems);
  await lead.refuseWithout(writing);
  await members.settle(writing);
  return { version: log.isEmpty ? version : version + 1 };
}

/** Null for a plan that this change creates; its locked row, where another change has created it meanwhile. */
async function makePlan(
  place: StorePlace,
  { planId, plan }: { readonly planId: string; readonly plan: Row | null },
): Promise<Row | null> {
  if (plan === null) throw planNotFound();
  const isMade = await putNewRow(place, { table: 'plan', row: { plan_id: planId, version: 0, ...plan } });
  if (!isMade) return lockPlan(place, planId);
  // It has never known other rules, so nobody is told that they changed.
  const rules = CHANGED_RULE_NAMES.map((rule) => ({ plan_id: planId, member_id: '', rule }));
  await place.trx.insertInto('known_rule').values(rules).execute();
  return null;
}

async function writePlan(
  writing: PlanWriting,
  { stored, after }: { readonly stored: Row | null; readonly after: Row | null },
): Promise<LoggedItem[]> {
  if (after === null) return [];
  const texts = { before: stored === null ? null : stateText(stored), after: stateText(after) };
  if (texts.before === texts.after) return [];
  const row = { plan_id: writing.planId, version: stored?.version ?? 0, ...after };
  await putRows(writing, { table: 'plan', key: ['plan_id'], rows: [row] });
  return [{ entity: 'plan', entityId: writing.planId, ...texts }];
}

function planNotFound(): Refusal {
  return new Refusal({ code: 'plan_not_found', status: 404, message: 'There is no such plan.' });
}
