import { addresses, goalEntriesPath } from '#contract/addresses.ts';
import { wireGoalsSchema } from '#contract/goal/wireGoal.ts';
import type { Client, Reply } from './client.ts';

/** The plan that every run writes to. */
export const PLAN = 'demo';

export type Cell = { readonly goalId: string; readonly date: string };

/** The newest cell of each goal that has entries of its own. */
export async function findCells(client: Client): Promise<readonly Cell[]> {
  const goals = await readGoals(client);
  return goals
    .filter(({ all_perf_data: entries, rollup_type: rollup }) => entries.length > 0 && rollup <= 1)
    .map(({ id, all_perf_data: entries }) => ({ goalId: id, date: entries.at(-1)?.date ?? '' }));
}

/** Enters one figure. */
export function enter(client: Client, { goalId, date }: Cell, actual: number): Promise<Reply> {
  return client.send('PUT', goalEntriesPath(PLAN, goalId), [{ date, actual }]);
}

/** The figure in a cell; null where there is none. */
export async function readCell(client: Client, { goalId, date }: Cell): Promise<number | null> {
  const goal = (await readGoals(client)).find(({ id }) => id === goalId);
  return goal?.all_perf_data.find((entry) => entry.date === date)?.actual ?? null;
}

/** The figures in cells; 0 where there is none. */
export async function readCells(client: Client, cells: readonly Cell[]): Promise<number[]> {
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
