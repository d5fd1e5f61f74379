/** A PostgreSQL database that tests use one after the other: emptying it costs a fraction of making and migrating one. */
export type Database = {
  /** The column `value` of the rows. */
  readonly ask: (sql: string) => Promise<string[]>;
  readonly run: (sql: string) => Promise<unknown>;
};

/** What its tables are, so that a test that changed them is noticed. */
export type Tables = { readonly shape: string; readonly migrations: string; readonly names: readonly string[] };

export async function tablesOf(database: Database): Promise<Tables> {
  return {
    shape: await shapeOf(database),
    migrations: await migrationsOf(database),
    names: await database.ask(
      `select format('%I', tablename) as value from pg_tables
       where schemaname = 'public' and not starts_with(tablename, 'kysely_')`,
    ),
  };
}

/** From here on a table is emptied by making it anew. */
const MANY_BYTES = 100_000;

/** Removes all rows; gives false, and leaves them, where a test has changed the tables themselves. */
export async function emptyDatabase(database: Database, before: Tables): Promise<boolean> {
  const [shape, migrations] = [await shapeOf(database), await migrationsOf(database)];
  if (shape !== before.shape || migrations !== before.migrations) return false;
  const large = await database.ask(
    `select name as value from unnest(array['${before.names.join("', '")}']) as names (name)
     where pg_relation_size(name) > ${MANY_BYTES}`,
  );
  if (large.length > 0) await database.run(`truncate ${large.join(', ')} cascade`);
  // One statement, since tables refer to each other; for a few rows a tenth of what truncating takes.
  const each = before.names.map((name, index) => `t${index} as (delete from ${name})`);
  await database.run(`with ${each.join(', ')} select`);
  return true;
}

/** Every table, column, constraint and index there is. */
async function shapeOf({ ask }: Database): Promise<string> {
  const [all = ''] = await ask(
    `select md5(string_agg(line, ';' order by line)) as value from (
       select concat('table ', oid, relname) as line from pg_class where relnamespace = 'public'::regnamespace
       union all select concat('constraint ', oid) from pg_constraint where connamespace = 'public'::regnamespace
       union all select concat('trigger ', oid) from pg_trigger where not tgisinternal
       union all select concat('column ', attrelid, attname, atttypid, attnotnull) from pg_attribute
         where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
     ) as lines`,
  );
  return all;
}

async function migrationsOf({ ask }: Database): Promise<string> {
  return (await ask('select name as value from kysely_migration order by name')).join();
}
