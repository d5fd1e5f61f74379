import type { Day } from '#core/calendar/date.ts';
import { Refusal } from '#server/errors.ts';
import { loggedEntries, loggedRow } from './changeItem.ts';
import { type PlacedItem, placedItemOf } from './changeItemRows.ts';
import { writeChange } from './changes.ts';
import type { PlanChange } from './edit.ts';
import type { CellWrite, FoldedChange } from './foldedChange.ts';
import type { Store, StoreTransaction } from './store.ts';
import type { Row } from './tables.ts';
import { inTransaction } from './transaction.ts';

/** Who undoes which change of a plan, and when. */
export type Undoing = Omit<PlanChange, 'edits' | 'what'> & { readonly version: number };

/**
 * Puts back what one change altered, as a change of its own (which can be undone too).
 * Throws `change_not_found`; `changed_meanwhile` where a later change has altered the same again, with both values;
 * `undo_impossible` for the change that made the plan.
 */
export async function undoChange(store: Store, undoing: Undoing): Promise<{ readonly version: number }> {
  const { version: undone, ...stamp } = undoing;
  return inTransaction(store, async (trx) => {
    const what = await findWhat(trx, undoing);
    const folded = inverseOf(await findItems(trx, undoing));
    const change = { ...stamp, what: `Undone: ${what}` };
    return writeChange({ trx, dialect: store.dialect }, { stamp: change, folded, expectedVersion: undone });
  });
}

async function findWhat(trx: StoreTransaction, { planId, version }: Undoing): Promise<string> {
  const query = trx.selectFrom('change').select('what').where('plan_id', '=', planId);
  const row = await query.where('version', '=', version).executeTakeFirst();
  if (row !== undefined) return row.what;
  throw new Refusal({ code: 'change_not_found', status: 404, message: 'There is no such change of this plan.' });
}

async function findItems(trx: StoreTransaction, { planId, version }: Undoing): Promise<PlacedItem[]> {
  const query = trx.selectFrom('change_item').selectAll().where('plan_id', '=', planId);
  return (await query.where('version', '=', version).execute()).map(placedItemOf);
}

function inverseOf(items: readonly PlacedItem[]): FoldedChange {
  let plan: Row | null = null;
  const states = {
    department: new Map<string, Row | null>(),
    member: new Map<string, Row | null>(),
    goal: new Map<string, Row | null>(),
    comment: new Map<string, Row | null>(),
  };
  const cells = new Map<string, ReadonlyMap<Day, CellWrite>>();
  for (const item of items) {
    const before = item.before === null || item.entity === 'entries' ? null : loggedRow(item.before);
    if (item.entity === 'entries') cells.set(item.entityId, entriesBefore(item));
    else if (item.entity !== 'plan') states[item.entity].set(item.entityId, before);
    else if (before === null) throw undoImpossible();
    else plan = before;
  }
  for (const [goalId, before] of states.goal) if (before === null) cells.delete(goalId);
  return { plan, states, cells };
}

function entriesBefore({ before, after }: PlacedItem): ReadonlyMap<Day, CellWrite> {
  const made = loggedEntries(after).map(({ date }) => [date, { target: null, actual: null }] as const);
  const known = loggedEntries(before).map(({ date, target, actual }) => [date, { target, actual }] as const);
  return new Map([...made, ...known]);
}

function undoImpossible(): Refusal {
  return new Refusal({
    code: 'undo_impossible',
    status: 409,
    message: 'This change made the plan; it cannot be undone. Remove the plan instead.',
  });
}
