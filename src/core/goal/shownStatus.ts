import type { GoalFigures } from './figures.ts';
import { type ShownStatus, STATUSES, type Status, type Unjudged } from './status.ts';

export const UNJUDGED: readonly Unjudged[] = ['no_figures', 'no_target'];

export const SHOWN_STATUSES: readonly ShownStatus[] = [...STATUSES, ...UNJUDGED];

export type StatusFigures = Pick<GoalFigures, 'status' | 'statusRule' | 'distribution'>;

/** What a goal's badge says. A container says what keeps the goals below it from being judged. */
export function shownStatusOf({ status, statusRule, distribution }: StatusFigures): ShownStatus {
  if (status !== 'not_started') return status;
  if (statusRule === 'noFigures') return 'no_figures';
  if (statusRule === 'noTarget') return 'no_target';
  if (statusRule === 'container' && distribution !== null)
    return UNJUDGED.find((reason) => distribution[reason] > 0) ?? status;
  return status;
}

/** The status code of what is shown. */
export function statusCodeOf(shown: ShownStatus): Status {
  return shown === 'no_figures' || shown === 'no_target' ? 'not_started' : shown;
}
