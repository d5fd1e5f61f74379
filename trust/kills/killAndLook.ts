import { startProcess } from '#e2e/milepost.ts';
import { startHeldSource } from '#trust/feeds/heldSource.ts';
import { type Cell, enter, findCells, readCells } from '#trust/tools/cells.ts';
import { type Client, signIn } from '#trust/tools/client.ts';
import { pause } from '#trust/tools/promise.ts';
import { type BulkKind, BulkWork } from './bulkWork.ts';
import type { KillStore } from './killStores.ts';

const WRITERS = 8;
const KILLED_AFTER_MS = 250;
const TOLD_EVERY = 10;
const LOOK_EVERY_MS = 20;

/** What else is written in a round, in turns. */
const KINDS: readonly (BulkKind | 'figures')[] = ['figures', 'import', 'run'];

export type KillWanted = {
  readonly rounds: number;
  readonly gapMs: number;
  /** The signal from which on the server lies. */
  readonly lie: NodeJS.Signals | null;
  /** Whether imports are applied and feeds run, too. */
  readonly hasBulk: boolean;
};

export type Killed = {
  readonly lost: readonly string[];
  readonly strange: readonly string[];
  readonly torn: readonly string[];
  readonly written: number;
  readonly imports: number;
  readonly runs: number;
  readonly cutImports: number;
  readonly cutRuns: number;
  /** How long each start took; ms. */
  readonly ready: readonly number[];
  /** How much later than asked for this program itself had its turn while one started; ms. */
  readonly late: number;
};

/** The last figure that was acknowledged, and the one asked for after it. */
type Written = { acknowledged: number; asked: number };

/** Kills the server again and again while it writes, and looks each time at what is there. */
export async function killAndLook(store: KillStore, { rounds, gapMs, lie, hasBulk }: KillWanted): Promise<Killed> {
  const source = await startHeldSource();
  const variables = { ...store.variables, MILEPOST_SEALING_KEY: '5e'.repeat(32), MILEPOST_FEED_ORIGINS: source.origin };
  const found = { lost: [] as string[], strange: [] as string[], torn: [] as string[], ready: [] as number[] };
  let [written, late] = [0, 0];
  let milepost = await startProcess(variables);
  try {
    const session = await signIn(milepost.address);
    const bulk = hasBulk ? await BulkWork.begin(session, source) : null;
    if (bulk !== null) for (const kind of ['import', 'run'] as const) await bulk.write(session, kind);
    const cells = (await findCells(session)).slice(0, WRITERS);
    const figures = cells.map((): Written => ({ acknowledged: 0, asked: 0 }));
    for (let round = 1; round <= rounds; round += 1) {
      const client = session.at(milepost.address);
      if (lie !== null) process.kill(milepost.pid, lie);
      const writers = cells.map((cell, index) => write(client, cell, { figure: figures[index], gapMs }));
      const kind = bulk === null ? 'figures' : (KINDS[round % KINDS.length] ?? 'figures');
      const work = kind === 'figures' ? null : bulk?.write(client, kind);
      const within = kind === 'figures' || bulk === null ? KILLED_AFTER_MS : bulk[kind].tookMs;
      await pause(Math.random() * within);
      await milepost.kill('SIGKILL');
      written += (await Promise.all(writers)).reduce((sum, count) => sum + count, 0);
      await work;
      const again = await timedStart(variables);
      milepost = again.milepost;
      found.ready.push(again.took);
      late = Math.max(late, again.late);
      const reader = session.at(milepost.address);
      const now = await readCells(reader, cells);
      for (const [index, figure] of figures.entries()) {
        const value = now[index] ?? 0;
        if (value < figure.acknowledged)
          found.lost.push(`round ${round}: figure ${figure.acknowledged}, found ${value}`);
        if (value > figure.asked) found.strange.push(`round ${round}: figure ${value}, asked for ${figure.asked}`);
        // From what is there the next round goes on.
        figure.acknowledged = value;
        figure.asked = Math.max(figure.asked, value);
      }
      const looked = (await bulk?.look(reader)) ?? { lost: [], torn: [], strange: [] };
      for (const what of ['lost', 'torn', 'strange'] as const) found[what].push(...looked[what]);
      if (round % TOLD_EVERY === 0) console.log(`  … ${round} rounds, ${written} figures`);
    }
    const { import: imports, run: runs } = bulk ?? { import: NONE, run: NONE };
    return {
      ...found,
      written,
      late,
      imports: imports.done,
      runs: runs.done,
      cutImports: imports.cut,
      cutRuns: runs.cut,
    };
  } finally {
    await milepost.kill('SIGTERM');
    await source.stop();
  }
}

const NONE = { done: 0, cut: 0 };

async function timedStart(variables: Record<string, string>) {
  let late = 0;
  let last = performance.now();
  const looking = setInterval(() => {
    late = Math.max(late, performance.now() - last - LOOK_EVERY_MS);
    last = performance.now();
  }, LOOK_EVERY_MS);
  const began = performance.now();
  const milepost = await startProcess(variables);
  const took = performance.now() - began;
  clearInterval(looking);
  return { milepost, took, late };
}

/** Enters one figure after another until the server is gone; how many were acknowledged. */
async function write(
  client: Client,
  cell: Cell,
  { figure, gapMs }: { readonly figure: Written | undefined; readonly gapMs: number },
): Promise<number> {
  if (figure === undefined) throw new Error('There are too few goals to write to.');
  let count = 0;
  for (;;) {
    const next = figure.asked + 1;
    figure.asked = next;
    const reply = await enter(client, cell, next).catch(() => null);
    if (reply === null) return count;
    if (reply.status !== 200) throw new Error(`A figure was refused: ${reply.body}`);
    figure.acknowledged = next;
    count += 1;
    if (gapMs > 0) await pause(gapMs);
  }
}
