/**
 * The promise: whatever a source answers, the server goes on. Feeds ask a source that answers at random and with ill
 * will: sizes, blanks, names, nesting, encodings, packing, broken connections, patterns of folders. All the while
 * /health is asked: it answers within two seconds each time, every run ends with figures or a reason, and the process
 * is the same at the end.
 *
 *     npm run trust answers [-- --minutes N] [--seed N]
 */
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { addresses, feedsPath } from '#contract/addresses.ts';
import { startProcess } from '#e2e/milepost.ts';
import { listening } from '#testing/server/listening.ts';
import { hostileAnswers, type SourceSays } from './answers/hostileAnswers.ts';
import { randomAnswer } from './answers/randomAnswers.ts';
import { PLAN } from './tools/cells.ts';
import { signIn } from './tools/client.ts';
import { notRun, pause, percentile, promise } from './tools/promise.ts';

const [, , minutes = '1', seed = '20261120'] = process.argv;
const LONGEST_HEALTH_MS = 2_000;
const LONGEST_HELD_MS = 2_000;
const LATE_MS = 500;
const AT_A_TIME = 3;
/** Under the limit of tries by hand. */
const PAUSE_MS = 2_600;
const TOLD_EVERY = 15;

const NOTHING: SourceSays = { name: 'nothing', type: 'text/csv', body: () => Buffer.alloc(0) };
const waiting = new Map<string, SourceSays>();
const source = createServer((request, response) => {
  const id = new URL(request.url ?? '/', 'http://source').searchParams.get('case') ?? '';
  answer(response, waiting.get(id) ?? NOTHING);
});
const origin = `http://127.0.0.1:${await listening(source)}`;
const folder = await mkdtemp(join(tmpdir(), 'milepost-answers-'));
for (const name of [`${'a'.repeat(120)}b`, 'figures-2026-10.csv', `${'ab'.repeat(100)}.csv`]) {
  await writeFile(join(folder, name), 'goal_number,date,actual\n1.1,2026-10,1\n');
  await utimes(join(folder, name), 1, 1);
}
const stallFile = join(folder, 'stalls.txt');
await writeFile(stallFile, '');
const milepost = await startProcess({
  NODE_OPTIONS: `--import ${new URL('tools/watchStalls.ts', import.meta.url).href}`,
  WATCHED_STALLS: stallFile,
  MILEPOST_FEED_ORIGINS: origin,
  MILEPOST_FEED_FOLDERS: `answers=${folder}`,
  MILEPOST_SEALING_KEY: '5e'.repeat(32),
});

const probe = new Worker(new URL('./answers/healthProbe.ts', import.meta.url), {
  workerData: `${milepost.address}${addresses.health}`,
});
const health: number[] = [];
const worst = { name: '', took: 0 };
const odd: string[] = [];
let current = '';
let latest = 0;
let runs = 0;
const outcomes = new Map<string, number>();

