import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { pause } from '#trust/tools/promise.ts';
import { startTool } from './postgresTools.ts';

const READY_WITHIN_MS = 60_000;

/** One PostgreSQL on loopback, on a folder that is there. */
export class PostgresServer {
  readonly url: string;
  readonly #place: PostgresPlace;
  #child: ChildProcess | null = null;

  constructor(place: PostgresPlace) {
    this.#place = place;
    this.url = `postgres://milepost@127.0.0.1:${place.port}/postgres`;
  }

  /** Comes back once it takes connections. */
  async start(): Promise<void> {
    const { programs, folder, data, port } = this.#place;
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'wal_retrieve_retry_interval=200ms'];
    const words = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    this.#child = startTool(join(programs, 'postgres'), words, folder);
    const until = performance.now() + READY_WITHIN_MS;
    while (performance.now() < until && this.#child.exitCode === null) {
      if (await this.sql('select 1').catch(() => null)) return;
      await pause(50);
    }
    throw new Error(`PostgreSQL did not get ready on port ${port}.`);
  }

  /** At once, as if the power had gone: what was not committed is lost, all connections break. */
  async stop(): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.on('exit', resolve));
    child.kill('SIGQUIT');
    await ended;
  }

  async sql(text: string): Promise<readonly Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: this.url });
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  }
}

export type PostgresPlace = {
  /** Of its programs. */
  readonly programs: string;
  readonly folder: string;
  readonly data: string;
  readonly port: number;
};
