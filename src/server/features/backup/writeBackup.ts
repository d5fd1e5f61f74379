import { createHash } from 'node:crypto';
import { findDoneMigrations } from '#server/store/database/migrate.ts';
import type { Database, Store } from '#server/store/database/store.ts';
import { inSnapshot } from '#server/store/database/transaction.ts';
import type { BackupEnd, BackupHead } from './backupLines.ts';
import { keptTables } from './backupTables.ts';
import { writeGzipFile } from './gzipFile.ts';
import { DigestedTable, type TableDigest } from './tableDigest.ts';
import { readTable } from './tableRows.ts';

export type BackupFacts = Pick<BackupHead, 'version' | 'at' | 'secret'>;

/**
 * Writes a consistent snapshot of the store into a file while others keep writing; `end` is its last line. The file
 * gets its name only once it is whole and on disk. Throws Refusal where it cannot be written.
 */
export function writeBackup(
  store: Store,
  { file, facts, isForced }: { readonly file: string; readonly facts: BackupFacts; readonly isForced: boolean },
): Promise<BackupEnd> {
  return inSnapshot(store, async (db) => {
    const lines = new BackupLines(db, facts);
    await writeGzipFile(file, lines.write(), { isForced });
    return lines.end();
  });
}

class BackupLines {
  readonly #db: Database;
  readonly #facts: BackupFacts;
  readonly #hash = createHash('sha256');
  readonly #tables: Record<string, TableDigest> = {};
  #end: BackupEnd | null = null;

  constructor(db: Database, facts: BackupFacts) {
    this.#db = db;
    this.#facts = facts;
  }

  end(): BackupEnd {
    if (this.#end === null) throw new Error('The backup has not been written to its end.');
    return this.#end;
  }

  async *write(): AsyncGenerator<string> {
    const migrations = await findDoneMigrations(this.#db);
    const head: BackupHead = { milepost: 'backup', format: 1, ...this.#facts, migrations };
    yield this.#counted([head]);
    for (const place of keptTables()) yield* this.#table(place);
    this.#end = { tables: this.#tables, sha256: this.#hash.digest('hex') };
    yield `${JSON.stringify(this.#end)}\n`;
  }

  async *#table(place: { readonly table: string; readonly key: readonly string[] }): AsyncGenerator<string> {
    const digested = new DigestedTable();
    for await (const block of readTable(this.#db, place)) {
      digested.add(block);
      yield this.#counted([{ table: place.table, columns: block.columns }, ...block.rows]);
    }
    this.#tables[place.table] = digested.digest();
  }

  #counted(lines: readonly unknown[]): string {
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    this.#hash.update(text);
    return text;
  }
}
