import { accessSync, constants, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasAccounts } from './accounts/accountRepository.ts';
import { createFirstAdministrator, leadEveryPlan } from './accounts/administration.ts';
import { createSignOn } from './accounts/signOn.ts';
import { createTakeOverPath } from './accounts/takeOver.ts';
import { createApp } from './app.ts';
import { type Clock, createClock } from './clock.ts';
import type { Config } from './config.ts';
import { isDemoDue, loadDemo } from './demo/loadDemo.ts';
import { Refusal } from './errors.ts';
import type { MilepostApp } from './http/milepostApp.ts';
import { readSecrets, type Secrets } from './secrets.ts';
import { openStore } from './store/database.ts';
import type { Store } from './store/store.ts';

export type RunningServer = {
  readonly address: string;
  /** Takes no new requests, lets those in flight finish for ten seconds, then closes the store. */
  stop(): Promise<void>;
};

/**
 * Opens the store, makes what an empty one needs, and listens. Says in plain words what it does; the last line is the
 * address. Throws Refusal with one line a person can act on where the folder, the store or the port cannot be had.
 */
export async function startServer(config: Config, say: (line: string) => void): Promise<RunningServer> {
  refuseUnwritable(config.dataFolder);
  const secrets = readSecrets(config.dataFolder);
  const clock = createClock(config);
  const store = await openStore({ ...config, serverAddress: addressOf(config) });
  try {
    const app = await createApp({
      ...config,
      store,
      clock,
      secrets,
      isTodayFixed: config.today !== null,
      pageFolder: PAGE_FOLDER,
    });
    await prepare({ store, clock, secrets, config, say });
    await listen(app, config);
    const served = { ...config, port: portOf(app) ?? config.port };
    const address = addressOf(served);
    await sayWelcome({ store, address, config, say });
    return { address, stop: () => stop(app, store) };
  } catch (error) {
    await store.close();
    throw error;
  }
}

const PAGE_FOLDER = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'dist', 'web');
const FINISH_WITHIN_MS = 10_000;

type Preparing = {
  readonly store: Store;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly config: Config;
  readonly say: (line: string) => void;
};

/** What a new installation needs before anybody comes. */
async function prepare({ store, clock, secrets, config, say }: Preparing): Promise<void> {
  const { administrator, publicUrl } = config;
  if (config.hasDemo && (await isDemoDue(store.db))) {
    say('Making the demo plan (set MILEPOST_DEMO=0 to start without) …');
    await loadDemo(store, clock.today('UTC'));
  }
  if (administrator !== null && !(await hasAccounts(store.db))) {
    const { hashPassword } = createSignOn({ store, secret: secrets.session, publicUrl, warn: () => {} });
    const passwordHash = await hashPassword(administrator.password);
    await createFirstAdministrator(store, { email: administrator.email, passwordHash, at: clock.now() });
  }
  await leadEveryPlan(store, clock);
}

async function listen(app: MilepostApp, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw cannotListen(error, { host, port });
  }
}

type Welcome = {
  readonly store: Store;
  readonly address: string;
  readonly config: Config;
  readonly say: (line: string) => void;
};

async function sayWelcome({ store, address, config, say }: Welcome): Promise<void> {
  say(config.databaseUrl === null ? `Data folder: ${config.dataFolder}` : 'Data: the PostgreSQL of DATABASE_URL');
  if (config.today !== null) say('Today is fixed by MILEPOST_TODAY.');
  const path = await createTakeOverPath(store);
  if (path !== null)
    say(`Nobody has an account yet. Open this address once to become the administrator:\n  ${address}${path}`);
  say(`Milepost is ready: ${address}`);
}

async function stop(app: MilepostApp, store: Store): Promise<void> {
  const hurry = setTimeout(() => app.server.closeAllConnections(), FINISH_WITHIN_MS);
  await app.close();
  clearTimeout(hurry);
  await store.close();
}

/** The port the system gave where PORT is 0. */
function portOf(app: MilepostApp): number | null {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : null;
}

function addressOf({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  return publicUrl ?? `http://${shownHost(host)}:${port}`;
}

/** Where a browser on this machine finds a server that listens everywhere. */
function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function refuseUnwritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new Refusal({
      code: 'folder_not_writable',
      status: 500,
      message: `The data folder ${folder} cannot be written${reasonOf(cause)}. Allow it, or name another in MILEPOST_DATA.`,
      cause,
    });
  }
}

function cannotListen(cause: unknown, { host, port }: { readonly host: string; readonly port: number }): Refusal {
  const message =
    codeOf(cause) === 'EADDRINUSE'
      ? `Port ${port} on ${host} is in use. Stop the program that has it, or set another in PORT.`
      : `Cannot listen on port ${port} of ${host}${reasonOf(cause)}. Set others in PORT and HOST.`;
  return new Refusal({ code: 'cannot_listen', status: 500, message, cause });
}

function reasonOf(error: unknown): string {
  const code = codeOf(error);
  return code === null ? '' : ` (${code})`;
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
