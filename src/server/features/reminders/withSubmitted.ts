import type { Entry } from '#core/goal/series.ts';
import type { WaitingFigure } from '#core/goal/waitingFigure.ts';

/** The entries of a goal, those that wait for a yes among them. */
export function withSubmitted(entries: readonly Entry[], submitted: readonly WaitingFigure[] = []): readonly Entry[] {
  const waiting = submitted.flatMap(({ date, actual = null }) =>
    actual === null ? [] : [{ date, target: null, actual }],
  );
  if (waiting.length === 0) return entries;
  const dates = new Set(waiting.map(({ date }) => date));
  const others = entries.filter(({ date }) => !dates.has(date));
  return [...others, ...waiting].sort((one, other) => one.date - other.date);
}
