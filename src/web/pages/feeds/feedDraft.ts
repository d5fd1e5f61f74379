import type { FeedPreview, FeedReply } from '#contract/feed.ts';

const QUESTION = ['connection_id', 'ask', 'goal_by', 'mapping'] as const;
const REST = ['name', 'months', 'schedule', 'writes', 'owner_id'] as const;

/** What the editor of a feed changes. */
export type FeedDraft = Pick<FeedReply, (typeof QUESTION)[number] | (typeof REST)[number]>;

/** What decides whether the answer of a source has figures. */
export function questionOf({ connection_id, ask, goal_by, mapping }: FeedDraft) {
  return { connection_id, ask, goal_by, mapping };
}

/** Whether it can work: its answer has a figure that the plan takes, or it asks as it did when it was saved. */
export function mayBeSaved(
  draft: FeedDraft,
  {
    saved,
    preview,
    tried,
  }: {
    /** Null for a new feed. */
    readonly saved: FeedDraft | null;
    readonly preview: Pick<FeedPreview, 'reason' | 'counts'> | null;
    /** What the preview answers. */
    readonly tried: ReturnType<typeof questionOf> | null;
  },
): boolean {
  if (saved !== null && isSame(questionOf(draft), questionOf(saved))) return true;
  if (preview === null || !isSame(questionOf(draft), tried)) return false;
  return preview.reason === null && preview.counts.read > preview.counts.refused;
}

/** What was changed, so that what others changed meanwhile stays; of the question all or nothing, for it was tried so. */
export function fieldsToSave(opened: FeedDraft, draft: FeedDraft): Partial<FeedDraft> {
  const isAskedOtherwise = !isSame(questionOf(opened), questionOf(draft));
  const rest = REST.filter((field) => !isSame(opened[field], draft[field])).map((field) => [field, draft[field]]);
  return { ...(isAskedOtherwise && questionOf(draft)), ...Object.fromEntries(rest) };
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
