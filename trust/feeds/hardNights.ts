import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addresses, feedsPath } from '#contract/addresses.ts';
import { wireGoalsSchema } from '#contract/goal/wireGoal.ts';
import { timeOfInstant, wallTime } from '#server/base/clock.ts';
import { type PostgresPair, startPostgresPair } from '#trust/nodes/postgresPair.ts';
import { startTwoNodes, type TwoNodes } from '#trust/nodes/twoNodes.ts';
import { type Client, signIn } from '#trust/tools/client.ts';
import { pause } from '#trust/tools/promise.ts';
import { type HeldSource, startHeldSource } from './heldSource.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** After this long, a process that was running a feed counts as gone. */
const GONE_AFTER = 6 * 60_000;
const DONE_WITHIN_MS = 30_000;
/** The evening before the first night, in UTC; its feed runs at midnight. */
const BEGIN = timeOfInstant('2026-10-09T22:00:00.000Z');
/** Long enough for a process that goes on to write the night a second time, if it would. */
const WRITTEN_WITHIN_MS = 1_500;
const KILLED_WITHIN_MS = 60;

/** What befalls the process that runs the feed: nothing, its end, or a long stop after which it goes on. */
const NIGHTS = ['quiet', 'killed while it waits', 'quiet', 'killed as it writes', 'stopped, and let go on'] as const;

export type HardNights = {
  readonly runs: number;
  /** Nights whose figures were not all there, or half. */
  readonly lost: readonly string[];
  /** Nights that were written more than once, or had more than one run. */
  readonly twice: readonly string[];
};

export type HardNightsWanted = {
  /** Of PostgreSQL's programs. */
  readonly programs: string;
  readonly nights: number;
  readonly goals: number;
  readonly say: (line: string) => void;
};

