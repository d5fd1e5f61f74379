import { addresses, goalEntriesPath } from '#contract/addresses.ts';
import { wireGoalsSchema } from '#contract/goal/wireGoal.ts';
import type { Client } from '#trust/tools/client.ts';
import { pause } from '#trust/tools/promise.ts';

export const PLAN = 'nodes';

export type Cell = { readonly goalId: string; readonly date: string };

/** What one writer was told of its cell. */
type Figure = { acknowledged: number; asked: number };

/** What the writers met; a line each for what must not happen. */
export type Met = {
  acknowledged: number;
  /** Answered with 503 and Retry-After, and asked again. */
  postponed: number;
  /** An acknowledged figure that the other node did not show at once. */
  readonly stale: string[];
  /** Any other answer. */
  readonly wrong: string[];
};

const PATIENCE_MS = 60_000;

/** Where a node is gone, what stands before the nodes asks another. */
const GONE_MS = 50;

/**
 * People who each enter one figure after another in a cell of their own, by one node and then by the other, and look at
 * each acknowledged one through the node that did not write it.
 */
export class Writers {
  readonly met: Met = { acknowledged: 0, postponed: 0, stale: [], wrong: [] };
  readonly #nodes: readonly Client[];
  readonly #cells: readonly Cell[];
  readonly #figures: readonly Figure[];
  #isEnding = false;
  #running: Promise<unknown> = Promise.resolve();

  constructor(nodes: readonly Client[], cells: readonly Cell[]) {
    this.#nodes = nodes;
    this.#cells = cells;
    this.#figures = cells.map(() => ({ acknowledged: 0, asked: 0 }));
  }

  start(): void {
    this.#running = Promise.all(this.#cells.map((cell, index) => this.#write(cell, index)));
  }

  /** Comes back when so many more figures were acknowledged. */
  async more(count: number): Promise<void> {
    const until = this.met.acknowledged + count;
    const patience = performance.now() + PATIENCE_MS;
    while (this.met.acknowledged < until && this.met.wrong.length === 0) {
      if (performance.now() > patience)
        throw new Error(`No more figures are acknowledged: ${JSON.stringify(this.met)}`);
      await pause(10);
    }
  }

  async end(): Promise<void> {
    this.#isEnding = true;
    await this.#running;
  }

  /** Cells that hold less than was acknowledged, or what nobody asked for; a line each. */
  async lost(client: Client): Promise<string[]> {
    const values = await Promise.all(this.#cells.map((cell) => read(client, cell)));
    return this.#figures.flatMap(({ acknowledged, asked }, index) => {
      const value = values[index] ?? 0;
      const isRight = value >= acknowledged && value <= asked;
      return isRight ? [] : [`${this.#cells[index]?.goalId}: ${value}, acknowledged ${acknowledged}, asked ${asked}`];
    });
  }

  async #write(cell: Cell, index: number): Promise<void> {
    const figure = this.#figures[index];
    if (figure === undefined) return;
    for (let turn = index; !this.#isEnding; turn += 1) {
      figure.asked += 1;
      const cells = [{ date: cell.date, actual: figure.asked }];
      const written = await this.#ask(turn, (client) => client.send('PUT', goalEntriesPath(PLAN, cell.goalId), cells));
      if (written === null) continue;
      figure.acknowledged = figure.asked;
      this.met.acknowledged += 1;
      const seen = await this.#ask(turn + 1, (client) => client.send('GET', goalPath(cell)));
      if (seen === null) continue;
      const value = valueIn(seen.body, cell);
      if (value !== figure.acknowledged) {
        this.met.stale.push(`${cell.goalId}: ${value} after ${figure.acknowledged} was acknowledged`);
      }
    }
  }

  /** The answer of 2xx; null where it was postponed, or is wrong. */
  async #ask(turn: number, send: (client: Client) => ReturnType<Client['send']>) {
    for (let tries = 0; tries < this.#nodes.length; tries += 1) {
      const client = this.#nodes[(turn + tries) % this.#nodes.length];
      const reply = client === undefined ? null : await send(client).catch(() => null);
      if (reply === null) continue;
      if (reply.status >= 200 && reply.status < 300) return reply;
      if (reply.status === 503 && reply.retryAfter !== null) this.met.postponed += 1;
      else this.met.wrong.push(`${reply.status} ${reply.body.slice(0, 200)}`);
      await pause(GONE_MS);
      return null;
    }
    await pause(GONE_MS);
    return null;
  }
}

async function read(client: Client, cell: Cell): Promise<number> {
  return valueIn((await client.send('GET', goalPath(cell))).body, cell);
}

function goalPath({ goalId }: Cell): string {
  return `${addresses.goals}?plan_id=${PLAN}&fiscal_year=0&ids=${goalId}`;
}

function valueIn(body: string, { goalId, date }: Cell): number {
  const goal = wireGoalsSchema.parse(JSON.parse(body)).find(({ id }) => id === goalId);
  return Number(goal?.all_perf_data.find((entry) => entry.date === date)?.actual ?? 0);
}
