import type { Status } from '#core/goal/status.ts';
import type { Reporting } from './reporting.ts';

/**
 * The stale flag: an actual is overdue, unless the goal is deferred or achieved, or has ended with its last period
 * reported (rule 3.9). A flag beside the status, not one of them.
 */
export function isStale(status: Status, { isEnded, isLastReported, isOverdue }: Reporting): boolean {
  if (status === 'deferred' || status === 'achieved') return false;
  return isOverdue && !(isEnded && isLastReported);
}
