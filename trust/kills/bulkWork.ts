import { addresses, feedsPath, importsPath } from '#contract/addresses.ts';
import { wireGoalsSchema } from '#contract/goal/wireGoal.ts';
import type { HeldSource } from '#trust/feeds/heldSource.ts';
import type { Client } from '#trust/tools/client.ts';

const GOALS = 60;
const NUMBERS = Array.from({ length: GOALS }, (_, at) => at + 1);

/** The last value that was acknowledged for all cells, the one asked for after it, and how often it came to an end. */
export type Bulk = { acknowledged: number; asked: number; done: number; cut: number; tookMs: number };

export type BulkKind = 'import' | 'run';

/** A plan whose cells are written all together, by an import and by a feed, each with the same value in all of them. */
export class BulkWork {
  readonly import: Bulk = { acknowledged: 0, asked: 0, done: 0, cut: 0, tookMs: 0 };
  readonly run: Bulk = { acknowledged: 0, asked: 0, done: 0, cut: 0, tookMs: 0 };
  readonly #source: HeldSource;
  readonly #planId: string;
  readonly #feed: string;

  private constructor(source: HeldSource, { planId, feed }: { readonly planId: string; readonly feed: string }) {
    this.#source = source;
    this.#planId = planId;
    this.#feed = feed;
  }

  static async begin(client: Client, source: HeldSource): Promise<BulkWork> {
    const plan = { name: 'Bulk', company: 'Bulk', time_zone: 'UTC', fiscal_month: 1 };
    const { id: planId } = await made(client, addresses.plans, plan);
    const goals = NUMBERS.map((number) => ({
      number: String(number),
      item: `Goal ${number}`,
      tracking_frequency: 1,
      start: '2026-01-01',
      end: '2026-12-31',
    }));
    const put = await client.send('PUT', `/api/plans/${planId}/goals`, goals);
    if (put.status !== 200) throw new Error(`The goals were refused: ${put.body}`);
    const settings = { kind: 'https', url: `${source.origin}/figures.csv` };
    const connection = await made(client, addresses.connections, { name: 'Ledger', settings, plan_ids: [planId] });
    const { id: feed } = await made(client, feedsPath(planId), {
      name: 'Ledger',
      connection_id: connection.id,
      schedule: { every: 'month', at: 0 },
    });
    return new BulkWork(source, { planId, feed });
  }

  /** Writes the next value everywhere. Gives way where the server is gone. */
  async write(client: Client, kind: BulkKind): Promise<void> {
    const bulk = this[kind];
    const next = bulk.asked + 1;
    bulk.asked = next;
    const began = performance.now();
    const isDone = await (kind === 'import' ? this.#import(client, next) : this.#runFeed(client, next)).catch(
      () => null,
    );
    if (isDone === null) bulk.cut += 1;
    else if (isDone) {
      bulk.acknowledged = next;
      bulk.done += 1;
      bulk.tookMs = performance.now() - began;
    }
  }

  /** What is there after a kill that should not be, or is not there that should. */
  async look(
    client: Client,
  ): Promise<{ readonly lost: string[]; readonly torn: string[]; readonly strange: string[] }> {
    const found = { lost: [] as string[], torn: [] as string[], strange: [] as string[] };
    const { body } = await client.send('GET', `${addresses.goals}?plan_id=${this.#planId}&fiscal_year=0`);
    const goals = wireGoalsSchema.parse(JSON.parse(body));
    for (const [kind, date] of [
      ['import', '2026-09-01'],
      ['run', '2026-10-01'],
    ] as const) {
      const bulk = this[kind];
      const values = new Set(
        goals.map(({ all_perf_data: all }) => Number(all.find((each) => each.date === date)?.actual ?? 0)),
      );
      const [value = 0, ...others] = values;
      if (others.length > 0) found.torn.push(`${kind}: values ${[...values].join(', ')}`);
      if (value < bulk.acknowledged) found.lost.push(`${kind} ${bulk.acknowledged}, found ${value}`);
      if (value > bulk.asked) found.strange.push(`${kind} ${value}, asked for ${bulk.asked}`);
      bulk.acknowledged = Math.max(bulk.acknowledged, value);
    }
    return found;
  }

  async #import(client: Client, value: number): Promise<boolean> {
    const form = new FormData();
    form.append('file', new File([tableOf('2026-09', value)], 'figures.csv'));
    const draft = await client.send('POST', importsPath(this.#planId), form);
    if (draft.status !== 200) throw new Error(draft.body);
    const applied = await client.send('POST', `${importsPath(this.#planId)}/${JSON.parse(draft.body).id}/apply`, {});
    return applied.status === 200;
  }

  /** A run that a kill broke off before goes first, by itself; the second one in a row is paused. */
  async #runFeed(client: Client, value: number): Promise<boolean> {
    this.#source.answer = tableOf('2026-10', value);
    await client.send('PATCH', `${feedsPath(this.#planId)}/${this.#feed}`, { is_paused: false });
    const { status, body } = await client.send('POST', `${feedsPath(this.#planId)}/${this.#feed}/run`);
    return status === 200 && JSON.parse(body).outcome === 'done';
  }
}

function tableOf(month: string, value: number): string {
  return `goal_number,date,actual\n${NUMBERS.map((number) => `${number},${month},${value}`).join('\n')}\n`;
}

async function made(client: Client, path: string, payload: object): Promise<{ readonly id: string }> {
  const { status, body } = await client.send('POST', path, payload);
  if (status >= 300) throw new Error(`${path}: ${body}`);
  return JSON.parse(body);
}