try {
  const client = await signIn(milepost.address);
  const web = await make(addresses.connections, {
    name: 'Web',
    settings: { kind: 'https', url: `${origin}/a` },
    plan_ids: [PLAN],
  });
  const files = await make(addresses.connections, {
    name: 'Files',
    settings: { kind: 'folder', folder: 'answers' },
    plan_ids: [PLAN],
  });
  probe.on('message', ({ took, late }: { readonly took: number; readonly late: number }) => {
    health.push(took);
    latest = Math.max(latest, late);
    if (took > worst.took) Object.assign(worst, { took, name: current });
  });
  const fixed = hostileAnswers();
  // Until then it starts, signs somebody in and reads its own code.
  await writeFile(stallFile, '');
  const feed = await make(feedsPath(PLAN), {
    name: 'Answers',
    connection_id: web,
    ask: '?case=run',
    schedule: { every: 'month', at: 0 },
  });
  const begun = performance.now();
  for (let at = 0; at < fixed.length || performance.now() - begun < Number(minutes) * 60_000; at += AT_A_TIME) {
    const places = Array.from({ length: AT_A_TIME }, (_, place) => at + place);
    const round = places.map((place) => fixed[place] ?? randomAt(place));
    const began = performance.now();
    await Promise.all(round.map((each, place) => tryOut(each, `${at + place}`)));
    if (at % TOLD_EVERY === 0)
      console.log(`  … ${runs} answers, worst of /health ${worst.took.toFixed(0)} ms (${worst.name})`);
    await pause(Math.max(0, PAUSE_MS * round.length - (performance.now() - began)));
  }
  // Those with most figures are written too, and written again.
  for (const each of fixed.filter(({ name }) => /figures|goals/.test(name))) {
    for (let time = 0; time < 2; time += 1) await runOnce(each);
  }
  const counts = [...outcomes].map(([name, count]) => `${name} ${count}`).join(', ');
  console.log(`  … ${runs} answers, seed ${seed}: ${counts}`);
  promise('each answer ends in figures or a reason', odd.length === 0, odd.slice(0, 5).join('; ') || `${runs} answers`);
  const held = Math.max(0, ...(await readFile(stallFile, 'utf8')).split('\n').map(Number));
  promise(
    `the server's thread is never held for ${LONGEST_HELD_MS / 1000} s by its own work`,
    held <= LONGEST_HELD_MS,
    `${held} ms at the most`,
  );
  const found = `${health.length} times, 99th percentile ${percentile(health, 0.99).toFixed(0)} ms, worst ${worst.took.toFixed(0)} ms (${worst.name})`;
  const answers = `/health answers within ${LONGEST_HEALTH_MS / 1000} s all the while`;
  // A machine that lets nobody have their turn says nothing of the server.
  if (worst.took > LONGEST_HEALTH_MS && latest > LATE_MS)
    notRun(answers, `${found}; but the machine itself was late by ${latest.toFixed(0)} ms`);
  else promise(answers, worst.took <= LONGEST_HEALTH_MS, found);
  const isSame = (await fetch(`${milepost.address}${addresses.health}`).catch(() => null))?.ok === true;
  const wasHeld = /took no turn/.test(milepost.output());
  promise('the process is the same as at the start', isSame && !wasHeld, isSame ? 'it answers' : 'it is gone');

  async function runOnce(each: SourceSays): Promise<void> {
    waiting.set('run', each);
    current = `a run of ${each.name}`;
    const reply = await client.send('POST', `${feedsPath(PLAN)}/${feed}/run`).catch(() => null);
    runs += 1;
    const told = reply?.status === 200 ? `run ${JSON.parse(reply.body).outcome}` : `run ${reply?.status ?? 'no reply'}`;
    outcomes.set(told, (outcomes.get(told) ?? 0) + 1);
    if (reply?.status !== 200) odd.push(`${current}: ${told}`);
    await pause(PAUSE_MS);
  }

  async function make(path: string, payload: object): Promise<string> {
    const { status, body } = await client.send('POST', path, payload);
    if (status >= 300) throw new Error(`${path}: ${body}`);
    return JSON.parse(body).id;
  }

  async function tryOut(each: SourceSays, id: string): Promise<void> {
    waiting.set(id, each);
    current = each.name;
    const question =
      each.pattern === undefined
        ? { connection_id: web, ask: `?case=${id}` }
        : { connection_id: files, ask: each.pattern };
    const reply = await client.send('POST', `${feedsPath(PLAN)}/preview`, question).catch(() => null);
    waiting.delete(id);
    runs += 1;
    const told = reply === null ? 'no reply' : outcomeOf(reply);
    outcomes.set(told, (outcomes.get(told) ?? 0) + 1);
    const isOdd = reply === null || (reply.status >= 500 && reply.status !== 503) || told === 'unexpected';
    if (isOdd) odd.push(`${each.name}: ${told}`);
  }
} finally {
  await probe.terminate();
  await milepost.stop();
  source.closeAllConnections();
  source.close();
  await rm(folder, { recursive: true });
}

/** The same of a seed, whichever came before. */
function randomAt(place: number): SourceSays {
  const [one] = fc.sample(randomAnswer, { numRuns: 1, seed: Number(seed) + place });
  return one ?? NOTHING;
}

function outcomeOf({ status, body }: { readonly status: number; readonly body: string }): string {
  if (status !== 200) return String(status);
  return JSON.parse(body).reason?.code ?? 'figures';
}

function answer(response: ServerResponse, { type, body: make, headers = {}, breaksAt }: SourceSays): void {
  const body = make();
  response.on('error', () => undefined);
  response.writeHead(200, { 'content-type': type, 'content-length': String(body.length), ...headers });
  if (breaksAt === undefined) response.end(body);
  else {
    response.write(body.subarray(0, breaksAt));
    setTimeout(() => response.destroy(), 20);
  }
}
