import type { Clock } from '#server/base/clock.ts';
import type { Account } from '#server/features/accounts/account.ts';
import { leadEdits } from '#server/features/accounts/administration.ts';
import { buildDemoPlan } from '#server/features/demo/demoPlan.ts';
import { writeChange } from '#server/store/changes/changes.ts';
import { foldEdits } from '#server/store/changes/foldedChange.ts';
import type { Store } from '#server/store/database/store.ts';
import { inTransaction } from '#server/store/database/transaction.ts';
import type { Edit } from '#server/store/rows/edit.ts';

const DEMO_TIME_ZONE = 'UTC';

/** A demo plan with its own id and its whole history, all or nothing; returns its version. */
export async function copyDemo(
  store: Store,
  { planId, clock, leads }: { readonly planId: string; readonly clock: Clock; readonly leads: readonly Account[] },
): Promise<number> {
  const { changes } = buildDemoPlan(clock.today(DEMO_TIME_ZONE));
  const leading = {
    at: clock.now(),
    memberId: null,
    by: leads[0]?.name ?? '',
    what: 'Demo made',
    edits: await leadEdits(store.db, planId, leads),
  };
  return inTransaction(store, async (trx) => {
    let version = 0;
    for (const change of [...changes, leading]) {
      const folded = await foldEdits(change.edits.map((edit) => inPlan(edit, planId)));
      ({ version } = await writeChange({ trx, dialect: store.dialect }, { stamp: { ...change, planId }, folded }));
    }
    return version;
  });
}

function inPlan(edit: Edit, id: string): Edit {
  return edit.entity === 'plan' ? { ...edit, after: { ...edit.after, id } } : edit;
}
