import type { PlanHistory } from '#contract/export.ts';
import { formatIsoDate } from '#core/calendar/date.ts';
import { inPages, PAGE } from '#server/store/database/pages.ts';
import type { Database } from '#server/store/database/store.ts';
import { createYielder } from '#server/store/database/yielder.ts';
import type { PlanTables } from '#server/store/rows/tables.ts';
import { loggedEntries } from './changeItem.ts';
import { LISTED_OF_CHANGE } from './changeLog.ts';
import { originOf } from './changeOrigin.ts';

/** The change that last wrote a figure. */
export type FigureOrigin = Pick<PlanHistory[number], 'version' | 'at' | 'by' | 'origin'>;

/** By `figurePlace`; of goals in the plan and archived ones. */
export type FigureOrigins = ReadonlyMap<string, FigureOrigin>;

export function figurePlace(goalId: string, date: string, figure: 'target' | 'actual'): string {
  return `${goalId} ${date} ${figure}`;
}

/** Where every figure of a plan comes from, read from its whole history: for an export that asks for it. */
export async function findFigureOrigins(db: Database, planId: string): Promise<FigureOrigins> {
  const changes = await db.selectFrom('change').select(LISTED_OF_CHANGE).where('plan_id', '=', planId).execute();
  const byVersion = new Map(
    changes.map((row): [number, FigureOrigin] => [
      row.version,
      { version: row.version, at: row.at, by: row.by_name, origin: originOf(row) },
    ]),
  );
  const found = new Map<string, FigureOrigin>();
  const breathe = createYielder();
  await inPages(async (last: PlanTables['change_item'] | undefined) => {
    const all = db.selectFrom('change_item').selectAll().where('plan_id', '=', planId).where('entity', '=', 'entries');
    const after =
      last === undefined
        ? all
        : all.where(({ eb, refTuple, tuple }) => eb(refTuple('version', 'seq'), '>', tuple(last.version, last.seq)));
    const rows = await after.orderBy('version').orderBy('seq').limit(PAGE).execute();
    for (const { version, entity_id: goalId, before, after: became } of rows) {
      const change = byVersion.get(version);
      const was = new Map(loggedEntries(before).map((entry) => [entry.date, entry]));
      for (const entry of loggedEntries(became)) {
        for (const figure of ['target', 'actual'] as const) {
          if (entry[figure] === (was.get(entry.date)?.[figure] ?? null) || change === undefined) continue;
          found.set(figurePlace(goalId, formatIsoDate(entry.date), figure), change);
        }
      }
      await breathe();
    }
    return rows;
  });
  return found;
}
