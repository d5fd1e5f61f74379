/**
 * The promise: nothing is kept that is not needed. Under mixed load (reading, conditional reading, figures, comments,
 * saved filters, pages) the heap that is left after a collection grows by less than 1 MB in 10,000 requests, what the
 * program holds open stays flat, and no request fails.
 *
 *     npm run trust load [--minutes 30]
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addresses, goalCommentsPath, goalEntriesPath, planDashboardPath } from '#contract/addresses.ts';
import { wireGoalsSchema } from '#contract/goal/wireGoal.ts';
import { startProcess } from '#e2e/milepost.ts';
import { type Client, signIn } from './tools/client.ts';
import { pause, percentile, promise } from './tools/promise.ts';

const MINUTES = Number(process.argv[2] ?? 1);
const CLIENTS = 8;
const PLAN = 'demo';
const NOWHERE = '/no/such/page';
const MOST_MB_IN_10_000 = 1;
/** Caches fill first. */
const WARM_SHARE = 0.4;

type Left = { readonly heap: number; readonly held: number; readonly requests: number };

const folder = await mkdtemp(join(tmpdir(), 'milepost-load-'));
const file = join(folder, 'memory');
const watcher = new URL('tools/watchMemory.ts', import.meta.url).href;
const milepost = await startProcess({ NODE_OPTIONS: `--expose-gc --import ${watcher}`, WATCHED_MEMORY: file });
const failures: string[] = [];
const lefts: Left[] = [];
let requests = 0;
let isDone = false;
try {
  const watching = watchMemory();
  const client = await signIn(milepost.address);
  await Promise.all(Array.from({ length: CLIENTS }, (_, index) => work(client, index)));
  isDone = true;
  await watching;
} finally {
  await milepost.stop();
  await rm(folder, { recursive: true, force: true });
}

const settled = lefts.slice(Math.floor(lefts.length * WARM_SHARE));
const slope = slopeOf(settled) * 10_000;
const held = settled.map((left) => left.held);
promise(
  'no request fails',
  failures.length === 0,
  `${failures.length} of ${requests} ${failures.slice(0, 3).join(' ')}`,
);
promise(
  'the heap after a collection grows by less than 1 MB in 10,000 requests',
  slope < MOST_MB_IN_10_000,
  `${slope.toFixed(2)} MB over ${requests} requests in ${MINUTES} min`,
);
promise(
  'what is held open stays flat',
  percentile(held.slice(-10), 0.5) <= percentile(held.slice(0, 10), 0.5) + CLIENTS,
  `${percentile(held.slice(0, 10), 0.5)} at first, ${percentile(held.slice(-10), 0.5)} at last`,
);

async function work(client: Client, index: number): Promise<void> {
  const goals = await readGoals(client);
  const own = goals.filter(({ all_perf_data: entries, rollup_type: rollup }) => entries.length > 0 && rollup <= 1);
  const until = performance.now() + MINUTES * 60_000;
  for (let turn = index; performance.now() < until; turn += 1) {
    const goal = own[turn % own.length];
    if (goal === undefined) throw new Error('The plan has no goals with entries.');
    const cells = [{ date: goal.all_perf_data.at(-1)?.date, actual: turn % 1_000 }];
    await ask(client, 'GET', `${addresses.goals}?plan_id=${PLAN}&fiscal_year=${2025 + (turn % 3)}`);
    await ask(client, 'GET', `${addresses.goals}?plan_id=${PLAN}&ids=${goal.id}&fields=explain`);
    await ask(client, 'GET', planDashboardPath(PLAN));
    await ask(client, 'GET', goalCommentsPath(PLAN, goal.id));
    if (turn % 4 === 0) await ask(client, 'PUT', goalEntriesPath(PLAN, goal.id), cells);
    if (turn % 64 === 0) await ask(client, 'POST', goalCommentsPath(PLAN, goal.id), { comment: `Seen ${turn}` });
    await ask(client, 'GET', NOWHERE);
  }
}

async function ask(client: Client, method: string, path: string, payload?: unknown): Promise<void> {
  const reply = await client.send(method, path, payload).catch((error) => ({ status: 0, body: String(error) }));
  requests += 1;
  const isGood = path === NOWHERE ? reply.status === 404 : reply.status >= 200 && reply.status < 300;
  if (!isGood) failures.push(`${method} ${path}: ${reply.status} ${reply.body.slice(0, 100)}`);
}

async function watchMemory(): Promise<void> {
  while (!isDone) {
    await pause(1_000);
    const last = (await readFile(file, 'utf8').catch(() => '')).trim().split('\n').at(-1);
    if (last) lefts.push({ ...JSON.parse(last), requests });
  }
}

async function readGoals(client: Client) {
  const { body } = await client.send('GET', `${addresses.goals}?plan_id=${PLAN}&fiscal_year=0`);
  return wireGoalsSchema.parse(JSON.parse(body));
}

/** Megabytes a request, by least squares. */
function slopeOf(points: readonly Left[]): number {
  const mean = (of: (left: Left) => number) => points.reduce((sum, left) => sum + of(left), 0) / points.length;
  const [x, y] = [mean((left) => left.requests), mean((left) => left.heap)];
  const across = mean((left) => (left.requests - x) * (left.heap - y));
  const along = mean((left) => (left.requests - x) ** 2);
  return across / along / 1024 / 1024;
}
