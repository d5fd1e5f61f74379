/**
 * The promise: what was acknowledged is there after kill -9, once and whole, and the server is ready again within 3 s.
 * Eight clients each enter one figure after another in a cell of their own; at a random moment the server is killed and
 * started again on the same folder. Afterwards the same is done with a store that acknowledges too early: the harness
 * has to find its losses. (Killing a program does not lose what the system has not yet written to disk: that each
 * acknowledgement waits for the disk is shown by `syncs`.)
 *
 *     npm run trust kills
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { addresses, goalEntriesPath } from '#contract/addresses.ts';
import { wireGoalsSchema } from '#contract/goal/wireGoal.ts';
import { startProcess } from '#e2e/milepost.ts';
import { type Client, signIn } from './tools/client.ts';
import { LIE } from './tools/lie.ts';
import { pause, percentile, promise } from './tools/promise.ts';

const ROUNDS = 100;
const ROUNDS_OF_THE_LIAR = 20;
const WRITERS = 8;
const READY_WITHIN_MS = 3_000;
const KILLED_AFTER_MS = 250;
const PLAN = 'demo';

type Cell = { readonly goalId: string; readonly date: string };
/** The last figure that was acknowledged, and the one asked for after it. */
type Written = { acknowledged: number; asked: number };

/** How long each client waits between two figures. A liar's next write makes its lie true, so it is given few; ms. */
const GAP_MS = { honest: 0, lying: 500 };

const honest = await killAndLook(ROUNDS, {});
promise('no acknowledged figure is lost', honest.lost === 0, `${honest.lost} of ${honest.written} in ${ROUNDS} rounds`);
promise('none is there that nobody asked for', honest.strange === 0, `${honest.strange}`);
const slowest = Math.max(...honest.ready);
promise(
  'ready again within 3 s',
  slowest <= READY_WITHIN_MS,
  `median ${percentile(honest.ready, 0.5).toFixed(0)} ms, worst ${slowest.toFixed(0)} ms`,
);
promise('the file is whole', honest.integrity === 'ok', honest.integrity);

const liar = new URL('tools/earlyAcknowledgement.ts', import.meta.url).href;
const found = await killAndLook(ROUNDS_OF_THE_LIAR, { NODE_OPTIONS: `--import ${liar}` }, LIE);
promise('of a store that acknowledges too early losses are found', found.lost > 0, `${found.lost} of ${found.written}`);

/** `lie` is the signal from which on the server lies. */
async function killAndLook(rounds: number, variables: Record<string, string>, lie: NodeJS.Signals | null = null) {
  const gapMs = lie === null ? GAP_MS.honest : GAP_MS.lying;
  const data = await mkdtemp(join(tmpdir(), 'milepost-kills-'));
  const result = { lost: 0, strange: 0, written: 0, ready: [] as number[], integrity: '' };
  const figures = Array.from({ length: WRITERS }, (): Written => ({ acknowledged: 0, asked: 0 }));
  let milepost = await startProcess({ MILEPOST_DATA: data, ...variables });
  try {
    const cells = await findCells(await signIn(milepost.address));
    for (let round = 0; round < rounds; round += 1) {
      const client = await signIn(milepost.address);
      if (lie !== null) process.kill(milepost.pid, lie);
      const writers = figures.map((figure, index) => write(client, cells[index], { figure, gapMs }));
      await pause(Math.random() * KILLED_AFTER_MS);
      await milepost.kill('SIGKILL');
      result.written += (await Promise.all(writers)).reduce((sum, count) => sum + count, 0);
      const began = performance.now();
      milepost = await startProcess({ MILEPOST_DATA: data, ...variables });
      result.ready.push(performance.now() - began);
      const now = await readFigures(await signIn(milepost.address), cells);
      for (const [index, figure] of figures.entries()) {
        const value = now[index] ?? 0;
        if (value < figure.acknowledged) result.lost += figure.acknowledged - value;
        if (value > figure.asked) result.strange += 1;
        // From what is there the next round goes on.
        figure.acknowledged = value;
        figure.asked = Math.max(figure.asked, value);
      }
    }
  } finally {
    await milepost.kill('SIGTERM');
    const db = new DatabaseSync(join(data, 'milepost.db'));
    result.integrity = String(Object.values(db.prepare('pragma integrity_check').get() ?? {})[0]);
    db.close();
    await rm(data, { recursive: true, force: true });
  }
  return result;
}

/** Enters one figure after another until the server is gone; how many were acknowledged. */
async function write(
  client: Client,
  cell: Cell | undefined,
  { figure, gapMs }: { readonly figure: Written; readonly gapMs: number },
): Promise<number> {
  if (cell === undefined) throw new Error('There are too few goals to write to.');
  let count = 0;
  for (;;) {
    const next = figure.asked + 1;
    figure.asked = next;
    const cells = [{ date: cell.date, actual: next }];
    const reply = await client.send('PUT', goalEntriesPath(PLAN, cell.goalId), cells).catch(() => null);
    if (reply === null) return count;
    if (reply.status !== 200) throw new Error(`A figure was refused: ${reply.body}`);
    figure.acknowledged = next;
    count += 1;
    if (gapMs > 0) await pause(gapMs);
  }
}

/** A cell of each of some goals that have entries of their own. */
async function findCells(client: Client): Promise<readonly Cell[]> {
  const goals = await readGoals(client);
  const own = goals.filter(({ all_perf_data: entries, rollup_type: rollup }) => entries.length > 0 && rollup <= 1);
  return own
    .slice(0, WRITERS)
    .map(({ id, all_perf_data: entries }) => ({ goalId: id, date: entries.at(-1)?.date ?? '' }));
}

async function readFigures(client: Client, cells: readonly Cell[]): Promise<number[]> {
  const goals = await readGoals(client);
  return cells.map(({ goalId, date }) => {
    const entry = goals.find(({ id }) => id === goalId)?.all_perf_data.find((each) => each.date === date);
    return Number(entry?.actual ?? 0);
  });
}

async function readGoals(client: Client) {
  const { body } = await client.send('GET', `${addresses.goals}?plan_id=${PLAN}&fiscal_year=0`);
  return wireGoalsSchema.parse(JSON.parse(body));
}
