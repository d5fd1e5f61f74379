import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FeedPreview, FeedReply, Feeds } from '#contract/feed.ts';
import type { ImportMapping } from '#contract/import.ts';
import type { FeedRhythm } from '#core/feed/feedSchedule.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { say } from '#web/base/messages/say/feeds.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { columnsWith, type Role } from './columnRoles.ts';
import type { FeedCalls } from './feedCalls.ts';
import { type FeedDraft, fieldsToSave, isSame, mayBeSaved, questionOf } from './feedDraft.ts';

export type FeedEditing = ReturnType<typeof useFeedDraft>;

export function useFeedDraft({
  feed,
  feeds,
  calls,
  onDone,
}: {
  readonly feed: FeedReply | null;
  readonly feeds: Feeds;
  readonly calls: FeedCalls;
  readonly onDone: (saved: string | null) => void;
}) {
  const client = useQueryClient();
  const { viewer } = usePlan();
  /** As the form was opened: only what was changed in it is saved. */
  const [opened] = useState<FeedDraft>(() => {
    const ownId = 'memberId' in viewer ? viewer.memberId : null;
    return feed ?? { ...NEW, connection_id: feeds.connections[0]?.id ?? '', owner_id: ownId };
  });
  const [draft, setDraft] = useState(opened);
  const [preview, setPreview] = useState<FeedPreview | null>(null);
  /** What the preview is of. */
  const [tried, setTried] = useState<ReturnType<typeof questionOf> | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [said, setSaid] = useState<string | null>(null);

  const set = (part: Partial<FeedDraft>) => setDraft((before) => ({ ...before, ...part }));

  async function askNow(asked: Partial<Pick<FeedDraft, 'mapping' | 'goal_by'>> = {}) {
    const question = { ...questionOf(draft), ...asked };
    setAsking(true);
    setSaid(null);
    try {
      setPreview(await calls.preview({ ...question, months: draft.months, feed_id: feed?.id ?? null }));
      setTried(question);
    } catch (reason) {
      setSaid(refusalText(reason, say.unreachable));
    } finally {
      setAsking(false);
    }
  }

  function askOtherwise(part: Partial<Pick<FeedDraft, 'mapping' | 'goal_by'>>) {
    set(part);
    void askNow(part);
  }

  async function save() {
    setSaid(null);
    setSaving(true);
    const columns = draft.mapping.columns ?? (preview?.reason === null ? columnsWith(preview, null) : undefined);
    const whole = columns === undefined ? draft : { ...draft, mapping: { ...draft.mapping, columns } };
    try {
      const saved =
        feed === null
          ? await calls.make(trimmed(whole))
          : await calls.change(feed.id, fieldsToSave(opened, trimmed(whole)));
      return saved.id;
    } catch (reason) {
      setSaid(refusalText(reason, say.unreachable));
      return null;
    } finally {
      setSaving(false);
    }
  }

  const canWork = mayBeSaved(draft, { saved: feed === null ? null : opened, preview, tried });
  return {
    draft,
    set,
    preview,
    said,
    isAsking,
    isTried: isSame(tried, questionOf(draft)),
    canWork,
    canSave: !isSaving && draft.name.trim() !== '' && draft.connection_id !== '' && canWork,
    /** What would be lost where the feed is there no more. */
    typedTexts: (['name', 'ask'] as const)
      .filter((field) => draft[field] !== opened[field] && draft[field].trim() !== '')
      .map((field) => draft[field]),
    askNow: () => void askNow(),
    askBy: (goalBy: string) => askOtherwise({ goal_by: goalBy }),
    chooseRole: (heading: string, role: Role) =>
      preview !== null &&
      askOtherwise({ mapping: { ...draft.mapping, columns: columnsWith(preview, { heading, role }) } }),
    /** Other headings make other columns: what was chosen for the old ones is dropped. */
    chooseSheet: (sheets: ImportMapping['sheets']) => {
      const { columns: _columns, sheets: _sheets, ...rest } = draft.mapping;
      askOtherwise({ mapping: { ...rest, ...(sheets !== undefined && { sheets }) } });
    },
    saveAndRun: async (runs: boolean) => {
      const id = await save();
      if (id === null) return;
      try {
        if (runs) await calls.run(id);
        await client.invalidateQueries({ queryKey: calls.key });
        onDone(id);
      } catch (reason) {
        setSaid(refusalText(reason, say.unreachable));
      }
    },
  };
}

const NEW: Omit<FeedDraft, 'connection_id' | 'owner_id'> = {
  name: '',
  ask: '',
  months: 4,
  goal_by: 'number',
  mapping: {},
  schedule: { every: 'day' as FeedRhythm, at: 360, weekday: 1, month_day: 1 },
  writes: 'at_once',
};

function trimmed(draft: FeedDraft): FeedDraft {
  return { ...draft, name: draft.name.trim() };
}
