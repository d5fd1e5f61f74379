/**
 * The promise: SIGTERM ends the server without losing anything it accepted. With 200 figures in flight it is told to
 * stop: what it writes it acknowledges, what it acknowledged is there afterwards, and within 10 s the program has ended
 * with status 0. So it does while a feed waits for a source that never answers: the run is recorded as broken off.
 *
 *     npm run trust stopping
 */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addresses, feedsPath, goalEntriesPath, planPath } from '#contract/addresses.ts';
import { startProcess } from '#e2e/milepost.ts';
import { listening } from '#testing/server/listening.ts';
import { type Cell, findCells, PLAN } from './tools/cells.ts';
import { type Client, signIn } from './tools/client.ts';
import { promise } from './tools/promise.ts';

const IN_FLIGHT = 200;
const WITHIN_MS = 10_000;

const source = createServer(() => {});
const origin = `http://127.0.0.1:${await listening(source)}`;
const variables = { MILEPOST_FEED_ORIGINS: origin, MILEPOST_SEALING_KEY: '5e'.repeat(32) };
const data = await mkdtemp(join(tmpdir(), 'milepost-stopping-'));
const milepost = await startProcess({ MILEPOST_DATA: data, ...variables });
try {
  const client = await signIn(milepost.address);
  const cells = (await findCells(client)).slice(0, 20);
  const before = await versionOf(client);
  const agent = new Agent({ maxSockets: IN_FLIGHT });
  const sent = Array.from({ length: IN_FLIGHT }, (_, index) => {
    const cell = cells[index % cells.length];
    if (cell === undefined) throw new Error('The plan has no goal with entries.');
    return send(agent, client.cookie, { cell, actual: index + 1 });
  });
  // What waits in the system's queue when it stops is not taken any more; with the first answer most is in flight.
  await Promise.race(sent);
  const began = performance.now();
  const ended = milepost.kill('SIGTERM');
  const statuses = await Promise.all(sent);
  const status = await ended;
  const took = performance.now() - began;
  const accepted = statuses.filter((each) => each === 200).length;
  promise(
    'the program ends with status 0 within 10 s',
    status === 0 && took <= WITHIN_MS,
    `${status}, ${took.toFixed(0)} ms`,
  );
  const next = await startProcess({ MILEPOST_DATA: data, ...variables });
  try {
    const reader = await signIn(next.address);
    const written = (await versionOf(reader)) - before;
    promise(
      'every figure it wrote was acknowledged, and every one it acknowledged is written',
      written === accepted && accepted > 0,
      `${written} written, ${accepted} acknowledged, ${IN_FLIGHT - accepted} not taken any more`,
    );
    const feed = await makeFeed(reader);
    const asked = once(source, 'request');
    const running = reader.send('POST', `${feedsPath(PLAN)}/${feed}/run`).catch(() => null);
    await asked;
    const told = performance.now();
    const ended = await next.kill('SIGTERM');
    const stopped = performance.now() - told;
    await running;
    promise(
      'while a feed waits for its source it ends with status 0 within 10 s, too',
      ended === 0 && stopped <= WITHIN_MS,
      `${ended}, ${stopped.toFixed(0)} ms`,
    );
    const last = await startProcess({ MILEPOST_DATA: data, ...variables });
    try {
      const { body } = await (await signIn(last.address)).send('GET', feedsPath(PLAN));
      const [found] = JSON.parse(body).feeds;
      promise(
        'and the run is recorded as broken off, which says nothing against the feed',
        found.last_run.reason?.code === 'interrupted' && found.failures === 0,
        `${found.last_run.outcome}, ${found.last_run.reason?.code}, ${found.failures} failures`,
      );
    } finally {
      await last.kill('SIGTERM');
    }
  } finally {
    await next.kill('SIGTERM');
  }
} finally {
  source.closeAllConnections();
  source.close();
  await rm(data, { recursive: true, force: true });
}

async function makeFeed(client: Client): Promise<string> {
  const settings = { kind: 'https', url: `${origin}/never.csv` };
  const made = async (path: string, payload: object) => JSON.parse((await client.send('POST', path, payload)).body).id;
  const connection = await made(addresses.connections, { name: 'Never', settings, plan_ids: [PLAN] });
  return made(feedsPath(PLAN), { name: 'Never', connection_id: connection, schedule: { every: 'month', at: 0 } });
}

/** How many changes the plan has had. */
async function versionOf(client: Client): Promise<number> {
  return JSON.parse((await client.send('GET', planPath(PLAN))).body).version;
}

/** Sends a figure; its status, or 0 where the connection ended without one. */
function send(
  agent: Agent,
  cookie: string,
  { cell, actual }: { readonly cell: Cell; readonly actual: number },
): Promise<number> {
  const body = JSON.stringify([{ date: cell.date, actual }]);
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    origin: milepost.address,
    cookie,
  };
  const asked = request(`${milepost.address}${goalEntriesPath(PLAN, cell.goalId)}`, { agent, method: 'PUT', headers });
  return new Promise((resolve) => {
    asked.on('response', (reply) => {
      reply.resume();
      reply.on('end', () => resolve(reply.statusCode ?? 0));
    });
    asked.on('error', () => resolve(0));
    asked.end(body);
  });
}
