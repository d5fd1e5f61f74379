import * as z from 'zod';
import type { FeedMemory } from '#core/feed/heldFigure.ts';
import type { Database, StoreTransaction } from '#server/store/database/store.ts';

/** What a feed knows of one figure of a goal. */
export type KnownFigure = FeedMemory & {
  /** What it brought, while it waits for an answer, and the run that asked first. */
  readonly asked?: number;
  readonly askedIn?: number;
};

export type KnownFigures = ReadonlyMap<string, KnownFigure>;

/** Of a figure within its goal. */
export function figureKey({ date, figure }: { readonly date: string; readonly figure: 'target' | 'actual' }): string {
  return `${date} ${figure}`;
}

/** Short names: there are many of them. */
const figuresSchema = z.record(
  z.string(),
  z.object({ b: z.number().optional(), k: z.number().optional(), q: z.number().optional(), s: z.number().optional() }),
);

type OfFeed = { readonly planId: string; readonly feedId: string };

export async function findMemory(db: Database, { planId, feedId }: OfFeed): Promise<Map<string, KnownFigures>> {
  const rows = await db
    .selectFrom('feed_memory')
    .select(['goal_id', 'figures'])
    .where('plan_id', '=', planId)
    .where('feed_id', '=', feedId)
    .execute();
  return new Map(rows.map(({ goal_id: goalId, figures }) => [goalId, figuresOf(figures)]));
}

/** How many goals each feed of a plan has brought figures to, and how many of its figures wait for an answer. */
export async function countMemory(
  db: Database,
  planId: string,
): Promise<Map<string, { readonly goals: number; readonly questions: number }>> {
  const rows = await db
    .selectFrom('feed_memory')
    .select(['feed_id', 'figures'])
    .where('plan_id', '=', planId)
    .execute();
  const counts = new Map<string, { goals: number; questions: number }>();
  for (const { feed_id: feedId, figures } of rows) {
    const count = counts.get(feedId) ?? { goals: 0, questions: 0 };
    counts.set(feedId, count);
    count.goals += 1;
    if (figures.includes('"q":')) {
      count.questions += [...figuresOf(figures).values()].filter(({ asked }) => asked !== undefined).length;
    }
  }
  return counts;
}

export async function putMemory(
  trx: StoreTransaction,
  { planId, feedId }: OfFeed,
  changed: ReadonlyMap<string, KnownFigures>,
): Promise<void> {
  for (const [goalId, figures] of changed) {
    const row = { plan_id: planId, feed_id: feedId, goal_id: goalId, figures: textOf(figures) };
    await trx
      .insertInto('feed_memory')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['plan_id', 'feed_id', 'goal_id']).doUpdateSet({ figures: row.figures }),
      )
      .execute();
  }
}

function figuresOf(text: string): KnownFigures {
  const stored = figuresSchema.parse(JSON.parse(text));
  return new Map(
    Object.entries(stored).map(([key, { b, k, q, s }]) => [
      key,
      {
        ...(b === undefined ? {} : { brought: b }),
        ...(k === undefined ? {} : { keptFor: k }),
        ...(q === undefined ? {} : { asked: q }),
        ...(s === undefined ? {} : { askedIn: s }),
      },
    ]),
  );
}

function textOf(figures: KnownFigures): string {
  const stored = [...figures].map(([key, { brought: b, keptFor: k, asked: q, askedIn: s }]) => [key, { b, k, q, s }]);
  return JSON.stringify(Object.fromEntries(stored));
}
