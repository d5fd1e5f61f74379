import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { WholeGoalsContext } from '#web/plan/goals/useWholeGoal.ts';

/** How long old cards may stay: an answer mostly takes less, and nobody notices; ms. */
const LONGEST_WAIT = 60;

/**
 * The goals to render: those listed, once the ones in view are loaded; briefly the ones before, so that cards change
 * at once and do not flash as placeholders.
 */
export function useReadyGoals(
  listed: readonly ListedGoal[],
  idsInView: (goals: readonly ListedGoal[]) => readonly string[],
): readonly ListedGoal[] {
  const wholes = useContext(WholeGoalsContext);
  const drawn = useRef(listed);
  const [released, release] = useState(listed);
  const isReady =
    wholes === null ||
    listed === drawn.current ||
    listed === released ||
    idsInView(listed).every((id) => wholes.get(id) !== null);
  // During render, not after it, so that the server works meanwhile. Repeated requests are merged.
  if (!isReady) wholes.askNow(idsInView(listed));
  const ready = isReady ? listed : drawn.current;

  useLayoutEffect(() => {
    drawn.current = ready;
  });

  useEffect(() => {
    if (isReady) return;
    const ids = idsInView(listed);
    const timer = window.setTimeout(() => release(listed), LONGEST_WAIT);
    const stops = ids.map((id) =>
      wholes.watch(id, () => {
        if (ids.every((each) => wholes.get(each) !== null)) release(listed);
      }),
    );
    return () => {
      window.clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [isReady, listed, idsInView, wholes]);

  return ready;
}
