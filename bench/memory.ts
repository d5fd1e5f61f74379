/**
 * The claim: a server takes less than 150 MB of resident memory with the demo plan, and less than 1.2 GB with a plan of
 * 100,000 goals with 52 entries each, after its dashboard was loaded some times and a figure was entered between.
 *
 *     node bench/memory.ts [GOALS]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addresses, goalColumnsPath, goalEntriesPath, planDashboardPath, planPath } from '#contract/addresses.ts';
import { ADMIN, type MilepostProcess, startProcess } from '#e2e/milepost.ts';
import { LARGE_PLAN, writeLargePlan } from './plans/writeLargePlan.ts';
import { claim } from './tools/claim.ts';

const WEEKS = 52;
const LOADS = 5;
const DEMO_LIMIT_MB = 150;
const LARGE_LIMIT_MB = 1_200;
/** What is freed is handed back to the system a little later. */
const REST_MS = 3_000;
const METRICS_TOKEN = 'measured-by-a-benchmark';

const goals = Number(process.argv[2] ?? 100_000);

await measure({ planId: 'demo', what: 'the demo plan', atMost: DEMO_LIMIT_MB }, {});
const data = mkdtempSync(join(tmpdir(), 'milepost-memory-'));
try {
  await writeLargePlan(data, { goals, weeks: WEEKS });
  const what = `${goals.toLocaleString('en')} goals x ${WEEKS} entries`;
  await measure({ planId: LARGE_PLAN, what, atMost: LARGE_LIMIT_MB }, { MILEPOST_DATA: data, MILEPOST_DEMO: '0' });
} finally {
  rmSync(data, { recursive: true, force: true });
}

type Measuring = { readonly planId: string; readonly what: string; readonly atMost: number };

async function measure({ planId, what, atMost }: Measuring, variables: Record<string, string>): Promise<void> {
  const milepost = await startProcess({ MILEPOST_METRICS_TOKEN: METRICS_TOKEN, ...variables });
  try {
    const started = await residentMb(milepost);
    const ask = await signedIn(milepost);
    for (let load = 0; load < LOADS; load += 1) await loadDashboard(ask, { planId, actual: load });
    const loaded = await residentMb(milepost);
    await pause(REST_MS);
    const spread = `started ${started.toFixed(0)} MB, right after ${LOADS} loads ${loaded.toFixed(0)} MB`;
    claim({ what: `resident memory, ${what}`, value: await residentMb(milepost), unit: 'MB', spread, atMost });
  } finally {
    await milepost.stop();
  }
}

async function residentMb({ address }: MilepostProcess): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const lines = await (await fetch(`${address}${addresses.metrics}`, { headers })).text();
  return Number(/^process_resident_memory_bytes (\d+)$/m.exec(lines)?.[1]) / 1024 ** 2;
}

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

async function signedIn({ address }: MilepostProcess): Promise<Ask> {
  const headers = { 'content-type': 'application/json', origin: address };
  const init = { method: 'POST', headers, body: JSON.stringify(ADMIN) };
  const reply = await fetch(`${address}${addresses.signIn}`, init);
  const cookie = reply.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  return async (path, asked = {}) => {
    const answer = await fetch(`${address}${path}`, { ...asked, headers: { ...headers, cookie: cookie.join('; ') } });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer;
  };
}

/** What a page asks for, the goals as a large plan's page or a small one's does; and a figure entered. */
async function loadDashboard(ask: Ask, { planId, actual }: { readonly planId: string; readonly actual: number }) {
  const isLarge = planId === LARGE_PLAN;
  const first = isLarge ? Array.from({ length: 24 }, (_, at) => `g${at}`).join() : undefined;
  const query = new URLSearchParams({ plan_id: planId, fiscal_year: '2026', ...(first && { ids: first }) });
  const paths = [
    planDashboardPath(planId),
    addresses.session,
    addresses.plans,
    planPath(planId),
    ...(isLarge ? [`${goalColumnsPath(planId)}?fiscal_year=2026`] : []),
    `${addresses.goals}?${query}`,
  ];
  for (const path of paths) await (await ask(path)).arrayBuffer();
  const goalId = isLarge ? `g${goals - 1}` : '';
  if (isLarge) {
    const body = JSON.stringify([{ date: '2026-11-16', actual }]);
    await (await ask(goalEntriesPath(planId, goalId), { method: 'PUT', body })).arrayBuffer();
  }
}
