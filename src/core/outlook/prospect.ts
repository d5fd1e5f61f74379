import type { ShownStatus } from '#core/goal/status.ts';
import type { NoOutlook } from './history.ts';

export type Prospect = (typeof PROSPECTS)[number];
export const PROSPECTS = ['atRisk', 'likely', 'noHistory'] as const;

const LIKELY = 0.5;

const GREEN: readonly ShownStatus[] = ['on_target', 'achieved'];

const COMING: readonly NoOutlook['why'][] = ['noFigures', 'short', 'broken', 'newBase'];

/**
 * A goal is likely to reach its target at a chance of at least 50%. It is at risk where it is on target or better now
 * and the chance is lower: a goal that is behind says so by its status. Null for neither (decision 65).
 */
export function prospectOf({
  status,
  chance,
  none,
}: {
  readonly status: ShownStatus;
  readonly chance: number | null;
  readonly none: NoOutlook['why'] | null;
}): Prospect | null {
  if (none !== null) return COMING.includes(none) ? 'noHistory' : null;
  if (chance === null) return null;
  if (chance >= LIKELY) return 'likely';
  return GREEN.includes(status) ? 'atRisk' : null;
}
