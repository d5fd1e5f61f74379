import { runInThisContext } from 'node:vm';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import type { Store } from '#server/store/database/store.ts';
import { openSqlite, storesUnderTest } from '#testing/server/storesUnderTest.ts';
import { isWithinPlan } from '#testing/server/withinPlan.ts';
import type { TableOfPlan } from './kind.ts';
import { PLAN_TABLES, type TableOfKinds } from './tablesOfPlan.ts';

/**
 * Tables that belong to no plan: accounts, and the installation. Each with what leads its keys. A store spread over
 * machines keeps them whole on each, or on one.
 */
const OTHER_TABLES: Readonly<Record<string, readonly string[]>> = {
  user: ['id', 'email'],
  session: ['id', 'token', 'userId'],
  account: ['id', 'userId'],
  verification: ['id', 'identifier'],
  twoFactor: ['id', 'secret', 'userId'],
  rateLimit: ['id', 'key'],
  account_link: ['token_hash', 'account_id'],
  account_seen: ['account_id'],
  meta: ['name'],
  connection: ['id'],
  kysely_migration: ['name'],
  kysely_migration_lock: ['id'],
};

const THROUGH_ALL_PLANS = ['member_account', 'webhook_delivery_due'];

type Key = { readonly table: string; readonly name: string; readonly first: string; readonly isPrimary: boolean };

describe('tables', () => {
  let store: Store;
  let keys: readonly Key[];
  let tables: readonly string[];
  beforeAll(async () => {
    const [, postgres] = storesUnderTest();
    store = await postgres.open();
    keys = (await KEYS.execute(store.db)).rows;
    tables = (await store.db.introspection.getTables({ withInternalKyselyTables: true })).map(({ name }) => name);
  });
  afterAll(() => store.close());

  it('each belong to a plan, or to the accounts and the installation', () => {
    expect(tables.filter((table) => !PLAN_TABLES.has(table)).sort()).toEqual(Object.keys(OTHER_TABLES).sort());
  });

  it('of plans each belong to a kind', () => {
    expectTypeOf<Exclude<TableOfPlan, TableOfKinds>>().toBeNever();
  });

  it('have a primary key each', () => {
    const withKey = new Set(keys.filter(({ isPrimary }) => isPrimary).map(({ table }) => table));
    expect(tables.filter((table) => !withKey.has(table))).toEqual([]);
  });

  it('of plans have plan_id first in every key and index', () => {
    const wrong = keys.filter(({ table, first }) => PLAN_TABLES.has(table) && first !== 'plan_id');
    expect(wrong.map(({ name }) => name).filter((name) => !THROUGH_ALL_PLANS.includes(name))).toEqual([]);
  });

  it('of accounts have the account first, or what it is found by', () => {
    const wrong = keys.filter(({ table, first }) => OTHER_TABLES[table]?.includes(first) === false);
    expect(wrong).toEqual([]);
  });
});

const KEYS = sql<Key>`
  select t.relname as "table", i.relname as "name", a.attname as "first", x.indisprimary as "isPrimary"
  from pg_index x
  join pg_class i on i.oid = x.indexrelid
  join pg_class t on t.oid = x.indrelid
  join pg_namespace n on n.oid = t.relnamespace and n.nspname = 'public'
  join pg_attribute a on a.attrelid = t.oid and a.attnum = x.indkey[0]`;

describe('a statement keeps within one plan', () => {
  it.each([
    'select "version" from "plan" where "plan_id" = ?',
    'select * from "goal" where "plan_id" = $1 and "id" in ($2, $3)',
    'insert into "change" ("plan_id", "version") values ($1, $2)',
    'select * from "share_token" inner join "share" on "share"."plan_id" = "share_token"."plan_id" where "share_token"."plan_id" = ?',
    'select * from "session" where "token" = ?',
    'select * from "plan"',
  ])('%s', (statement) => expect(isWithinPlan(statement)).toBe(true));

  it.each([
    'select * from "goal" where "id" = ?',
    'delete from "share" where "id" = ?',
    'update "plan" set "version" = ?',
    'insert into "change" ("version") values ($1)',
    'select * from "share_token" inner join "share" on "share"."id" = "share_token"."share_id" where "share_token"."plan_id" = ?',
    'select * from "change" where "plan_id" = ? and "version" in (select "version" from "change_item" where "entity" = ?)',
  ])('not: %s', (statement) => expect(isWithinPlan(statement)).toBe(false));

  it('or it is an error wherever a test runs the server', async () => {
    const store = await openSqlite();
    const ofProduct = (text: string) =>
      runInThisContext(`(db) => ${text}`, { filename: '/product/goals.ts' })(store.db);
    await expect(ofProduct(`db.selectFrom('goal').selectAll().where('plan_id', '=', 'p1').execute()`)).resolves.toEqual(
      [],
    );
    await expect(ofProduct(`db.selectFrom('goal').selectAll().where('id', '=', 'g1').execute()`)).rejects.toThrow(
      'no plan_id',
    );
    await store.close();
  });
});
