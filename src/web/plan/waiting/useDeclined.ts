import { declinedFiguresPath } from '#contract/addresses.ts';
import type { WireDeclined } from '#contract/waitingFigures.ts';
import { usePlanFigures } from './usePlanFigures.ts';

const NONE: readonly WireDeclined[] = [];

/** The viewer's own figures that were declined, the last answer first; of one goal where it is named. */
export function useDeclined(goalId?: string): readonly WireDeclined[] {
  const { data = NONE } = usePlanFigures<WireDeclined>('declined', declinedFiguresPath);
  return goalId === undefined ? data : data.filter((figure) => figure.goal_id === goalId);
}
