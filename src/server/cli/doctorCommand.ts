import { readdir, statfs } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isoInstant, machineTime, timeOfInstant } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import { type Config, ConfigError, readConfig } from '#server/config.ts';
import { backupInstant, isBackupName } from '#server/features/backup/backupName.ts';
import { type Finding, startChecks } from '#server/features/installation/startChecks.ts';
import { launchBrowser } from '#server/features/reports/packedBrowser.ts';
import { findMailProblem } from '#server/platform/mail/sendMail.ts';
import { GuardedSocket } from '#server/platform/outgoing/guardedSocket.ts';
import type { Database } from '#server/store/database/store.ts';
import { findPlans } from '#server/store/plans/plans.ts';
import type { Command, CommandLine, ExitStatus } from './commandLine.ts';
import { UsageError } from './commandLine.ts';
import { withStore } from './withStore.ts';

/** Each finds what is wrong with one part. */
type Check = (config: Config, line: CommandLine) => Promise<readonly Finding[]> | readonly Finding[];

export const doctorCommand: Command = {
  help: `milepost doctor

Looks for what is wrong with this installation: settings, owner and rights of the data files, the store, the clock, the
proxy, free space, backups, mail, the browser for PDF, and what feeds may read. Each finding is a line with what puts it
right; nothing is changed. Call it as the server's user and with its settings (as a service: sudo milepost doctor).

It ends with 0 where nothing is wrong, else with 1.`,
  async run(line) {
    const { positionals } = parseArgs({ args: [...line.args], allowPositionals: true, options: {} });
    if (positionals.length > 0) throw new UsageError('It takes no names.');
    const findings = await findAll(line);
    for (const { problem, mend } of findings) line.say(`${problem}. ${mend}`);
    line.say(findings.length === 0 ? 'Nothing is wrong.' : `To put right: ${findings.length}.`);
    return findings.length === 0 ? 0 : (1 satisfies ExitStatus);
  },
};

