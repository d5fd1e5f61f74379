import { useCallback, useRef } from 'react';
import { type DashboardState, writeDashboardQuery } from '#contract/dashboardUrl.ts';
import type { ListedGoal } from '#contract/listedGoal.ts';
import type { LargeChartChoice } from '#core/chart/toggles.ts';
import { useSettled } from '#web/base/ui/useSettled.ts';
import type { ChangeDashboard } from './useDashboardState.ts';

export type Direction = 'previous' | 'next';

/** How an expanded card was come to: decides where the focus goes. */
export type CardEntry = 'expand' | Direction;

/** What goals of the list can be done with: expanded in place, opened in detail, walked from one to the next. */
export type OpenGoals = {
  /** The address of a goal's detail. */
  readonly hrefOf: (goalId: string) => string;
  readonly open: (goalId: string) => void;
  readonly close: () => void;
  readonly expand: (goalId: string) => void;
  readonly collapse: () => void;
  readonly chooseChart: (chart: LargeChartChoice | null) => void;
  /** From the expanded card to its neighbour in the list, and around its ends. */
  readonly moveCard: (direction: Direction) => void;
  readonly moveDetail: (direction: Direction) => void;
  /** How the expanded card was come to. */
  readonly entry: CardEntry;
};

/** Each step is one of the browser's history, but for walking along the list. */
export function useOpenGoals(
  state: DashboardState,
  goals: readonly ListedGoal[],
  onChange: ChangeDashboard,
): OpenGoals {
  const entry = useRef<CardEntry>('expand');
  // While one types, the links of the cards stay behind: drawing every card anew would hold the key press up.
  const linked = useSettled(state, state);
  const hrefOf = useCallback(
    (goalId: string) => `${window.location.pathname}${writeDashboardQuery({ ...linked, goalId, chart: null })}`,
    [linked],
  );
  const open = useCallback((goalId: string) => onChange((before) => ({ ...before, goalId, chart: null })), [onChange]);
  const expand = useCallback(
    (cardId: string) => {
      entry.current = 'expand';
      onChange((before) => ({ ...before, cardId, chart: null }));
    },
    [onChange],
  );

  function moveCard(direction: Direction) {
    const cardId = neighbourOf(goals, state.cardId, direction);
    if (cardId === null) return;
    entry.current = direction;
    onChange((before) => ({ ...before, cardId, chart: null }), 'replace');
  }

  function moveDetail(direction: Direction) {
    const goalId = neighbourOf(goals, state.goalId, direction);
    if (goalId !== null) onChange((before) => ({ ...before, goalId, chart: null }), 'replace');
  }

  return {
    hrefOf,
    open,
    close: () => onChange((before) => (before.goalId === null ? before : { ...before, goalId: null, chart: null })),
    expand,
    collapse: () => onChange((before) => ({ ...before, cardId: null, chart: null })),
    chooseChart: (chart) => onChange((before) => ({ ...before, chart })),
    moveCard,
    moveDetail,
    entry: entry.current,
  };
}

/** The goal before or after another in the list; the first follows on the last. Null where the goal is not listed. */
export function neighbourOf(
  goals: readonly { readonly id: string }[],
  goalId: string | null,
  direction: Direction,
): string | null {
  const index = goals.findIndex(({ id }) => id === goalId);
  if (index < 0) return null;
  return goals[(index + (direction === 'next' ? 1 : goals.length - 1)) % goals.length]?.id ?? null;
}
