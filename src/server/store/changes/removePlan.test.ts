import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE } from '#server/store/database/pages.ts';
import type { Store } from '#server/store/database/store.ts';
import { TABLES_OF_PLAN } from '#server/store/kinds/tablesOfPlan.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { change, comment, day, plan, putGoal } from '#testing/server/planUnderTest.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';
import { applyChange } from './changes.ts';
import { removePlan } from './removePlan.ts';

describe.each(storesUnderTest())('a plan that is removed on $name', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  const write = (planId: string, goals: number) =>
    applyChange(
      store,
      change([{ entity: 'plan', after: plan({ id: planId }) }, ...Array.from({ length: goals }, editsOf).flat()], {
        planId,
      }),
    );

  async function rowsOf(planId: string): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const { table } of TABLES_OF_PLAN) {
      const query = sql<{ rows: number | string }>`
        select count(*) as rows from ${sql.table(table)} where plan_id = ${planId}`;
      counts[table] = Number((await query.execute(store.db)).rows[0]?.rows);
    }
    return counts;
  }

  it('leaves nothing behind, however much there is of it, and no other plan is touched', async () => {
    await write('p1', 1.1 * PAGE);
    await write('p2', 2);
    expect(await rowsOf('p1')).toMatchObject({ goal: 1.1 * PAGE, entry_year: 2.2 * PAGE, comment: 1.1 * PAGE });
    const others = await rowsOf('p2');
    expect(await removePlan(store, 'p1')).toBe(true);
    expect(Object.values(await rowsOf('p1'))).toEqual(TABLES_OF_PLAN.map(() => 0));
    expect(await rowsOf('p2')).toEqual(others);
    expect(await removePlan(store, 'p1')).toBe(false);
    await removePlan(store, 'p2');
  });
});

function editsOf(_: unknown, index: number): Edit[] {
  const id = `g${index}`;
  const cells = ['2025-02-01', '2026-02-01'].map((date) => ({ date: day(date), actual: index }));
  return [
    putGoal({ id }),
    { entity: 'entries', goalId: id, cells },
    { entity: 'comment', id: `c${index}`, after: comment({ id: `c${index}`, goalId: id }) },
  ];
}
