import type { WireShareEvent } from '#contract/share.ts';
import { say as liveWords } from '#web/base/messages/say/live.ts';
import { say } from '#web/base/messages/say/sharing.ts';
import type { Told } from '#web/plan/meanwhile/MeanwhileNote.tsx';

const MOST_SHOWN = 3;
const TOLD = ['changed', 'paused', 'resumed', 'revoked', 'handed_over'] as const;

/** What others did to the links of a plan since `known`, the newest first. */
export function shareNews(
  events: readonly WireShareEvent[],
  {
    known,
    memberId,
    labelOf,
  }: {
    /** The newest event that the dialog was opened with; null: there was none. */
    readonly known: string | null;
    readonly memberId: string | null;
    readonly labelOf: (shareId: string) => string;
  },
): readonly Told[] {
  return eventsSince(events, known)
    .filter(({ made_by: by }) => by.user_id !== memberId)
    .flatMap((event) => {
      const what = TOLD.find((each) => each === event.what);
      if (what === undefined || event.share_id === null) return [];
      const label = event.before?.label ?? event.after?.label;
      const named = (typeof label === 'string' ? label : labelOf(event.share_id)) || say.unnamed;
      const text = liveWords.meanwhile(event.made_by.name, say.did[what](named));
      return [{ key: event.id, text, lines: what === 'changed' ? linesOf(event) : [] }];
    })
    .slice(0, MOST_SHOWN);
}

/** Links that were revoked since, whoever did it. */
export function revokedSince(events: readonly WireShareEvent[], known: string | null): ReadonlySet<string> {
  return new Set(
    eventsSince(events, known).flatMap(({ what, share_id: id }) => (what === 'revoked' && id !== null ? [id] : [])),
  );
}

function eventsSince(events: readonly WireShareEvent[], known: string | null): readonly WireShareEvent[] {
  const at = events.findIndex(({ id }) => id === known);
  return at < 0 ? events : events.slice(0, at);
}

function linesOf({ after }: WireShareEvent): readonly string[] {
  return Object.entries(after ?? {}).flatMap(([fact, value]) => {
    if (fact === 'label' && typeof value === 'string') return [liveWords.setTo(say.label, value || say.unnamed)];
    const name = NAMES[fact]?.();
    return name === undefined ? [] : [name];
  });
}

const NAMES: Readonly<Record<string, () => string>> = {
  expires_at: () => say.ends,
  has_password: () => say.password,
  frame_ancestors: () => say.sites,
  theme: () => say.theme,
  language: () => say.language,
  hides_comments: () => say.hidesComments,
  hides_owners: () => say.hidesOwners,
  shows_next_steps: () => say.showsNextSteps,
  shows_work: () => say.showsWork,
  hands_out_filters: () => say.handsOut,
};
