import { type Kysely, sql } from 'kysely';
import { agesOf, logSettled, type StoredRow } from './sharedKeys.ts';

/**
 * Of live goals with the same number the first keeps it. A later one gets the next free number in its place, and the
 * numbers below it that begin with its own change with it. Returns how many goals changed.
 */
export async function renumberShared(db: Kysely<unknown>): Promise<number> {
  const { rows: plans } = await sql<{ readonly plan_id: string }>`
    select distinct plan_id from (
      select plan_id from goal where archived_at is null
      group by plan_id, replace(number, 'x', '.') having count(*) > 1
    ) as shared order by plan_id`.execute(db);
  let count = 0;
  for (const { plan_id: planId } of plans) count += await renumberPlan(db, planId);
  return count;
}

async function renumberPlan(db: Kysely<unknown>, planId: string): Promise<number> {
  const { rows } = await sql<StoredRow>`
    select * from goal where plan_id = ${planId} and archived_at is null order by id`.execute(db);
  const numbers = uniqueNumbers(rows.map(numberedOf), await agesOf(db, planId));
  const settled = rows.flatMap((before) => {
    const number = numbers.get(String(before.id));
    return number === undefined || number === before.number ? [] : [{ before, after: { ...before, number } }];
  });
  for (const { before, after } of settled) {
    await sql`update goal set number = ${after.number} where plan_id = ${planId} and id = ${before.id ?? ''}`.execute(
      db,
    );
  }
  await logSettled(db, { planId, entity: 'goal', what: 'Goals that shared a number got one each', settled });
  return settled.length;
}

type Numbered = { readonly id: string; readonly parentId: string | null; readonly number: string };

function numberedOf({ id, parent_id: parent, number }: StoredRow): Numbered {
  return {
    id: String(id),
    parentId: parent === null || parent === undefined ? null : String(parent),
    number: String(number),
  };
}

export function uniqueNumbers(
  goals: readonly Numbered[],
  ages: ReadonlyMap<string, number>,
): ReadonlyMap<string, string> {
  const numbers = new Map(goals.map(({ id, number }) => [id, number]));
  const holders = new Map<string, string>();
  const later: Numbered[] = [];
  const ageOf = ({ id }: Numbered) => ages.get(id) ?? Number.MAX_SAFE_INTEGER;
  for (const goal of goals.toSorted((one, other) => ageOf(one) - ageOf(other))) {
    if (holders.has(shown(goal.number))) later.push(goal);
    else holders.set(shown(goal.number), goal.id);
  }
  const below = Map.groupBy(goals, ({ parentId }) => parentId);
  const numberOf = (id: string | null) => (id === null ? null : (numbers.get(id) ?? null));
  const waiting = new Set(later.map(({ id }) => id));

  function give(id: string, number: string): void {
    const before = shown(numbers.get(id) ?? '');
    if (holders.get(before) === id) holders.delete(before);
    numbers.set(id, number);
    holders.set(shown(number), id);
    waiting.delete(id);
  }

  function takeAlong(id: string, { from, to }: { readonly from: string; readonly to: string }, met: Set<string>): void {
    for (const child of below.get(id) ?? []) {
      if (met.has(child.id)) continue;
      met.add(child.id);
      const number = numbers.get(child.id) ?? '';
      const moved = `${to}${number.slice(from.length)}`;
      const goesAlong = shown(number).startsWith(`${shown(from)}.`) && !holders.has(shown(moved));
      if (goesAlong) give(child.id, moved);
      takeAlong(child.id, { from, to }, met);
    }
  }

  for (const goal of later.toSorted((one, other) => one.number.length - other.number.length)) {
    if (!waiting.has(goal.id)) continue;
    const from = numbers.get(goal.id) ?? '';
    const siblings = (below.get(goal.parentId) ?? []).map(({ id }) => numbers.get(id) ?? '');
    const to = nextFree({ parent: numberOf(goal.parentId), own: from, siblings }, holders);
    give(goal.id, to);
    takeAlong(goal.id, { from, to }, new Set([goal.id]));
  }
  return numbers;
}

function nextFree(
  place: { readonly parent: string | null; readonly own: string; readonly siblings: readonly string[] },
  holders: ReadonlyMap<string, string>,
): string {
  const { parent, own, siblings } = place;
  const lasts = siblings.map((number) => Number(/(\d{1,9})$/.exec(number)?.[1] ?? 0));
  const start = parent === null ? '' : `${parent}${own.includes('x') ? 'x' : '.'}`;
  for (let next = Math.max(0, ...lasts) + 1; ; next += 1) {
    if (!holders.has(shown(`${start}${next}`))) return `${start}${next}`;
  }
}

function shown(number: string): string {
  return number.replaceAll('x', '.');
}
