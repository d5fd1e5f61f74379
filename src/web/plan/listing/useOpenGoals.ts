import { useCallback, useRef } from 'react';
import { type DashboardState, writeDashboardQuery } from '#contract/dashboardUrl.ts';
import type { ListedGoal } from '#contract/listedGoal.ts';
import type { LargeChartChoice } from '#core/chart/toggles.ts';
import { useSettled } from '#web/base/ui/useSettled.ts';
import type { ChangeDashboard } from './useDashboardState.ts';

export type Direction = 'previous' | 'next';

export type CardEntry = 'expand' | Direction;

export type OpenGoals = {
  readonly hrefOf: (goalId: string) => string;
  readonly open: (goalId: string) => void;
  readonly close: () => void;
  /** Over the goal where one is open; null closes it. */
  readonly openInitiative: (initiativeId: string | null) => void;
  readonly expand: (goalId: string) => void;
  readonly collapse: () => void;
  readonly chooseChart: (chart: LargeChartChoice | null) => void;
  readonly moveCard: (direction: Direction) => void;
  readonly moveDetail: (direction: Direction) => void;
  readonly entry: CardEntry;
};

export function useOpenGoals(
  state: DashboardState,
  goals: readonly ListedGoal[],
  onChange: ChangeDashboard,
): OpenGoals {
  const entry = useRef<CardEntry>('expand');
  // Debounced: rendering every card again would delay the key press.
  const linked = useSettled(state, state);
  const hrefOf = useCallback(
    (goalId: string) => `${window.location.pathname}${writeDashboardQuery({ ...linked, goalId, chart: null })}`,
    [linked],
  );
  const open = useCallback(
    (goalId: string) => onChange((before) => ({ ...before, goalId, initiativeId: null, chart: null })),
    [onChange],
  );
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
    if (goalId !== null) onChange((before) => ({ ...before, goalId, initiativeId: null, chart: null }), 'replace');
  }

  return {
    hrefOf,
    open,
    close: () =>
      onChange((before) =>
        before.goalId === null ? before : { ...before, goalId: null, initiativeId: null, chart: null },
      ),
    openInitiative: (initiativeId) =>
      onChange(
        (before) => (before.initiativeId === initiativeId ? before : { ...before, initiativeId }),
        initiativeId === null ? 'replace' : 'step',
      ),
    expand,
    collapse: () => onChange((before) => ({ ...before, cardId: null, chart: null })),
    chooseChart: (chart) => onChange((before) => ({ ...before, chart })),
    moveCard,
    moveDetail,
    entry: entry.current,
  };
}

/** Wraps around. Null where the goal is not listed. */
export function neighbourOf(
  goals: readonly { readonly id: string }[],
  goalId: string | null,
  direction: Direction,
): string | null {
  const index = goals.findIndex(({ id }) => id === goalId);
  if (index < 0) return null;
  return goals[(index + (direction === 'next' ? 1 : goals.length - 1)) % goals.length]?.id ?? null;
}