/** Two processes on one database run a feed at midnight for many nights, while one of them is killed or stopped. */
export async function hardNights(wanted: HardNightsWanted): Promise<HardNights> {
  const folder = await mkdtemp(join(tmpdir(), 'milepost-nights-'));
  const pair = await startPostgresPair(wanted.programs);
  const source = await startHeldSource();
  const clockFile = join(folder, 'ahead');
  await writeFile(clockFile, String(BEGIN - wallTime()));
  try {
    const nodes = await startTwoNodes(pair, {
      MILEPOST_TODAY: '',
      MILEPOST_SEALING_KEY: '5e'.repeat(32),
      MILEPOST_FEED_ORIGINS: source.origin,
      NODE_OPTIONS: `--import ${new URL('../tools/jumpingClock.ts', import.meta.url).href}`,
      JUMPING_CLOCK: clockFile,
      JUMPING_CLOCK_WAKES: '1',
    });
    try {
      return await new Nights({ pair, source, nodes, clockFile }).live(wanted);
    } finally {
      await nodes.stop();
    }
  } finally {
    await source.stop();
    await pair.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

type Parts = {
  readonly pair: PostgresPair;
  readonly source: HeldSource;
  readonly nodes: TwoNodes;
  readonly clockFile: string;
};

class Nights {
  readonly #parts: Parts;
  readonly #lost: string[] = [];
  readonly #twice: string[] = [];
  #token = '';
  #planId = '';

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async live({ nights, goals, say }: HardNightsWanted): Promise<HardNights> {
    await this.#begin(goals);
    for (let night = 1; night <= nights; night += 1) {
      const what = NIGHTS[(night - 1) % NIGHTS.length] ?? 'quiet';
      say(`night ${night}: ${what}`);
      await this.#live(night, { what, goals });
    }
    const [runs] = await this.#parts.pair.primary.sql('select count(*)::int as count from feed_run');
    return { runs: Number(runs?.count), lost: this.#lost, twice: this.#twice };
  }

  async #begin(goals: number): Promise<void> {
    const { nodes, source } = this.#parts;
    const lead = await signIn(nodes.addresses[0]);
    const plan = { name: 'City', company: 'City', time_zone: 'UTC', fiscal_month: 1 };
    this.#planId = (await made(lead, addresses.plans, plan)).id ?? '';
    for (let at = 1; at <= goals; at += 1) {
      const goal = {
        number: String(at),
        item: `Goal ${at}`,
        tracking_frequency: 1,
        start: '2026-01-01',
        end: '2026-12-31',
      };
      await made(lead, `/api/plans/${this.#planId}/goals`, goal);
    }
    this.#token =
      (await made(lead, `/api/plans/${this.#planId}/tokens`, { name: 'A look', access: 'read' })).token ?? '';
    const settings = { kind: 'https', url: `${source.origin}/figures.csv` };
    const connection = await made(lead, addresses.connections, { name: 'Ledger', settings, plan_ids: [this.#planId] });
    await made(lead, feedsPath(this.#planId), {
      name: 'Ledger',
      connection_id: connection.id,
      schedule: { every: 'day', at: 0 },
      mapping: { columns: { goal_number: 'goal_number', date: 'date', actual: 'actual' } },
    });
  }

  async #live(night: number, { what, goals }: { readonly what: (typeof NIGHTS)[number]; readonly goals: number }) {
    const { source, nodes } = this.#parts;
    const numbers = Array.from({ length: goals }, (_, at) => at + 1);
    const tableOf = (actual: number) =>
      `goal_number,date,actual\n${numbers.map((number) => `${number},2026-10,${actual}`).join('\n')}\n`;
    source.answer = tableOf(night);
    const midnight = BEGIN + (night - 1) * DAY + 2 * HOUR + 30_000;
    const asked = source.asked();
    if (what === 'quiet') {
      await this.#moveTo(midnight, [0, 1]);
      await this.#until(`night ${night}`, () => this.#isDone(night));
      // Both have looked by now.
      await pause(300);
      if (source.asked() !== asked + 1) this.#twice.push(`night ${night}: asked ${source.asked() - asked} times`);
    } else {
      const isHeld = what !== 'killed as it writes';
      const letGo = isHeld ? source.holdNext() : () => {};
      // The answer that is held back is outdated by the time it is sent.
      if (isHeld) source.answer = tableOf(night - 0.5);
      await this.#moveTo(midnight, [0]);
      await this.#until('the source is asked', async () => source.asked() > asked);
      source.answer = tableOf(night);
      if (!isHeld) await pause(Math.random() * KILLED_WITHIN_MS);
      if (what === 'stopped, and let go on') process.kill(nodes.pid(0), 'SIGSTOP');
      else await nodes.kill(0);
      await this.#expectWhole(night, isHeld ? [night - 1] : [night - 1, night]);
      await this.#moveTo(midnight + GONE_AFTER, [1]);
      await this.#until(`night ${night} by the other process`, () => this.#isDone(night));
      letGo();
      if (what === 'stopped, and let go on') {
        process.kill(nodes.pid(0), 'SIGCONT');
        await pause(WRITTEN_WITHIN_MS);
      } else {
        await nodes.start(0);
      }
    }
    await this.#expectWhole(night, [night]);
    await this.#expectOnce(night);
  }

  async #moveTo(time: number, wakes: readonly (0 | 1)[]): Promise<void> {
    await writeFile(this.#parts.clockFile, String(time - wallTime()));
    for (const node of wakes) process.kill(this.#parts.nodes.pid(node), 'SIGUSR2');
  }

  async #isDone(night: number): Promise<boolean> {
    const rows = await this.#parts.pair.primary.sql(
      `select 1 from feed_run where number = ${night} and outcome = 'done'`,
    );
    return rows.length > 0;
  }

  async #until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    const until = performance.now() + DONE_WITHIN_MS;
    while (performance.now() < until) {
      if (await isSo()) return;
      await pause(20);
    }
    const rows = await this.#parts.pair.primary.sql('select number, outcome, reason from feed_run order by number');
    throw new Error(`It never came that ${what}: ${JSON.stringify(rows.slice(-3))}${this.#parts.nodes.output(1)}`);
  }

  /** All figures are of the same night. */
  async #expectWhole(night: number, allowed: readonly number[]): Promise<void> {
    const url = `${this.#parts.nodes.addresses[1]}${addresses.goals}?plan_id=${this.#planId}&fiscal_year=0`;
    const reply = await fetch(url, { headers: { authorization: `Bearer ${this.#token}` } });
    const goals = wireGoalsSchema.parse(await reply.json());
    const found = new Set(
      goals.map(({ all_perf_data: entries }) => entries.find(({ date }) => date === '2026-10-01')?.actual ?? 0),
    );
    const [only] = found;
    if (found.size !== 1 || !allowed.includes(Number(only)))
      this.#lost.push(`night ${night}: figures of the nights ${[...found].join(', ')}`);
  }

  async #expectOnce(night: number): Promise<void> {
    const rows = await this.#parts.pair.primary.sql(
      `select (select count(*)::int from change where what = 'Figures fetched') as changes,
        (select count(*)::int from feed_run) as runs, (select count(*)::int from feed_run where outcome = 'done') as done`,
    );
    const [{ changes = 0, runs = 0, done = 0 } = {}] = rows;
    if (changes !== night || runs !== night || done !== night)
      this.#twice.push(`after night ${night}: ${changes} changes, ${runs} runs, ${done} of them done`);
  }
}

async function made(
  client: Client,
  path: string,
  payload: object,
): Promise<{ readonly id?: string; readonly token?: string }> {
  const { status, body } = await client.send('POST', path, payload);
  if (status >= 300) throw new Error(`${path}: ${body}`);
  return JSON.parse(body);
}
