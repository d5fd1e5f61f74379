import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { UPGRADE_NOTE } from './0012UniqueKeys.ts';

/** Connections are for nobody until plans are named: those that were open get the plans whose feeds use them. */
export const connectionAccess: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('connection')
      .addColumn('question_rule', 'text', (definition) => definition.notNull().defaultTo('any'))
      .execute();
    await db.schema
      .alterTable('connection')
      .addColumn('questions', 'text', (definition) => definition.notNull().defaultTo('[]'))
      .execute();
    await db.schema
      .alterTable('connection')
      .addColumn('was_open', 'integer', (definition) => definition.notNull().defaultTo(0))
      .execute();
    const { rows: open } = await sql<{ readonly id: string; readonly name: string }>`
      select id, name from connection where plan_ids is null order by name`.execute(db);
    const { rows: uses } = await sql<{ readonly plan_id: string; readonly connection_id: string }>`
      select distinct plan_id, connection_id from feed order by plan_id, connection_id`.execute(db);
    for (const { id } of open) {
      const planIds = JSON.stringify(uses.filter((use) => use.connection_id === id).map((use) => use.plan_id));
      await sql`update connection set plan_ids = ${planIds}, was_open = 1 where id = ${id}`.execute(db);
    }
    if (open.length > 0) await leaveNote(db, open.length);
  },
};

async function leaveNote(db: Kysely<unknown>, count: number): Promise<void> {
  const note =
    `${count === 1 ? '1 connection was' : `${count} connections were`} open to every plan. ` +
    'Each is now for the plans whose feeds use it; an administrator sees them under Settings, Connections and feeds.';
  await sql`insert into meta (name, value) values (${UPGRADE_NOTE}, ${note})
    on conflict (name) do update set value = meta.value || ' ' || excluded.value`.execute(db);
}
