import * as z from 'zod';
import { shareEventSchema, type WireShareEvent } from '#contract/share.ts';
import { createId } from '#server/store/database/id.ts';
import type { Database, StoreTransaction } from '#server/store/database/store.ts';
import type { ShareTables } from '#server/store/rows/tables.ts';
import type { ShareMaker } from './share.ts';

export type ShareEvent = {
  readonly planId: string;
  readonly shareId: string | null;
  readonly at: string;
  readonly by: ShareMaker;
  readonly what: WireShareEvent['what'];
  readonly before: Facts | null;
  readonly after: Facts | null;
};

type Facts = Readonly<Record<string, unknown>>;

/** In the transaction of the write it records: there is no such write without its line. */
export async function logShareEvent(trx: StoreTransaction, event: ShareEvent): Promise<void> {
  const { before, after } = onlyChanged(event);
  await trx
    .insertInto('share_event')
    .values({
      plan_id: event.planId,
      id: createId(),
      share_id: event.shareId,
      at: event.at,
      member_id: event.by.memberId,
      by_name: event.by.name,
      what: event.what,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    })
    .execute();
}

export async function findShareEvents(db: Database, planId: string): Promise<WireShareEvent[]> {
  const rows = await db
    .selectFrom('share_event')
    .selectAll()
    .where('plan_id', '=', planId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(EVENTS_TOLD)
    .execute();
  return rows.map(eventOf);
}

const EVENTS_TOLD = 500;

function eventOf(row: ShareTables['share_event']): WireShareEvent {
  return {
    id: row.id,
    at: row.at,
    made_by: { user_id: row.member_id, name: row.by_name },
    what: what.parse(row.what),
    share_id: row.share_id,
    before: row.before === null ? null : facts.parse(JSON.parse(row.before)),
    after: row.after === null ? null : facts.parse(JSON.parse(row.after)),
  };
}

const { what } = shareEventSchema.shape;
const facts = z.record(z.string(), z.unknown());

function onlyChanged({ before, after }: ShareEvent): Pick<ShareEvent, 'before' | 'after'> {
  if (before === null || after === null) return { before, after };
  const changed = new Set(
    Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name])),
  );
  const cut = (state: Facts) => Object.fromEntries(Object.entries(state).filter(([name]) => changed.has(name)));
  return { before: cut(before), after: cut(after) };
}
