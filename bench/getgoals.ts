/**
 * The claim: goals that are kept answer at least a third of the requests a second of a bare node:http server that sends
 * the same bytes to the same requests, guards and session check included. Each server has a process of its own; who asks
 * is a third, on the other core.
 *
 *     node bench/getgoals.ts [SECONDS]
 *
 * Where DATABASE_URL names a PostgreSQL, which has to be empty, the same is measured there afterwards.
 */
import { get } from 'node:http';
import { addresses, goalEntriesPath } from '#contract/addresses.ts';
import { wireGoalsSchema } from '#contract/goal/wireGoal.ts';
import { ADMIN, startProcess } from '#e2e/milepost.ts';
import { startBareServer } from './tools/bareServer.ts';
import { claim } from './tools/claim.ts';
import { rateOf } from './tools/load.ts';
import { quantile, spreadOf } from './tools/spread.ts';

const CONNECTIONS = 8;
const ROUNDS = 5;
const SECONDS = Number(process.argv[2] ?? 2);
const LOAD = { connections: CONNECTIONS, seconds: SECONDS };
const LEAST = 1 / 3;

await measure('SQLite', '');
if (process.env.DATABASE_URL) await measure('PostgreSQL', process.env.DATABASE_URL);

async function measure(store: string, databaseUrl: string): Promise<void> {
  const milepost = await startProcess({ DATABASE_URL: databaseUrl });
  try {
    const headers = { cookie: await signedIn(milepost.address), 'accept-encoding': 'br' };
    const url = goalsOf(milepost.address);
    const first = await ask(url, headers);
    const known = { ...headers, 'if-none-match': first.etag };
    const bare = await startBareServer(first.bytes);
    console.log(
      `getgoals of the demo plan, ${first.bytes} bytes, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s each`,
    );
    const rates = { cached: [0], bareCached: [0], known: [0], bareKnown: [0] };
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.cached[round] = await rateOf({ ...LOAD, url, headers });
      rates.bareCached[round] = await rateOf({ ...LOAD, url: bare.address, headers });
      rates.known[round] = await rateOf({ ...LOAD, url, headers: known });
      rates.bareKnown[round] = await rateOf({ ...LOAD, url: bare.address, headers: known });
    }
    bare.stop();
    compare(`kept, 200, ${store}`, { ours: rates.cached, theirs: rates.bareCached });
    compare(`known, 304, ${store}`, { ours: rates.known, theirs: rates.bareKnown });
    const cold = await coldTimes(milepost.address, headers);
    claim({ what: `getgoals after a write, ${store}`, value: quantile(cold, 0.5), unit: 'ms', spread: spreadOf(cold) });
  } finally {
    await milepost.stop();
  }
}

function goalsOf(address: string): string {
  return `${address}${addresses.goals}?plan_id=demo&fiscal_year=2026`;
}

async function signedIn(address: string): Promise<string> {
  const headers = { 'content-type': 'application/json', origin: address };
  const reply = await fetch(`${address}${addresses.signIn}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(ADMIN),
  });
  return reply.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

type Answer = { readonly status: number; readonly etag: string; readonly bytes: number };

function ask(url: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (reply) => {
      let bytes = 0;
      reply.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, etag: String(reply.headers.etag), bytes }));
    }).on('error', reject);
  });
}

/** The first answer after each of some writes, which make every kept one out of date. */
async function coldTimes(address: string, headers: Readonly<Record<string, string>>): Promise<number[]> {
  const url = goalsOf(address);
  const goals = wireGoalsSchema.parse(await (await fetch(url, { headers: { cookie: headers.cookie ?? '' } })).json());
  const goal = goals.find(({ all_perf_data: entries, rollup_type: rollup }) => entries.length > 0 && rollup <= 1);
  const times: number[] = [];
  for (let actual = 1; actual <= 9; actual += 1) {
    await fetch(`${address}${goalEntriesPath('demo', goal?.id ?? '')}`, {
      method: 'PUT',
      headers: { cookie: headers.cookie ?? '', origin: address, 'content-type': 'application/json' },
      body: JSON.stringify([{ date: goal?.all_perf_data.at(-1)?.date, actual }]),
    });
    const begun = performance.now();
    await ask(url, headers);
    times.push(performance.now() - begun);
  }
  return times;
}

function compare(
  what: string,
  { ours, theirs }: { readonly ours: readonly number[]; readonly theirs: readonly number[] },
): void {
  const ratios = ours.map((rate, round) => rate / (theirs[round] ?? Number.NaN));
  const [mine, bareRate, ratio] = [quantile(ours, 0.5), quantile(theirs, 0.5), quantile(ratios, 0.5)];
  claim({ what: `getgoals ${what}`, value: mine, unit: 'a second', beside: { 'bare node:http': bareRate } });
  claim({ what: `  getgoals ${what}, against bare node:http`, value: ratio * 100, unit: '%', atLeast: LEAST * 100 });
}
