/**
 * The promise: SIGTERM ends the server without losing anything it accepted. With 200 figures in flight it is told to
 * stop: each that came in is answered, each acknowledged one is there afterwards, and within 10 s the program has ended
 * with status 0.
 *
 *     npm run trust stopping
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { goalEntriesPath } from '#contract/addresses.ts';
import { startMilepost } from '#e2e/milepost.ts';
import { type Cell, findCells, PLAN, readCell } from './tools/cells.ts';
import { signIn } from './tools/client.ts';
import { promise } from './tools/promise.ts';

const IN_FLIGHT = 200;
const WITHIN_MS = 10_000;

const data = await mkdtemp(join(tmpdir(), 'milepost-stopping-'));
const milepost = await startMilepost({ MILEPOST_DATA: data });
try {
  const client = await signIn(milepost.address);
  const cells = (await findCells(client)).slice(0, 20);
  const agent = new Agent({ maxSockets: IN_FLIGHT });
  let accepted = 0;
  const sent = Array.from({ length: IN_FLIGHT }, (_, index) => {
    const cell = cells[index % cells.length];
    if (cell === undefined) throw new Error('The plan has no goal with entries.');
    return send(agent, client.cookie, { cell, actual: index + 1 });
  });
  // Connections that the server has not taken yet when it stops are nobody's fault: wait for the first answer.
  await Promise.race(sent.map(({ answered }) => answered));
  const began = performance.now();
  const ended = milepost.kill('SIGTERM');
  const statuses = await Promise.all(sent.map(({ answered }) => answered));
  const status = await ended;
  const took = performance.now() - began;
  accepted = statuses.filter((each) => each === 200).length;
  promise(
    'the program ends with status 0 within 10 s',
    status === 0 && took <= WITHIN_MS,
    `${status}, ${took.toFixed(0)} ms`,
  );
  const cut = sent.filter(({ wasSent }, index) => statuses[index] === 0 && wasSent()).length;
  promise('no request it had taken is cut off', cut === 0, `${cut} of ${IN_FLIGHT}; ${accepted} acknowledged`);
  const next = await startMilepost({ MILEPOST_DATA: data });
  try {
    const reader = await signIn(next.address);
    let lost = 0;
    for (const [index, cell] of cells.entries()) {
      const acknowledged = statuses.flatMap((each, at) =>
        each === 200 && at % cells.length === index ? [at + 1] : [],
      );
      const found = await readCell(reader, cell);
      if (acknowledged.length > 0 && !acknowledged.includes(found ?? 0)) lost += 1;
    }
    promise('every cell has a figure that was acknowledged for it', lost === 0, `${lost} of ${cells.length} without`);
  } finally {
    await next.kill('SIGTERM');
  }
} finally {
  await rm(data, { recursive: true, force: true });
}

/** Sends a figure; its status, or 0 where the connection ended without one. */
function send(agent: Agent, cookie: string, { cell, actual }: { readonly cell: Cell; readonly actual: number }) {
  const body = JSON.stringify([{ date: cell.date, actual }]);
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    origin: milepost.address,
    cookie,
  };
  const asked = request(`${milepost.address}${goalEntriesPath(PLAN, cell.goalId)}`, { agent, method: 'PUT', headers });
  let isSent = false;
  asked.on('finish', () => {
    isSent = true;
  });
  const answered = new Promise<number>((resolve) => {
    asked.on('response', (reply) => {
      reply.resume();
      reply.on('end', () => resolve(reply.statusCode ?? 0));
    });
    asked.on('error', () => resolve(0));
  });
  asked.end(body);
  return { answered, wasSent: () => isSent };
}
