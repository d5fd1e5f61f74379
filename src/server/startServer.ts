import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClock } from '#server/base/clock.ts';
import { writeLog } from '#server/base/log.ts';
import type { Repeated } from '#server/base/repeat.ts';
import { readSealing } from '#server/base/sealing.ts';
import { readSecrets } from '#server/base/secrets.ts';
import type { SayAtStart } from '#server/base/startLines.ts';
import { cannotListen, refuseUnwritable } from '#server/base/startRefusal.ts';
import { createTakeOverPath } from '#server/features/accounts/takeOver.ts';
import { startScheduledBackups } from '#server/features/backup/scheduledBackups.ts';
import { startChecks } from '#server/features/installation/startChecks.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { createOperations } from '#server/platform/operations/operations.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { prepareInstallation } from './prepareInstallation.ts';
import { openStore } from './store/database/database.ts';
import { findMeta } from './store/database/meta.ts';
import { UPGRADE_NOTE } from './store/database/migrations/0012UniqueKeys.ts';
import type { Store } from './store/database/store.ts';

export type RunningServer = {
  readonly address: string;
  stop(): Promise<void>;
};

/**
 * Opens the store, creates what an empty one needs, and listens. Logs what it does; the last line is the address.
 * Throws Refusal with one line where the folder, the store or the port is not available.
 */
export async function startServer(config: Config, say: SayAtStart): Promise<RunningServer> {
  refuseUnwritable(config.dataFolder, { what: 'data folder', variable: 'MILEPOST_DATA' });
  const secrets = readSecrets(config.dataFolder);
  for (const { problem, mend } of startChecks(config)) say(`${problem}. ${mend}`, 'warn');
  const clock = createClock(config);
  const store = await openStore({ ...config, serverAddress: addressOf(config) });
  try {
    let address = addressOf(config);
    const operations = createOperations({
      store,
      dataFolder: config.dataFolder,
      has: {
        backups: config.backups !== null,
        mail: config.mail !== null,
        webhooks: config.webhookHosts.length > 0,
      },
      warn: (message) => writeLog('warn', message),
    });
    const app = await createApp({
      ...config,
      operations,
      ownUrl: () => address,
      store,
      clock,
      secrets,
      fixedPolicy: { planCreation: config.planCreation },
      sealing: readSealing(config.dataFolder, config.sealingKey),
      isTodayFixed: config.today !== null,
      pageFolder: PAGE_FOLDER,
      securityLogFolder: join(config.dataFolder, 'security'),
    });
    await sayUpgrade(store, say);
    await prepareInstallation({ store, clock, config, say });
    await listen(app, config);
    const served = { ...config, port: portOf(app) ?? config.port };
    const { backups } = config;
    const scheduled =
      backups === null ? null : startScheduledBackups({ store, secrets, operation: operations.backups }, backups);
    address = addressOf(served);
    await sayWelcome({ store, address, config, say });
    return { address, stop: () => stop({ app, store, scheduled }) };
  } catch (error) {
    await store.close();
    throw error;
  }
}

const PAGE_FOLDER = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'dist', 'web');
const FINISH_WITHIN_MS = 10_000;

async function listen(app: MilepostApp, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw cannotListen(error, { host, port });
  }
}

/** Reports once what a migration changed in plans. */
async function sayUpgrade({ db }: Store, say: SayAtStart): Promise<void> {
  const note = await findMeta(db, UPGRADE_NOTE);
  if (note === null) return;
  say(note);
  await db.deleteFrom('meta').where('name', '=', UPGRADE_NOTE).execute();
}

type Welcome = {
  readonly store: Store;
  readonly address: string;
  readonly config: Config;
  readonly say: SayAtStart;
};

async function sayWelcome({ store, address, config, say }: Welcome): Promise<void> {
  say(config.databaseUrl === null ? `Data folder: ${config.dataFolder}` : 'Data: the PostgreSQL of DATABASE_URL');
  if (config.today !== null) say('Today is fixed by MILEPOST_TODAY.');
  const path = await createTakeOverPath(store);
  if (path !== null)
    say(`Nobody has an account yet. Open this address once to become the administrator:\n  ${address}${path}`);
  say(`Milepost is ready: ${address}`);
}

type Serving = { readonly app: MilepostApp; readonly store: Store; readonly scheduled: Repeated | null };

async function stop({ app, store, scheduled }: Serving): Promise<void> {
  const hurry = setTimeout(() => app.server.closeAllConnections(), FINISH_WITHIN_MS);
  await app.close();
  clearTimeout(hurry);
  await scheduled?.stop();
  await store.close();
}

function portOf(app: MilepostApp): number | null {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : null;
}

function addressOf({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  return publicUrl ?? `http://${shownHost(host)}:${port}`;
}

function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
