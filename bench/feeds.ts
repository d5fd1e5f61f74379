// Three hundred feeds whose turn comes at once, on one process: pages answer as before. The goals of a plan are asked
// right after somebody has entered a figure, before and meanwhile, in plans that feeds write to; and those of a plan that
// nobody writes to. Limit: 1.5 times at the 95th percentile.
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addresses, feedsPath, planPath } from '#contract/addresses.ts';
import type { Feeds } from '#contract/feed.ts';
import { startProcess } from '#e2e/milepost.ts';
import { type Client, signIn } from '#trust/tools/client.ts';
import { pause } from '#trust/tools/promise.ts';
import { claim } from './tools/claim.ts';
import { quantile, spreadOf } from './tools/spread.ts';

const FEEDS = 300;
const PLANS = 10;
const GOALS_OF_ONE = 3;
/** Of the goals of each plan; the figures of each come from one feed. */
const NUMBERS = Array.from({ length: (FEEDS / PLANS) * GOALS_OF_ONE }, (_, at) => String(at + 1));
const GOAL = { tracking_frequency: 1, start: '2025-01-01', end: '2027-12-31' };
const PAST = Array.from({ length: 12 }, (_, at) => `2025-${String(at + 1).padStart(2, '0')}`);
const LIMIT = 1.5;
const BEFORE = 400;
const EVERY_MS = 15;
const HOUR_MS = 3_600_000;
const DONE_WITHIN_MS = 240_000;

const folder = await mkdtemp(join(tmpdir(), 'milepost-feeds-'));
const clockFile = join(folder, 'ahead');
await writeFile(clockFile, '0');
const source = spawn(process.execPath, [fileURLToPath(new URL('tools/feedSource.ts', import.meta.url))], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const port = await new Promise<string>((resolve) => source.stdout.once('data', (line) => resolve(String(line).trim())));
const origin = `http://127.0.0.1:${port}`;
const milepost = await startProcess({
  MILEPOST_TODAY: '',
  MILEPOST_FEED_ORIGINS: origin,
  NODE_OPTIONS: `--import ${new URL('../trust/tools/jumpingClock.ts', import.meta.url).href}`,
  JUMPING_CLOCK: clockFile,
  JUMPING_CLOCK_WAKES: '1',
});
try {
  const lead = await signIn(milepost.address);
  const plans = await makePlans(lead);
  await makeFeeds(lead, plans);
  // Wakes the server, which works out the turns of its feeds.
  process.kill(milepost.pid, 'SIGUSR2');
  await pause(2_000);

  await answerTimes(lead, { plans, isOver: async (asked) => asked >= 2 * PLANS });
  const quiet = await answerTimes(lead, { plans, isOver: async (asked) => asked >= BEFORE });

  await writeFile(clockFile, String(HOUR_MS));
  process.kill(milepost.pid, 'SIGUSR2');
  const begun = performance.now();
  const busy = await answerTimes(lead, {
    plans,
    isOver: async (asked) => {
      if (performance.now() - begun > DONE_WITHIN_MS) throw new Error('The feeds are not done.');
      return asked % 20 === 0 && (await countAsked()) >= FEEDS;
    },
  });
  const took = (performance.now() - begun) / 1_000;
  await pause(3_000);
  const done = await countDone(lead, plans);
  if (done < FEEDS) throw new Error(`Only ${done} of ${FEEDS} feeds have brought figures.`);

  claim({ what: `${FEEDS} feeds at once, until each has asked its source`, value: took, unit: 's' });
  for (const [what, before, during] of [
    ['a plan that is written to', quiet.written, busy.written],
    ['another plan', quiet.other, busy.other],
  ] as const) {
    claim({ what: `${what}, before`, value: quantile(before, 0.95), unit: 'ms', spread: spreadOf(before) });
    const value = quantile(during, 0.95) / quantile(before, 0.95);
    claim({ what: `${what}, meanwhile beside before`, value, unit: 'x', spread: spreadOf(during), atMost: LIMIT });
  }
} finally {
  source.kill();
  await milepost.stop();
  await rm(folder, { recursive: true, force: true });
}

async function makePlans(client: Client): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 1; at <= PLANS; at += 1) {
    const { id } = await send(client, 'POST', addresses.plans, {
      name: `Plan ${at}`,
      company: 'City',
      time_zone: 'UTC',
    });
    const goals = NUMBERS.map((number) => ({ ...GOAL, number, item: `Goal ${number}` }));
    await send(client, 'PUT', `${planPath(id)}/goals`, goals);
    const figures = NUMBERS.flatMap((goal) => PAST.map((period) => ({ goal, period, target: 90, actual: 80 })));
    await send(client, 'PUT', `${planPath(id)}/figures`, figures);
    ids.push(id);
  }
  return ids;
}

async function makeFeeds(client: Client, plans: readonly string[]): Promise<void> {
  const connection = await send(client, 'POST', addresses.connections, {
    name: 'Source',
    settings: { kind: 'https', url: `${origin}/figures.csv` },
  });
  for (const planId of plans) {
    for (let at = 0; at < FEEDS / PLANS; at += 1) {
      const own = NUMBERS.slice(at * GOALS_OF_ONE, (at + 1) * GOALS_OF_ONE);
      await send(client, 'POST', feedsPath(planId), {
        name: `Feed ${at}`,
        connection_id: connection.id,
        ask: `?goals=${encodeURIComponent(own.join(' '))}`,
        schedule: { every: 'hour', at: 0 },
        mapping: { columns: { goal_number: 'goal_number', date: 'date', actual: 'actual' } },
      });
    }
  }
}

type Asking = { readonly plans: readonly string[]; readonly isOver: (asked: number) => Promise<boolean> };

type Times = { readonly written: number[]; readonly other: number[] };

async function answerTimes(client: Client, { plans, isOver }: Asking): Promise<Times> {
  const times: Times = { written: [], other: [] };
  for (let asked = 0; !(await isOver(asked)); asked += 1) {
    const planId = plans[asked % plans.length] ?? '';
    const figure = [{ goal: '1', period: '2025-01', actual: asked }];
    await send(client, 'PUT', `${planPath(planId)}/figures`, figure);
    times.written.push(await answerTime(client, planId));
    times.other.push(await answerTime(client, 'demo'));
    await pause(EVERY_MS);
  }
  return times;
}

async function answerTime(client: Client, planId: string): Promise<number> {
  const begun = performance.now();
  const { status, body } = await client.send('GET', `${addresses.goals}?plan_id=${planId}&fiscal_year=0`);
  if (status !== 200) throw new Error(body);
  return performance.now() - begun;
}

async function countAsked(): Promise<number> {
  return Number(await (await fetch(`${origin}/count`)).text());
}

async function countDone(client: Client, plans: readonly string[]): Promise<number> {
  let done = 0;
  for (const planId of plans) {
    const { feeds }: Feeds = JSON.parse((await client.send('GET', feedsPath(planId))).body);
    done += feeds.filter(({ last_run: run }) => run?.outcome === 'done').length;
  }
  return done;
}

async function send(client: Client, method: string, path: string, payload: object): Promise<{ readonly id: string }> {
  const { status, body } = await client.send(method, path, payload);
  if (status >= 300) throw new Error(`${path}: ${body}`);
  return JSON.parse(body);
}
