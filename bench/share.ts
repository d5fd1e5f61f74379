/**
 * The claim: 1,000 viewers of a share of 200 goals ask for them again once a second, by conditional requests, while somebody
 * enters a figure every 5 s: no errors, 95th percentile under 100 ms. Beside it, in the same run, a bare node:http
 * server that answers the same number of viewers with 304.
 *
 *     node bench/share.ts [SECONDS]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addresses, goalEntriesPath, planSharesPath } from '#contract/addresses.ts';
import { wireGoalsSchema } from '#contract/goal/wireGoal.ts';
import { newShareSchema } from '#contract/share.ts';
import { ADMIN, startProcess } from '#e2e/milepost.ts';
import { LARGE_PLAN, writeLargePlan } from './plans/writeLargePlan.ts';
import { startBareServer } from './tools/bareServer.ts';
import { claim } from './tools/claim.ts';
import { quantile } from './tools/spread.ts';

const VIEWERS = 1_000;
const SECONDS = Number(process.argv[2] ?? 30);
const EDITED_EVERY_S = 5;
const LIMIT_MS = 100;
const GOALS = 200;
const WEEKS = 52;
const SHARE = { style: 'dynamic', filters: '{}', fiscal_year: 'current' };

type Measured = { readonly times: readonly number[]; readonly errors: number; readonly fresh: number };

const data = mkdtempSync(join(tmpdir(), 'milepost-share-'));
await writeLargePlan(data, { goals: GOALS, weeks: WEEKS });
const milepost = await startProcess({ MILEPOST_DATA: data, MILEPOST_DEMO: '0' });
try {
  const lead = await signedIn();
  const { encv } = newShareSchema.parse(await lead.send('POST', planSharesPath(LARGE_PLAN), SHARE));
  const url = `${milepost.address}${addresses.goals}?encv=${encv}`;
  const goals = wireGoalsSchema.parse(await (await fetch(url)).json());
  console.log(`${VIEWERS.toLocaleString('en')} viewers of ${goals.length} goals, once a second for ${SECONDS} s`);
  const edited = goals.find(({ all_perf_data: entries, rollup_type: rollup }) => entries.length > 0 && rollup <= 1);
  let edits = 0;
  const editing = setInterval(() => {
    edits += 1;
    const cells = [{ date: edited?.all_perf_data.at(-1)?.date, actual: edits }];
    void lead.send('PUT', goalEntriesPath(LARGE_PLAN, edited?.id ?? ''), cells);
  }, EDITED_EVERY_S * 1_000);
  const ours = await watch(url);
  clearInterval(editing);
  const bare = await startBareServer(0);
  const theirs = await watch(bare.address);
  bare.stop();
  report('a share of Milepost', ours);
  report('bare node:http', theirs);
  console.log(`  figures entered meanwhile: ${edits}; new replies sent: ${ours.fresh}`);
  if (ours.errors > 0) process.exitCode = 1;
  claim({
    what: `${VIEWERS.toLocaleString('en')} viewers of a share, an answer, 95th percentile`,
    value: quantile(ours.times, 0.95),
    unit: 'ms',
    atMost: LIMIT_MS,
    beside: { 'bare node:http': quantile(theirs.times, 0.95) },
  });
} finally {
  await milepost.stop();
  rmSync(data, { recursive: true, force: true });
}

async function signedIn() {
  const headers = { 'content-type': 'application/json', origin: milepost.address };
  const body = JSON.stringify(ADMIN);
  const reply = await fetch(`${milepost.address}${addresses.signIn}`, { method: 'POST', headers, body });
  const cookie = reply.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  return {
    send: async (method: string, path: string, payload: unknown): Promise<unknown> => {
      const init = { method, headers: { ...headers, cookie: cookie.join('; ') }, body: JSON.stringify(payload) };
      const answer = await fetch(`${milepost.address}${path}`, init);
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    },
  };
}

/** Each viewer has a connection of its own and begins at its own moment of the second. */
async function watch(url: string): Promise<Measured> {
  const times: number[] = [];
  let errors = 0;
  let fresh = 0;
  const until = performance.now() + SECONDS * 1_000;
  await Promise.all(
    Array.from({ length: VIEWERS }, async (_, index) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      let etag = '';
      await pause((index / VIEWERS) * 1_000);
      while (performance.now() < until) {
        const began = performance.now();
        const reply = await ask(url, { agent, etag }).catch(() => null);
        const took = performance.now() - began;
        if (reply === null || (reply.status !== 200 && reply.status !== 304)) errors += 1;
        // The first of each viewer brings the goals; the claim is about asking again.
        else if (etag !== '') times.push(took);
        if (etag !== '' && reply?.status === 200) fresh += 1;
        etag = reply?.etag ?? etag;
        await pause(Math.max(0, 1_000 - took));
      }
      agent.destroy();
    }),
  );
  return { times, errors, fresh };
}

type Answer = { readonly status: number; readonly etag: string };

function ask(url: string, { agent, etag }: { readonly agent: Agent; readonly etag: string }): Promise<Answer> {
  const headers = { 'accept-encoding': 'br', ...(etag === '' ? {} : { 'if-none-match': etag }) };
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode ?? 0, etag: response.headers.etag ?? '' }));
      response.on('error', reject);
    });
    request.on('error', reject);
  });
}

function report(what: string, { times, errors }: Measured): void {
  const at = (part: number) => `${quantile(times, part).toFixed(1)} ms`;
  console.log(
    `  ${what.padEnd(20)} median ${at(0.5)}, 95th percentile ${at(0.95)}, 99th ${at(0.99)}, worst ${at(1)}; ${errors} errors (n = ${times.length})`,
  );
}
