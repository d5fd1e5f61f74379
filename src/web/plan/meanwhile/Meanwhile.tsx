import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { planChangesPath } from '#contract/addresses.ts';
import type { ChangeKind, WireChange, WireChanges } from '#contract/change.ts';
import type { LiveChange } from '#contract/liveEvent.ts';
import type { LoggedName } from '#contract/loggedNames.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';
import { say } from '#web/base/messages/say/live.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { type Names, whatText } from '#web/plan/history/changedText.ts';
import { changeLinesOf } from '#web/plan/history/changeLines.ts';
import { useLiveChange } from '#web/plan/live/liveChanges.ts';
import { MeanwhileNote, type Told } from './MeanwhileNote.tsx';

const MOST_SHOWN = 3;
const MOST_LINES = 4;
/** Among them those of one thing are looked for. */
const MOST_ASKED = 20;

/** What a form is about: a goal, one thing of a kind, or what of the plan. */
export type MeanwhileOf =
  | { readonly goalId: string }
  | { readonly kind: ChangeKind }
  | { readonly kind: ChangeKind; readonly entity: LoggedName; readonly id: string };

/** In a form that is open: what others did to its subject since, who and when. */
export function Meanwhile({
  of,
  since,
  ...lost
}: {
  readonly of: MeanwhileOf;
  /** The plan's version that the form shows. */
  readonly since: number;
  /** Why it can be saved no more, where its subject is gone. */
  readonly gone?: string | null;
  readonly typed?: readonly string[];
}) {
  const shown = usePlan();
  const changes = useChangesSince(shown.plan.id, of, since);
  const names: Names = { plan: shown, titleOf: () => null };
  return <MeanwhileNote told={changes.map((change) => toldOf(change, names))} {...lost} />;
}

function toldOf({ version, by, what, items }: WireChange, names: Names): Told {
  const lines = items.flatMap((item) => changeLinesOf(item, names)).slice(0, MOST_LINES);
  return {
    key: String(version),
    text: say.meanwhile(by, whatText(what)),
    lines: lines.map(({ label, after }) => (after === null ? label : say.setTo(label, after))),
  };
}

/** Nothing is asked until somebody has written. */
function useChangesSince(planId: string, of: MeanwhileOf, since: number): readonly WireChange[] {
  const goalId = 'goalId' in of ? of.goalId : null;
  const [heard, setHeard] = useState<number | null>(null);
  useLiveChange(
    useCallback(
      ({ version, goals }: LiveChange) => {
        if (goalId === null || goals === null || goals.includes(goalId)) setHeard(version);
      },
      [goalId],
    ),
  );
  const cut = goalId === null ? { kind: 'kind' in of ? of.kind : '' } : { goal_id: goalId };
  const limit = String('entity' in of ? MOST_ASKED : MOST_SHOWN);
  const query = new URLSearchParams({ ...cut, since: String(since), limit });
  const { data } = useQuery({
    queryKey: ['changes', planId, ...(goalId === null ? [] : [goalId]), 'since', String(query), heard],
    queryFn: ({ signal }) => fetchJson<WireChanges>(`${planChangesPath(planId)}?${query}`, { signal }),
    enabled: heard !== null && heard > since,
    placeholderData: (before) => before,
  });
  if (heard === null || heard <= since) return [];
  const changes = data?.changes ?? [];
  return 'entity' in of ? changes.filter((change) => isAbout(change, of)).slice(0, MOST_SHOWN) : changes;
}

function isAbout({ items }: WireChange, { entity, id }: { readonly entity: LoggedName; readonly id: string }): boolean {
  return items.some((item) => item.entity === entity && item.id === id);
}
