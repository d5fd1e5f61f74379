import { sql } from 'kysely';
import type { Store } from '#server/store/database/store.ts';

type YearRow = { readonly columns: string };

/** Rows at a time: the same as the product reads, so that neither needs more memory for it. */
const AT_A_TIME = 5_000;

/** What reading a plan costs without making anything of it: its rows, and the JSON in them parsed. */
export async function readBareRows({ db }: Store, planId: string): Promise<number> {
  let rows = 0;
  let after = '';
  for (;;) {
    const page = await sql<{ id: string }>`
      select * from goal where plan_id = ${planId} and id > ${after} order by id limit ${sql.lit(AT_A_TIME)}`.execute(
      db,
    );
    rows += page.rows.length;
    after = page.rows.at(-1)?.id ?? '';
    if (page.rows.length < AT_A_TIME) break;
  }
  let place = { goal: '', year: 0 };
  for (;;) {
    const page = await sql<YearRow & { goal_id: string; calendar_year: number }>`
      select * from entry_year where plan_id = ${planId} and (goal_id, calendar_year) > (${place.goal}, ${place.year})
      order by goal_id, calendar_year limit ${sql.lit(AT_A_TIME)}`.execute(db);
    for (const { columns } of page.rows) rows += Object.keys(JSON.parse(columns)).length;
    const last = page.rows.at(-1);
    if (last === undefined || page.rows.length < AT_A_TIME) return rows;
    place = { goal: last.goal_id, year: last.calendar_year };
  }
}