async function findAll(line: CommandLine): Promise<readonly Finding[]> {
  let config: Config;
  try {
    config = readConfig(line.environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.lines.map((what) => ({
      problem: what.replace(/\.$/, ''),
      mend: 'Until then the server does not start.',
    }));
  }
  const found = await Promise.all(CHECKS.map(async (check) => check(config, line)));
  return found.flat();
}

const CHECKS: readonly Check[] = [
  (config) => startChecks(config),
  checkStoreAndClock,
  checkProxy,
  checkSpace,
  checkBackups,
  checkMail,
  checkPdf,
  checkFeedOrigins,
];

/** Beyond this, clocks of two machines differ by more than their daily drift; ms. */
const CLOCK_MARGIN = 60_000;

async function checkStoreAndClock(config: Config, line: CommandLine): Promise<readonly Finding[]> {
  try {
    return await withStore(line, async ({ store }) => {
      if (config.today !== null) return [];
      const at = await findNewestChange(store.db);
      const now = machineTime();
      if (at === null || timeOfInstant(at) <= now + CLOCK_MARGIN) return [];
      return [
        {
          problem: `The newest change is of ${at}, but the clock of this machine says ${isoInstant(now)}`,
          mend: 'Set the clock (timedatectl set-ntp true); until then new changes look older than it.',
        },
      ];
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const mend =
      error.code === 'store_unreachable'
        ? 'The database does not answer: start it, or correct DATABASE_URL.'
        : error.message;
    return [{ problem: 'The store cannot be opened', mend }];
  }
}

async function findNewestChange(db: Database): Promise<string | null> {
  let newest: string | null = null;
  for (const { id } of await findPlans(db)) {
    const ofPlan = db
      .selectFrom('change')
      .where('plan_id', '=', id)
      .select(({ fn }) => fn.max('at').as('at'));
    const at = (await ofPlan.executeTakeFirst())?.at ?? null;
    if (at !== null && (newest === null || at > newest)) newest = at;
  }
  return newest;
}

/** Milepost itself speaks no TLS: with an https address there is a proxy before it. */
function checkProxy({ publicUrl, trustedProxies }: Config): readonly Finding[] {
  if (publicUrl?.startsWith('https:') && trustedProxies.length === 0) {
    return [
      {
        problem:
          'MILEPOST_URL is an https address, so a proxy stands before Milepost, but MILEPOST_PROXY is not set: everybody counts as one address for limits on tries',
        mend: 'Set MILEPOST_PROXY to the address that the proxy connects from (127.0.0.1 on the same machine).',
      },
    ];
  }
  return [];
}

const LEAST_FREE_BYTES = 1024 ** 3;

async function checkSpace({ dataFolder, backups }: Config): Promise<readonly Finding[]> {
  const folders = new Set([dataFolder, ...(backups === null ? [] : [backups.folder])]);
  const found = await Promise.all(
    [...folders].map(async (folder): Promise<Finding[]> => {
      const space = await statfs(folder).catch(() => null);
      if (space === null) return [{ problem: `${folder} cannot be looked at`, mend: 'Create it, or name another.' }];
      const free = space.bavail * space.bsize;
      if (free >= LEAST_FREE_BYTES) return [];
      const problem = `Where ${folder} is, only ${Math.floor(free / 1024 ** 2)} MB are free`;
      return [{ problem, mend: 'Make room: when the disk is full, nothing can be saved.' }];
    }),
  );
  return found.flat();
}

async function checkBackups({ backups }: Config): Promise<readonly Finding[]> {
  if (backups === null) return [];
  const names = await readdir(backups.folder).catch((): string[] => []);
  const newest = names.filter(isBackupName).sort().at(-1);
  const ago = newest === undefined ? Infinity : machineTime() - timeOfInstant(backupInstant(newest));
  if (ago <= 2 * backups.everyHours * 3_600_000) return [];
  const problem = newest === undefined ? `There is no backup in ${backups.folder}` : `The newest backup is ${newest}`;
  return [{ problem, mend: 'Is the server running? Its log says why it makes none; milepost backup makes one now.' }];
}

async function checkMail({ mail }: Config): Promise<readonly Finding[]> {
  const problem = mail === null ? null : await findMailProblem(mail);
  if (problem === null) return [];
  return [{ problem: `Mail cannot be sent: ${problem.replace(/\.$/, '')}`, mend: 'Check MILEPOST_SMTP_URL.' }];
}

async function checkPdf(): Promise<readonly Finding[]> {
  try {
    const browser = await launchBrowser();
    await browser.close();
    return [];
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
    return [
      {
        problem: `The browser that makes PDF does not start (${reason})`,
        mend: 'Install Chromium (Debian: apt-get install chromium) and set MILEPOST_CHROMIUM=/usr/bin/chromium.',
      },
    ];
  }
}

const CONNECTED_WITHIN = 3_000;
const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443, 'postgresql:': 5432, 'mysql:': 3306 };

async function checkFeedOrigins({ feedPlaces: { origins } }: Config): Promise<readonly Finding[]> {
  const found = await Promise.all(
    origins.map(async (origin) => {
      const { protocol, hostname, port } = new URL(origin);
      const answers = await isReached(
        hostname.replace(/^\[|\]$/g, ''),
        port === '' ? (PORTS[protocol] ?? 443) : Number(port),
      );
      const mend = 'Start it, open the way to it, or take it out of MILEPOST_FEED_ORIGINS.';
      return answers ? [] : [{ problem: `${origin} of MILEPOST_FEED_ORIGINS cannot be reached from here`, mend }];
    }),
  );
  return found.flat();
}

/** The environment names these places, so they may lie in the own network. */
function isReached(host: string, port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = new GuardedSocket({ isOwnNetwork: true });
  socket.setTimeout(CONNECTED_WITHIN, () => resolve(false));
  socket.once('connect', () => resolve(true));
  socket.once('error', () => resolve(false));
  socket.connect(port, host);
  return promise.finally(() => socket.destroy());
}
