import { feedsPath, planUndoPath } from '#contract/addresses.ts';
import type { FeedPreview, FeedQuestion, FeedReply, FeedRunDetail, FeedRuns, Feeds } from '#contract/feed.ts';
import { fetchJson, sendJson } from '#web/base/api/fetchJson.ts';

export type FeedFields = Partial<Omit<FeedQuestion, 'feed_id'>> &
  Partial<Pick<FeedReply, 'name' | 'schedule' | 'writes' | 'owner_id' | 'is_paused'>>;

/** The calls of the feeds of a plan. */
export function feedCalls(planId: string) {
  const path = feedsPath(planId);
  const one = (id: string) => `${path}/${encodeURIComponent(id)}`;
  const run = (id: string, runId: string) => `${one(id)}/runs/${encodeURIComponent(runId)}`;
  return {
    key: ['feeds', planId] as const,
    list: () => fetchJson<Feeds>(path),
    make: (fields: FeedFields) => sendJson<FeedReply>(path, { body: fields }),
    change: (id: string, fields: FeedFields) => sendJson<FeedReply>(one(id), { method: 'PATCH', body: fields }),
    remove: (id: string) => sendJson<unknown>(one(id), { method: 'DELETE', body: {} }),
    preview: (question: FeedQuestion) => sendJson<FeedPreview>(`${path}/preview`, { body: question }),
    run: (id: string) => sendJson<FeedRunDetail>(`${one(id)}/run`, { body: {} }),
    runs: (id: string, before: number | null) =>
      fetchJson<FeedRuns>(`${one(id)}/runs${before === null ? '' : `?before=${before}`}`),
    detail: (id: string, runId: string) => fetchJson<FeedRunDetail>(run(id, runId)),
    accept: (id: string, runId: string) => sendJson<unknown>(`${run(id, runId)}/accept`, { body: {} }),
    answer: (id: string, answers: readonly object[]) => sendJson<unknown>(`${one(id)}/answers`, { body: { answers } }),
    undo: (version: number) => sendJson<unknown>(planUndoPath(planId, version), { body: {} }),
  };
}

export type FeedCalls = ReturnType<typeof feedCalls>;
