import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { addresses } from '#contract/addresses.ts';
import { forkHost, type Host } from './forkHost.ts';

export { expect } from '@playwright/test';

/** The day on which all journeys happen. */
export const TODAY = '2026-11-20';

export const ADMIN = { email: 'ada@example.org', password: 'correct horse battery staple' };

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const READY_WITHIN = 120_000;
/** Of a process of its own: a slow machine is no failure, and one that ended is noticed at once. */
const PROCESS_READY_WITHIN = 600_000;

/** Names the folder of a store with the demo plan and the administrator (see demoStore.ts). */
export const DEMO_STORE = 'MILEPOST_TEST_DEMO_STORE';

/** What decides what a first start makes: with one of them a store is made anew. */
const DECIDING = ['MILEPOST_DEMO', 'MILEPOST_ADMIN_EMAIL', 'MILEPOST_TODAY', 'DATABASE_URL'];

/** A real server on a store of its own, on loopback; stopped and removed at the end. */
export type RunningMilepost = {
  readonly address: string;
  readonly data: string;
  /** What it said while it started, and where it is a process of its own since. */
  output(): string;
  /** Runs a command line verb on the same store; gives its exit status and everything it printed. */
  run(...words: string[]): Promise<{ status: number; output: string }>;
  /** Ends it and leaves its data, on which another may start at the same address. */
  end(): Promise<unknown>;
  stop(): Promise<void>;
};

export type MilepostProcess = RunningMilepost & { readonly pid: number; kill(signal: NodeJS.Signals): Promise<number> };

type Environment = NodeJS.ProcessEnv & { readonly MILEPOST_DATA: string; readonly PORT: string };

/** The process that runs the servers of this worker. */
let host: Host | undefined;

/** Of servers that were stopped: at the same address the browser has the files of the page already. */
const portsLeft: string[] = [];

/** In one process with the other servers of the worker. On a free port, unless PORT names the one it had before. */
export async function startMilepost(variables: Record<string, string> = {}): Promise<RunningMilepost> {
  const environment = await environmentOf(variables);
  host ??= forkHost();
  const { id, lines } = await host.ask({ start: environment });
  return running(environment, {
    output: () => lines.join('\n'),
    end: async () => {
      await host?.ask({ stop: id });
    },
  });
}

/** The program itself, for what only a process can be asked or done to. */
export async function startProcess(variables: Record<string, string> = {}): Promise<MilepostProcess> {
  const environment = await environmentOf(variables);
  const child = start(['src/server/main.ts'], environment);
  const printed = collect(child);
  await ready(addressOf(environment), child, printed);
  const kill = async (signal: NodeJS.Signals) => {
    const ended = end(child);
    child.kill(signal);
    return ended;
  };
  return { ...running(environment, { output: printed, end: () => kill('SIGTERM') }), pid: child.pid ?? 0, kill };
}

function running(
  environment: Environment,
  server: { readonly output: () => string; readonly end: () => Promise<unknown> },
): RunningMilepost {
  const data = environment.MILEPOST_DATA;
  return {
    address: addressOf(environment),
    data,
    output: server.output,
    run: async (...words) => {
      const command = start(['src/server/cli/milepost.ts', ...words], environment);
      const output = collect(command);
      return { status: await end(command), output: output() };
    },
    end: server.end,
    stop: async () => {
      await server.end();
      portsLeft.push(environment.PORT);
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function environmentOf(variables: Record<string, string>): Promise<Environment> {
  return {
    ...process.env,
    MILEPOST_TODAY: TODAY,
    MILEPOST_ADMIN_EMAIL: ADMIN.email,
    MILEPOST_ADMIN_PASSWORD: ADMIN.password,
    // Journeys begin on the dashboard itself; the guide has one of its own.
    MILEPOST_GUIDE: '0',
    ...variables,
    PORT: variables.PORT ?? portsLeft.pop() ?? String(await freePort()),
    MILEPOST_DATA: variables.MILEPOST_DATA ?? (await newStore(variables)),
  };
}

function addressOf({ PORT }: Environment): string {
  return `http://127.0.0.1:${PORT}`;
}

async function newStore(variables: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'milepost-'));
  const demo = process.env[DEMO_STORE];
  if (demo !== undefined && DECIDING.every((name) => !(name in variables))) await cp(demo, folder, { recursive: true });
  return folder;
}

type Cookies = Parameters<BrowserContext['addCookies']>[0];

/** The administrator's session at each server: to check the password again for each test takes a tenth of a second. */
const sessions = new Map<string, Cookies>();

/** Signs the administrator in through the call, so that the page is opened as a member. */
export async function signIn(page: Page, milepost: RunningMilepost): Promise<void> {
  const kept = sessions.get(milepost.data);
  if (kept !== undefined) {
    await page.context().addCookies(kept);
    // The server may be closing the connection that rested since the last call.
    const account = await page.request.get(`${milepost.address}${addresses.account}`, { maxRetries: 1 });
    if (account.ok()) return;
    await page.context().clearCookies();
  }
  const reply = await page.request.post(`${milepost.address}/api/auth/sign-in/email`, {
    data: ADMIN,
    headers: { origin: milepost.address },
  });
  if (!reply.ok()) throw new Error(`Signing in failed: ${reply.status()} ${await reply.text()}`);
  sessions.set(milepost.data, await page.context().cookies(milepost.address));
}

/** One server with the demo plan for each worker; a journey that changes things starts its own. */
export const test = base.extend<{ signedIn: Page }, { milepost: RunningMilepost }>({
  milepost: [
    async ({ browser: _browser }, use) => {
      const milepost = await startMilepost();
      await use(milepost);
      await milepost.stop();
    },
    { scope: 'worker', timeout: READY_WITHIN },
  ],
  signedIn: async ({ page, milepost }, use) => {
    await signIn(page, milepost);
    await use(page);
  },
});

function start(words: string[], environment: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...words], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function collect(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return () => text;
}

function end(child: ChildProcess): Promise<number> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode ?? -1);
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? -1)));
}

async function ready(address: string, child: ChildProcess, printed: () => string): Promise<void> {
  const until = performance.now() + PROCESS_READY_WITHIN;
  while (performance.now() < until && child.exitCode === null) {
    const isUp = await fetch(`${address}/health`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`Milepost did not get ready:\n${printed()}`);
}

export function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
