import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { planChangesPath } from '#contract/addresses.ts';
import type { ChangeKind, WireChange, WireChanges } from '#contract/change.ts';
import type { LiveChange } from '#contract/liveEvent.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';
import { say } from '#web/base/messages/say/live.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { type Names, whatText } from '#web/plan/history/changedText.ts';
import { changeLinesOf } from '#web/plan/history/changeLines.ts';
import { useLineEnded, useLiveChange } from '#web/plan/live/liveChanges.ts';
import styles from './Meanwhile.module.css';

const MOST_SHOWN = 3;
const MOST_LINES = 4;

/** What a form is about: a goal, or what of the plan. */
export type MeanwhileOf = { readonly goalId: string } | { readonly kind: ChangeKind };

/**
 * In a form that is open: what others did to its subject since, who and when; and once it can be saved no more, what was
 * typed in it.
 */
export function Meanwhile({
  of,
  since,
  isGone = false,
  typed = [],
}: {
  readonly of: MeanwhileOf;
  /** The plan's version that the form shows. */
  readonly since: number;
  /** The subject is there no more. */
  readonly isGone?: boolean;
  readonly typed?: readonly string[];
}) {
  const shown = usePlan();
  const isEnded = useLineEnded();
  const changes = useChangesSince(shown.plan.id, of, since);
  const names: Names = { plan: shown, titleOf: () => null };
  const isLost = isGone || isEnded;
  if (changes.length === 0 && !isLost) return null;
  return (
    <div role="status" className={styles.meanwhile} data-status={isLost ? 'critical' : 'off_target'}>
      {changes.map((change) => (
        <Change key={change.version} change={change} names={names} />
      ))}
      {isLost && typed.length > 0 && (
        <>
          <p>{isGone ? say.gone : say.noAccess}</p>
          <ul>
            {typed.map((text) => (
              <li key={text} dir="auto">
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Change({ change, names }: { readonly change: WireChange; readonly names: Names }) {
  const lines = change.items.flatMap((item) => changeLinesOf(item, names)).slice(0, MOST_LINES);
  return (
    <>
      <p>{say.meanwhile(change.by, whatText(change.what))}</p>
      <ul>
        {lines.map(({ key, label, after }) => (
          <li key={key} dir="auto">
            {after === null ? label : say.setTo(label, after)}
          </li>
        ))}
      </ul>
    </>
  );
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
  const query = new URLSearchParams({ ...cut, since: String(since), limit: String(MOST_SHOWN) });
  const { data } = useQuery({
    queryKey: ['changes', planId, ...(goalId === null ? [] : [goalId]), 'since', String(query), heard],
    queryFn: ({ signal }) => fetchJson<WireChanges>(`${planChangesPath(planId)}?${query}`, { signal }),
    enabled: heard !== null && heard > since,
    placeholderData: (before) => before,
  });
  return heard === null || heard <= since ? [] : (data?.changes ?? []);
}
