import type { WireWaiting } from '#contract/waitingFigures.ts';

/** A figure that waits for a yes. */
export function exampleWaiting(part: Partial<WireWaiting>): WireWaiting {
  return {
    id: 'a~2026-10-01',
    goal_id: 'a',
    number: '1.1',
    item: 'Plant trees',
    frequency: 'monthly',
    date: '2026-10-01',
    actual: 12.4,
    stored_target: null,
    stored_actual: null,
    member_id: 'm1',
    by: 'Mary Jackson',
    at: '2026-11-02T09:00:00.000Z',
    may_answer: 0,
    ...part,
  };
}
