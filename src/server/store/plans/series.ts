import type { Series } from '#core/goal/series.ts';
import { inChunks } from '#server/store/database/chunks.ts';
import { inPages, PAGE } from '#server/store/database/pages.ts';
import type { Database } from '#server/store/database/store.ts';
import { createYielder } from '#server/store/database/yielder.ts';
import { type EntryColumns, entryColumnsOf } from '#server/store/rows/entryColumns.ts';
import type { PlanTables } from '#server/store/rows/tables.ts';

export type SeriesWanted = {
  readonly planId: string;
  readonly ids?: readonly string[];
};

export async function findSeries(db: Database, wanted: SeriesWanted): Promise<ReadonlyMap<string, Series>> {
  const series = new Map<string, Series>();
  // As rows and lists the entries of a large plan would take several times the memory of its series.
  let goalId: string | null = null;
  let years: EntryColumns[] = [];
  const close = () => {
    if (goalId !== null) series.set(goalId, seriesOf(years));
  };
  const breathe = createYielder();
  await goThroughYears(db, wanted, async (rows) => {
    for (const row of rows) {
      if (row.goal_id !== goalId) {
        close();
        goalId = row.goal_id;
        years = [];
        await breathe();
      }
      years.push(entryColumnsOf(row.columns));
    }
  });
  close();
  return series;
}

export async function findEntryYears(
  db: Database,
  wanted: SeriesWanted,
): Promise<Map<string, readonly EntryColumns[]>> {
  const years = new Map<string, EntryColumns[]>();
  await goThroughYears(db, wanted, async (rows) => gather(years, rows));
  return years;
}

async function goThroughYears(
  db: Database,
  { planId, ids }: SeriesWanted,
  take: (rows: readonly EntryYearRow[]) => Promise<void>,
): Promise<void> {
  const query = db
    .selectFrom('entry_year')
    .select(['goal_id', 'calendar_year', 'columns'])
    .where('plan_id', '=', planId)
    .orderBy('goal_id')
    .orderBy('calendar_year');
  if (ids !== undefined) {
    await inChunks({ items: ids }, async (chunk) => take(await query.where('goal_id', 'in', chunk).execute()));
    return;
  }
  await inPages(async (last: EntryYearRow | undefined) => {
    const page = query.limit(PAGE);
    const after =
      last &&
      page.where((eb) => eb(eb.refTuple('goal_id', 'calendar_year'), '>', eb.tuple(last.goal_id, last.calendar_year)));
    const rows = await (after ?? page).execute();
    await take(rows);
    return rows;
  });
}

type EntryYearRow = Pick<PlanTables['entry_year'], 'goal_id' | 'calendar_year' | 'columns'>;

function gather(years: Map<string, EntryColumns[]>, rows: readonly EntryYearRow[]): void {
  for (const row of rows) {
    const columns = entryColumnsOf(row.columns);
    const known = years.get(row.goal_id);
    if (known === undefined) years.set(row.goal_id, [columns]);
    else known.push(columns);
  }
}

export function seriesOf(years: readonly EntryColumns[]): Series {
  const length = years.reduce((sum, { d }) => sum + d.length, 0);
  const series = emptySeries(length);
  let at = 0;
  for (const { d, t, a } of years) {
    for (let index = 0; index < d.length; index += 1, at += 1) {
      series.days[at] = d[index] ?? 0;
      series.targets[at] = t[index] ?? Number.NaN;
      series.actuals[at] = a[index] ?? Number.NaN;
    }
  }
  return series;
}

/** Three columns in one buffer: a hundred thousand goals would otherwise have three hundred thousand. */
function emptySeries(length: number): Series {
  const { BYTES_PER_ELEMENT: bytes } = Float64Array;
  const memory = new ArrayBuffer(length * (2 * bytes + Int32Array.BYTES_PER_ELEMENT));
  return {
    targets: new Float64Array(memory, 0, length),
    actuals: new Float64Array(memory, length * bytes, length),
    days: new Int32Array(memory, 2 * length * bytes, length),
  };
}
