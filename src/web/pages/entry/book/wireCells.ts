import type { WirePlanCell } from '#contract/entryCells.ts';
import { FIGURE_LEAVES } from '#contract/figureLeave.ts';
import { formatIsoDate } from '#core/calendar/date.ts';
import type { Draft } from '#web/goal/entries/draft.ts';

/** Below a call's limit of cells, and of 256 kB whatever the figures. */
const CELLS_A_CALL = 1_500;

/** Each call is one change. */
export function inCalls(drafts: readonly Draft[]): Draft[][] {
  const calls: Draft[][] = [];
  for (let at = 0; at < drafts.length; at += CELLS_A_CALL) calls.push(drafts.slice(at, at + CELLS_A_CALL));
  return calls;
}

export function wireOf(drafts: readonly Draft[]): WirePlanCell[] {
  const cells = new Map<string, WirePlanCell>();
  for (const { goalId, date, figure, value, isMeant } of drafts) {
    const key = `${goalId} ${date}`;
    const cell = cells.get(key) ?? { goal_id: goalId, date: formatIsoDate(date) };
    cells.set(key, { ...cell, [figure]: value, ...(isMeant && { allow: [...FIGURE_LEAVES] }) });
  }
  return [...cells.values()];
}
