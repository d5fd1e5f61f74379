import { type Day, formatIsoDate, readIsoDate } from '#core/calendar/date.ts';
import { writeChange } from '#server/store/changes.ts';
import type { Edit, PlanChange, StoredMember } from '#server/store/edit.ts';
import { foldEdits } from '#server/store/foldedChange.ts';
import { findMeta, saveMeta } from '#server/store/meta.ts';
import { findMembers } from '#server/store/owners.ts';
import { findPlan, findPlans } from '#server/store/plans.ts';
import { removePlan } from '#server/store/removePlan.ts';
import type { Database, Store, StoreTransaction } from '#server/store/store.ts';
import { inTransaction } from '#server/store/transaction.ts';
import { DEMO_PLAN_ID } from './content/city.ts';
import { buildDemoPlan } from './demoPlan.ts';

export type LoadedDemo = {
  /** The plan's version after its last change. */
  readonly version: number;
  /** How many changes make its history. */
  readonly changeCount: number;
};

/**
 * Makes the demo plan as of `today`, whole or not at all; one that is there is rebuilt in its place. Its id, its
 * members' accounts, members added to it, saved filters and shares stay; its version goes on from where it was, so
 * that whoever holds a copy reads it anew. What was changed in its goals is lost.
 */
export function loadDemo(store: Store, today: Day): Promise<LoadedDemo> {
  const { changes } = buildDemoPlan(today);
  return inTransaction(store, async (trx) => {
    await lockDemo(store, trx);
    const members = await findMembers(trx, DEMO_PLAN_ID);
    const linked = new Map(members.flatMap((member) => (member.accountId === null ? [] : [[member.id, member]])));
    for (const table of REBUILT) await trx.deleteFrom(table).where('plan_id', '=', DEMO_PLAN_ID).execute();
    const version = await writeAll({ store, trx, changes, linked });
    await saveMeta(trx, { name: META_NAME, value: formatIsoDate(today) });
    return { version, changeCount: changes.length };
  });
}

/** The day as of which the demo plan was made; null where there is none. */
export async function findDemoDay(db: Database): Promise<Day | null> {
  if ((await findPlan(db, DEMO_PLAN_ID)) === null) return null;
  return readIsoDate((await findMeta(db, META_NAME)) ?? '');
}

/** Whether a new installation should get the demo plan: it has no plan, and had no demo before that was removed. */
export async function isDemoDue(db: Database): Promise<boolean> {
  return (await findMeta(db, META_NAME)) === null && (await findPlans(db)).length === 0;
}

/** Takes the demo plan away with everything in it; it does not come back by itself. False where there is none. */
export function removeDemo(store: Store): Promise<boolean> {
  return removePlan(store, DEMO_PLAN_ID);
}

/** The installation's fact that it has, or had, the demo plan: as of which day. */
const META_NAME = 'demo_day';

/** What a rebuild takes away first; the plan itself, its people and what they saved stay. */
const REBUILT = ['change_item', 'change', 'comment', 'entry_year', 'goal'] as const;

async function lockDemo({ dialect }: Store, trx: StoreTransaction): Promise<void> {
  const plan = trx.selectFrom('plan').select('plan_id').where('plan_id', '=', DEMO_PLAN_ID);
  await (dialect === 'postgres' ? plan.forUpdate() : plan).execute();
}

type WritingAll = {
  readonly store: Store;
  readonly trx: StoreTransaction;
  readonly changes: readonly PlanChange[];
  /** Members with an account, by id. */
  readonly linked: ReadonlyMap<string, StoredMember>;
};

async function writeAll({ store, trx, changes, linked }: WritingAll): Promise<number> {
  let version = 0;
  for (const change of changes) {
    const folded = await foldEdits(change.edits.map((edit) => withAccount(edit, linked)));
    ({ version } = await writeChange({ trx, dialect: store.dialect }, { stamp: change, folded }));
  }
  return version;
}

/** A person who has an account stays as they are. */
function withAccount(edit: Edit, linked: WritingAll['linked']): Edit {
  if (edit.entity !== 'member') return edit;
  return { ...edit, after: linked.get(edit.id) ?? edit.after };
}
