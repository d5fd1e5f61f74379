import type { ChangeOrigin } from '#contract/changeOrigin.ts';
import type { Day } from '#core/calendar/date.ts';
import type { Database } from '#server/store/database/store.ts';
import type { PlanTables } from '#server/store/rows/tables.ts';
import { loggedEntries } from './changeItem.ts';
import { originOf } from './changeOrigin.ts';

export type Written = {
  readonly version: number;
  readonly at: string;
  readonly by: string;
  readonly what: string;
  readonly origin: ChangeOrigin;
  readonly before: number | null;
};

export type CellAsked = {
  readonly planId: string;
  readonly goalId: string;
  readonly date: Day;
  readonly column: 'actual' | 'target';
};

/** So many changes of a goal's figures are read at once: the last one is mostly the one. */
const PAGE = 50;

/** The change that last wrote a cell; null where none is known. Read from the log that is there, from its end. */
export async function findWritten(db: Database, { planId, goalId, date, column }: CellAsked): Promise<Written | null> {
  let below: number | null = null;
  for (;;) {
    const all = db
      .selectFrom('change_item')
      .select(['version', 'before', 'after'])
      .where('plan_id', '=', planId)
      .where('entity_id', '=', goalId)
      .where('entity', '=', 'entries');
    const older = below === null ? all : all.where('version', '<', below);
    const rows: Pick<PlanTables['change_item'], 'version' | 'before' | 'after'>[] = await older
      .orderBy('version', 'desc')
      .limit(PAGE)
      .execute();
    for (const { version, before, after } of rows) {
      const cell = (text: string | null) => loggedEntries(text).find((entry) => entry.date === date)?.[column] ?? null;
      const was = cell(before);
      if (was === cell(after)) continue;
      const change = await db
        .selectFrom('change')
        .select(['at', 'by_name', 'what', 'token_name', 'member_id', 'origin'])
        .where('plan_id', '=', planId)
        .where('version', '=', version)
        .executeTakeFirst();
      if (change === undefined) return null;
      const { at, by_name: by, what } = change;
      return { version, at, by, what, origin: originOf(change), before: was };
    }
    const last = rows.at(-1);
    if (rows.length < PAGE || last === undefined) return null;
    below = last.version;
  }
}
