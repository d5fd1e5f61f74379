import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listening } from './listening.ts';

export type ExampleMaria = {
  readonly port: number;
  /** As root, in the database `city`. */
  run(sql: string): void;
  stop(): Promise<void>;
};

const READY_WITHIN_MS = 30_000;

/** A MariaDB of its own; null where it is not installed. */
export async function startExampleMaria(): Promise<ExampleMaria | null> {
  const folder = mkdtempSync(join(tmpdir(), 'milepost-maria-'));
  const data = join(folder, 'data');
  const socket = join(folder, 'sock');
  const port = await freePort();
  try {
    execFileSync(
      'mariadb-install-db',
      ['--no-defaults', `--datadir=${data}`, '--auth-root-authentication-method=normal', '--skip-test-db', '--force'],
      { stdio: 'ignore' },
    );
  } catch {
    rmSync(folder, { recursive: true, force: true });
    console.info('Skipped: feeds on a real MariaDB. Install mariadb-server to run them.');
    return null;
  }
  const server = spawn(
    'mariadbd',
    [
      ...['--no-defaults', `--datadir=${data}`, `--socket=${socket}`, `--port=${port}`, '--bind-address=127.0.0.1'],
      ...[
        '--innodb-buffer-pool-size=16M',
        '--performance-schema=off',
        '--user=root',
        `--pid-file=${join(folder, 'pid')}`,
      ],
    ],
    { stdio: 'ignore' },
  );
  const run = (sql: string, database: readonly string[] = ['city']) => {
    execFileSync('mariadb', ['--no-defaults', `--socket=${socket}`, '--user=root', '--batch', ...database], {
      input: sql,
      stdio: ['pipe', 'ignore', 'pipe'],
    });
  };
  const begun = performance.now();
  for (;;) {
    try {
      run('create database if not exists city', []);
      break;
    } catch (error) {
      if (performance.now() - begun > READY_WITHIN_MS) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  return {
    port,
    run: (sql) => run(sql),
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listening(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
