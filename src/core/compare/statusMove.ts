import type { Status } from '#core/goal/status.ts';

export type StatusMove = (typeof STATUS_MOVES)[number];

export const STATUS_MOVES = ['worse', 'better', 'byHand', 'added', 'gone', 'unchanged'] as const;

export type Standing = {
  readonly status: Status;
  /** Set by somebody, not by the figures; deferred always is. */
  readonly isByHand: boolean;
};

/** A goal without figures ranks between those on target and those off target. */
const RANKS: Readonly<Record<Status, number>> = {
  achieved: 5,
  on_target: 4,
  not_started: 3,
  deferred: 3,
  off_target: 2,
  critical: 1,
};

/** From one day to a later one; null: the goal is not there that day. */
export function statusMoveOf(before: Standing | null, after: Standing | null): StatusMove {
  if (before === null) return 'added';
  if (after === null) return 'gone';
  if (before.status === after.status) return 'unchanged';
  if (before.isByHand || after.isByHand) return 'byHand';
  return RANKS[after.status] < RANKS[before.status] ? 'worse' : 'better';
}
