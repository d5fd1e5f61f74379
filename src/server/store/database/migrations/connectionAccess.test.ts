import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '#server/store/database/store.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';
import { UPGRADE_NOTE } from './0012UniqueKeys.ts';
import { connectionAccess } from './0036ConnectionAccess.ts';

describe.each(storesUnderTest())('connections stored open, on $name,', ({ open }) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
    for (const column of ['question_rule', 'questions', 'was_open'])
      await sql`alter table connection drop column ${sql.ref(column)}`.execute(store.db);
  });
  afterEach(() => store.close());

  const connect = (id: string, planIds: string | null) =>
    sql`insert into connection (id, name, kind, settings, plan_ids, by_name, created_at)
      values (${id}, ${id}, 'folder', '{}', ${planIds}, 'Ada', '2026-01-01')`.execute(store.db);
  const feed = (id: string, planId: string, connectionId: string) =>
    sql`insert into feed (plan_id, id, name, connection_id, ask, months, goal_by, mapping, every, at_minute, weekday,
      month_day, writes, owner_id, is_paused) values (${planId}, ${id}, ${id}, ${connectionId}, '', 4, 'number', '{}',
      'day', 0, 1, 1, 'at_once', null, 0)`.execute(store.db);

  it('get the plans whose feeds use them, and are marked for administrators', async () => {
    await connect('open', null);
    await connect('unused', null);
    await connect('closed', '["p9"]');
    await feed('f1', 'p2', 'open');
    await feed('f2', 'p1', 'open');
    await feed('f3', 'p1', 'open');
    await feed('f4', 'p3', 'closed');
    await connectionAccess.up(store.db);
    const { rows } =
      await sql`select id, plan_ids, question_rule, questions, was_open from connection order by id`.execute(store.db);
    const rest = { question_rule: 'any', questions: '[]' };
    expect(rows).toEqual([
      { id: 'closed', plan_ids: '["p9"]', was_open: 0, ...rest },
      { id: 'open', plan_ids: '["p1","p2"]', was_open: 1, ...rest },
      { id: 'unused', plan_ids: '[]', was_open: 1, ...rest },
    ]);
    const note = await sql<{ value: string }>`select value from meta where name = ${UPGRADE_NOTE}`.execute(store.db);
    expect(note.rows[0]?.value).toContain('2 connections were open to every plan.');
  });

  it('where there are none, leave no note', async () => {
    await connectionAccess.up(store.db);
    const { rows } = await sql`select value from meta where name = ${UPGRADE_NOTE}`.execute(store.db);
    expect(rows).toEqual([]);
  });
});
