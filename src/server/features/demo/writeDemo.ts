import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import { DEMO_PLAN_ID } from '#server/features/demo/content/city.ts';
import { writeChange } from '#server/store/changes/changes.ts';
import { foldEdits } from '#server/store/changes/foldedChange.ts';
import { holdInstallation, saveMeta } from '#server/store/database/meta.ts';
import type { Store, StoreTransaction } from '#server/store/database/store.ts';
import { inTransaction } from '#server/store/database/transaction.ts';
import { findMembers } from '#server/store/plans/owners.ts';
import { findVersion } from '#server/store/plans/plans.ts';
import type { Edit, PlanChange, StoredMember } from '#server/store/rows/edit.ts';

/**
 * Writes the changes as the whole history of the demo plan, all or none, and records `builtFor`. An existing plan
 * keeps its id, people, saved filters and shares, and its version continues, so that every copy of it is reloaded.
 * Returns the version after the last change; null where it should be new and another process has created it
 * meanwhile.
 */
export function writeDemo(store: Store, { changes, builtFor, isNew = false }: DemoToWrite): Promise<number | null> {
  return inTransaction(store, async (trx) => {
    await lockDemo(store, trx);
    // A new plan has no row to lock, so the installation is locked.
    await holdInstallation(trx);
    if (isNew && (await findVersion(trx, DEMO_PLAN_ID)) !== null) return null;
    await saveMeta(trx, { name: DEMO_DAY, value: formatIsoDate(builtFor) });
    const members = await findMembers(trx, DEMO_PLAN_ID);
    const linked = new Map(members.filter(({ accountId }) => accountId !== null).map((member) => [member.id, member]));
    for (const table of REWRITTEN) await trx.deleteFrom(table).where('plan_id', '=', DEMO_PLAN_ID).execute();
    let version = 0;
    for (const change of changes) {
      const folded = await foldEdits(change.edits.map((edit) => withAccount(edit, linked)));
      ({ version } = await writeChange({ trx, dialect: store.dialect }, { stamp: change, folded }));
    }
    return version;
  });
}

export type DemoToWrite = {
  readonly changes: readonly PlanChange[];
  readonly builtFor: Day;
  /** An existing one is left as it is. */
  readonly isNew?: boolean;
};

export const DEMO_DAY = 'demo_day';

const REWRITTEN = [
  'change_item',
  'change',
  'comment',
  'entry_year',
  'initiative',
  'milestone',
  'decision',
  'goal',
] as const;

async function lockDemo({ dialect }: Store, trx: StoreTransaction): Promise<void> {
  const plan = trx.selectFrom('plan').select('plan_id').where('plan_id', '=', DEMO_PLAN_ID);
  await (dialect === 'postgres' ? plan.forUpdate() : plan).execute();
}

/** A person with an account is left as they are. */
function withAccount(edit: Edit, linked: ReadonlyMap<string, StoredMember>): Edit {
  if (edit.entity !== 'member') return edit;
  return { ...edit, after: linked.get(edit.id) ?? edit.after };
}
