import type { WireDeclined } from '#contract/waitingFigures.ts';
import { encodeDate } from '#contract/wire/date.ts';
import type { Goal } from '#core/goal/goal.ts';
import type { WaitingFigure } from '#core/goal/waitingFigure.ts';

type WireSubmitted = Omit<WireDeclined, 'declined_by' | 'declined_at' | 'note'>;

/** What a figure that waits, and one that was declined, say of themselves and their goal. */
export function encodeSubmitted(
  { id, goalId, date, target, actual }: WaitingFigure,
  { number, title, trackingFrequency }: Pick<Goal, 'number' | 'title' | 'trackingFrequency'>,
): WireSubmitted {
  return {
    id,
    goal_id: goalId,
    number,
    item: title,
    frequency: trackingFrequency,
    date: encodeDate(date),
    ...(target !== undefined && { target }),
    ...(actual !== undefined && { actual }),
  };
}
