import type { Kysely } from 'kysely';
import { machineTime } from '#server/base/clock.ts';
import type { Tables } from '#server/store/rows/tables.ts';

type Database = Kysely<Tables>;

/** How long a failed replica is left alone; ms. */
const REST_MS = 5_000;

type Replica = { readonly db: Database; restsUntil: number };

/** Replicas of the database, used in turn. */
export class Replicas {
  readonly #all: readonly Replica[];
  #turn = 0;

  constructor(databases: readonly Database[]) {
    this.#all = databases.map((db) => ({ db, restsUntil: 0 }));
  }

  next(): Database | null {
    const now = machineTime();
    for (let tried = 0; tried < this.#all.length; tried += 1) {
      const replica = this.#all[this.#turn % this.#all.length];
      this.#turn += 1;
      if (replica !== undefined && replica.restsUntil <= now) return replica.db;
    }
    return null;
  }

  leaveAlone(db: Database): void {
    const replica = this.#all.find((each) => each.db === db);
    if (replica !== undefined) replica.restsUntil = machineTime() + REST_MS;
  }

  async close(): Promise<void> {
    await Promise.all(this.#all.map(({ db }) => db.destroy()));
  }
}
