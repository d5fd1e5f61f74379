import { formatIsoDate } from '#core/calendar/date.ts';
import type { Database } from '#server/store/database/store.ts';
import { loggedEntries } from '#server/store/history/changeItem.ts';
import { originOf } from '#server/store/history/changeOrigin.ts';
import { figureKey } from './feedMemory.ts';

/** Who wrote a figure last. */
export type LastWriter = {
  readonly memberId: string | null;
  readonly by: string;
  readonly at: string;
  /** A person typed it in place of another figure. */
  readonly isCorrection: boolean;
};

/** So far back in the history of a goal’s figures: earlier ones were not corrected lately. */
const MOST_CHANGES = 200;
const FIGURES = ['target', 'actual'] as const;

/** Who wrote the figures of a goal last, by `figureKey`. */
export async function findLastWriters(
  db: Database,
  { planId, goalId, keys }: { readonly planId: string; readonly goalId: string; readonly keys: ReadonlySet<string> },
): Promise<Map<string, LastWriter>> {
  const rows = await db
    .selectFrom('change_item')
    .innerJoin('change', (join) =>
      join.onRef('change.plan_id', '=', 'change_item.plan_id').onRef('change.version', '=', 'change_item.version'),
    )
    .select([
      'change_item.before',
      'change_item.after',
      'change.member_id',
      'change.by_name',
      'change.at',
      'change.what',
      'change.token_name',
      'change.origin',
    ])
    .where('change_item.plan_id', '=', planId)
    .where('change.plan_id', '=', planId)
    .where('change_item.entity', '=', 'entries')
    .where('change_item.entity_id', '=', goalId)
    .orderBy('change_item.version', 'desc')
    .limit(MOST_CHANGES)
    .execute();
  const writers = new Map<string, LastWriter>();
  for (const row of rows) {
    const before = new Map(loggedEntries(row.before).map((entry) => [entry.date, entry]));
    const after = new Map(loggedEntries(row.after).map((entry) => [entry.date, entry]));
    const isByHand = row.member_id !== null && originOf(row).kind === 'typed';
    for (const date of new Set([...before.keys(), ...after.keys()])) {
      for (const figure of FIGURES) {
        const key = figureKey({ date: formatIsoDate(date), figure });
        const was = before.get(date)?.[figure] ?? null;
        const is = after.get(date)?.[figure] ?? null;
        if (!keys.has(key) || writers.has(key) || was === is) continue;
        writers.set(key, {
          memberId: row.member_id,
          by: row.by_name,
          at: row.at,
          isCorrection: isByHand && was !== null,
        });
      }
    }
    if (writers.size === keys.size) break;
  }
  return writers;
}
