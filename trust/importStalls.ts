/**
 * The promise: whatever file is handed in, the server goes on. Files of ten megabytes of every kind that is read, such
 * as people have and such as are made to cost as much as they can, are worked out, looked at and applied while
 * `/health` is asked; the thread that answers is never held for a second by its own work.
 *
 *     npm run trust importStalls
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { addresses, importsPath } from '#contract/addresses.ts';
import { startProcess } from '#e2e/milepost.ts';
import { importFiles } from './imports/importFiles.ts';
import { PLAN } from './tools/cells.ts';
import { type Client, type Reply, signIn } from './tools/client.ts';
import { notRun, promise } from './tools/promise.ts';

const LONGEST_HELD_MS = 1_000;
const LONGEST_HEALTH_MS = 2_000;

const folder = await mkdtemp(join(tmpdir(), 'milepost-stalls-'));
const stallFile = join(folder, 'stalls.txt');
await writeFile(stallFile, '');
const milepost = await startProcess({
  NODE_OPTIONS: `--import ${new URL('tools/watchStalls.ts', import.meta.url).href}`,
  WATCHED_STALLS: stallFile,
});
const probe = new Worker(new URL('./answers/healthProbe.ts', import.meta.url), {
  workerData: `${milepost.address}${addresses.health}`,
});
let slowest = 0;
probe.on('message', ({ took }: { readonly took: number }) => {
  slowest = Math.max(slowest, took);
});

try {
  const client = await signIn(milepost.address);
  for (const { what, name, make } of importFiles()) {
    const bytes = make();
    for (const planId of [null, PLAN]) await tryOut(client, { what, name, bytes, planId });
  }
  const isSame = (await fetch(`${milepost.address}${addresses.health}`).catch(() => null))?.ok === true;
  const wasHeld = /took no turn/.test(milepost.output());
  promise('the process is the same as at the start', isSame && !wasHeld, isSame ? 'it answers' : 'it is gone');
} finally {
  await probe.terminate();
  await milepost.stop();
  await rm(folder, { recursive: true });
}

async function tryOut(
  client: Client,
  file: { readonly what: string; readonly name: string; readonly bytes: Uint8Array; readonly planId: string | null },
): Promise<void> {
  await writeFile(stallFile, '');
  slowest = 0;
  const began = performance.now();
  const told = await lookAndApply(client, file.planId, await handIn(client, file));
  const seconds = (performance.now() - began) / 1_000;
  const held = Math.max(0, ...(await readFile(stallFile, 'utf8')).split('\n').map(Number));
  const size = `${(file.bytes.length / 1024 ** 2).toFixed(1)} MB, ${file.planId === null ? 'as a new plan' : 'into a plan'}`;
  const found = `held ${held} ms, /health ${slowest.toFixed(0)} ms, ${seconds.toFixed(1)} s, ${told}`;
  const isPrompt = slowest <= LONGEST_HEALTH_MS;
  const isGood = held <= LONGEST_HELD_MS && !/\b5\d\d\b/.test(told);
  // Where the thread did little itself, it was the machine that gave it no turn: that says nothing of the server.
  if (isGood && !isPrompt) notRun(`${file.what}, ${size}`, `${found}; the machine was busy`);
  else promise(`${file.what}, ${size}`, isGood && isPrompt, found);
}

/** As the page does it; the statuses of each call, or why the file was refused. */
async function lookAndApply(client: Client, planId: string | null, { status, body }: Reply): Promise<string> {
  if (status !== 200) return `${status} ${JSON.parse(body).error?.code}`;
  const path = `${importsPath(planId)}/${JSON.parse(body).id}`;
  const [rows, goals] = [await client.send('GET', `${path}/rows?limit=500`), await client.send('GET', `${path}/goals`)];
  const applied = await client.send('POST', `${path}/apply`, {});
  const why = applied.status === 200 ? '' : ` ${JSON.parse(applied.body).error?.code}`;
  const size = `${(body.length / 1024).toFixed(0)} kB`;
  return `answered with ${size}, looked at ${rows.status} ${goals.status}, applied ${applied.status}${why}`;
}

function handIn(
  client: Client,
  { name, bytes, planId }: { readonly name: string; readonly bytes: Uint8Array; readonly planId: string | null },
): Promise<Reply> {
  const form = new FormData();
  if (planId === null) form.append('name', 'A plan');
  form.append('file', new File([new Uint8Array(bytes)], name));
  return client.send('POST', importsPath(planId), form);
}
