import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_PLAN, exampleMemberEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';
import { makers } from './0040Makers.ts';

const PLAN = EXAMPLE_PLAN.id;

describe.each(storesUnderTest())('an upgrade on $name', ({ open }) => {
  it('finds who made a webhook by the name, where one member alone has it', async () => {
    const store = await open();
    const member = (id: string, firstName: string) =>
      exampleMemberEdit({ id, firstName, lastName: 'Hopper', email: `${id}@example.org` });
    await writeExamplePlan(store, {}, [member('one', 'Grace'), member('two', 'Ada'), member('three', 'Ada')]);
    for (const table of ['webhook', 'share_mailing']) {
      await sql`alter table ${sql.ref(table)} drop column member_id`.execute(store.db);
    }
    for (const name of ['Grace Hopper', 'Ada Hopper', 'Gone Long']) {
      await sql`insert into webhook (plan_id, id, name, url, secret, by_name, created_at, events)
        values (${PLAN}, ${name}, 'Chat', 'https://x', 's', ${name}, '2026-01-01', '[]')`.execute(store.db);
    }
    await makers.up(store.db);
    const { rows } = await sql`select id, member_id from webhook where plan_id = ${PLAN} order by id`.execute(store.db);
    expect(rows).toEqual([
      { id: 'Ada Hopper', member_id: null },
      { id: 'Gone Long', member_id: null },
      { id: 'Grace Hopper', member_id: 'one' },
    ]);
    await store.close();
  });
});
