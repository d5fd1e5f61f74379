import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startPrimary } from '#trust/nodes/postgresPair.ts';

/** A store on which a server is killed and started again. */
export type KillStore = {
  /** Of the server. */
  readonly variables: Readonly<Record<string, string>>;
  /** What the store itself finds wrong with its files; null for nothing. */
  problemOfFiles(): Promise<string | null>;
  remove(): Promise<void>;
};

export async function onSqlite(more: Readonly<Record<string, string>> = {}): Promise<KillStore> {
  const folder = await newFolder();
  return {
    variables: { ...more, MILEPOST_DATA: folder },
    problemOfFiles: async () => {
      const db = new DatabaseSync(join(folder, 'milepost.db'));
      const [said] = Object.values(db.prepare('pragma integrity_check').get() ?? {});
      db.close();
      return said === 'ok' ? null : String(said);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** On a server of its own that syncs, as a real one does. */
export async function onPostgres(programs: string): Promise<KillStore> {
  const folder = await newFolder();
  const postgres = await startPrimary(programs);
  return {
    variables: { MILEPOST_DATA: folder, DATABASE_URL: postgres.primary.url },
    problemOfFiles: async () => {
      await postgres.primary.sql('create extension if not exists amcheck');
      return postgres.primary
        .sql(
          "select bt_index_check(oid) from pg_class where relkind = 'i' and relam = (select oid from pg_am where amname = 'btree')",
        )
        .then(
          () => null,
          (error: unknown) => String(error),
        );
    },
    remove: async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'milepost-kills-'));
}
