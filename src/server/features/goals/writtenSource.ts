import type { FigureSource } from '#contract/figureSource.ts';
import { may, type Viewer } from '#core/access.ts';
import { shownEmails } from '#server/features/members/shownEmails.ts';
import type { Database } from '#server/store/database/store.ts';
import type { Written } from '#server/store/history/findWritten.ts';

export const UNKNOWN_SOURCE: FigureSource = {
  value: null,
  source: 'unknown',
  by: null,
  at: null,
  version: null,
  what: null,
  detail: null,
  run: null,
  before: null,
};

type Reading = { readonly db: Database; readonly planId: string; readonly viewer: Viewer };

/** What is told of the change that wrote a figure. */
export async function writtenSource(
  { value, written }: { readonly value: number; readonly written: Written },
  reading: Reading,
): Promise<FigureSource> {
  const { by, at, version, before, origin } = written;
  const { within } = shownEmails(reading.viewer);
  const what = within(written.what);
  const told = { ...UNKNOWN_SOURCE, value, by, at, version, what, before };
  switch (origin.kind) {
    case 'typed':
      return { ...told, source: 'typed' };
    case 'import':
      return { ...told, source: 'import', detail: within(origin.files) };
    case 'token':
      return { ...told, source: 'program', detail: origin.name };
    case 'undo':
      return { ...told, source: 'undo', detail: what.replace('Undone: ', '') };
    case 'feed':
      return { ...told, source: 'feed', detail: origin.name, run: await runOf({ origin, version }, reading) };
  }
}

type OfFeed = Extract<Written['origin'], { readonly kind: 'feed' }>;

/** Runs are removed after some time: then only the number is told, and nothing where the change stored no run. */
async function runOf(
  { origin, version }: { readonly origin: OfFeed; readonly version: number },
  { db, planId, viewer }: Reading,
): Promise<FigureSource['run']> {
  const runs = db
    .selectFrom('feed_run')
    .innerJoin('feed', (join) =>
      join.onRef('feed.plan_id', '=', 'feed_run.plan_id').onRef('feed.id', '=', 'feed_run.feed_id'),
    )
    .select(['feed_run.id', 'feed_run.number', 'feed_run.feed_id'])
    .where('feed_run.plan_id', '=', planId);
  const { run } = origin;
  const found = await (run === null
    ? runs.where('feed_run.version', '=', version)
    : runs.where('feed_run.id', '=', run.id)
  ).executeTakeFirst();
  const number = run?.number ?? found?.number ?? null;
  if (number === null) return null;
  const ids = found === undefined || !may(viewer, 'editPlan') ? { id: null, feed_id: null } : found;
  return { number, id: ids.id, feed_id: ids.feed_id };
}
