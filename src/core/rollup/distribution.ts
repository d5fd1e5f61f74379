import type { GoalFigures, StatusDistribution } from '#core/goal/figures.ts';
import { SHOWN_STATUSES, statusCodeOf } from '#core/goal/shownStatus.ts';
import type { ShownStatus, Status } from '#core/goal/status.ts';

export const NO_GOALS: StatusDistribution = {
  achieved: 0,
  on_target: 0,
  off_target: 0,
  critical: 0,
  not_started: 0,
  deferred: 0,
  no_figures: 0,
  no_target: 0,
};

export type CountedFigures = Pick<GoalFigures, 'status' | 'statusRule' | 'inFiscalYear' | 'distribution'>;

export const HEALTH_OF_STATUS: Readonly<Record<Status, number | null>> = {
  achieved: 100,
  on_target: 100,
  off_target: 50,
  critical: 0,
  not_started: null,
  deferred: null,
};

/** Whether a status tells how a goal stands: not before it has figures and a target, and not while it is deferred. */
export function isMeasured(status: ShownStatus): boolean {
  return HEALTH_OF_STATUS[statusCodeOf(status)] !== null;
}

/** How many goals there are of any status, or of any that is measured. */
export function countOf(
  distribution: StatusDistribution,
  counts: (status: ShownStatus) => boolean = () => true,
): number {
  return SHOWN_STATUSES.reduce((count, status) => count + (counts(status) ? distribution[status] : 0), 0);
}

/** Whether a goal counts in the distributions above it: it runs in the year and is no container. */
export function isCounted({ distribution, inFiscalYear }: CountedFigures): boolean {
  return distribution === null && inFiscalYear;
}
