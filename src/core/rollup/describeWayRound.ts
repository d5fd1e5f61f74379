import type { Goal } from '#core/goal/goal.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';

/** So many goals of a way round are named; of a longer one the first and the last. */
const MOST_NAMED = 8;

/** 'It goes in a circle: 1.2 › 1.3 › 1.2.' */
export function describeWayRound(way: readonly Pick<Goal, 'number'>[]): string {
  const numbers = way.map(({ number }) => shownNumber(number));
  const named =
    numbers.length <= MOST_NAMED
      ? numbers
      : [...numbers.slice(0, MOST_NAMED - 2), `… (${numbers.length - MOST_NAMED} more)`, ...numbers.slice(-2)];
  return `It goes in a circle: ${named.join(' › ')}.`;
}
