import { formatFiscalYear } from '#core/calendar/fiscalYear.ts';
import { formatPeriod } from '#core/format/date.ts';
import type { Assessment } from './assessment.ts';

/** Said where a goal has neither an end target nor a target to date (readings, section 3, status 5). */
export const NO_TARGET_SET = 'No target set';

/** Said where there is an end target but no telling what of it is due by now: a sum without an end. */
export const NO_TARGET_TO_DATE = 'No target to date';

/**
 * What the badge says besides its label: the note of a status set by hand, why there is no status, or from when a
 * carried actual is; empty where the label says it all (readings, section 3, rule 2 and status 4 and 5).
 */
export function statusTextOf({ handStatus, standing, chosen, goal, context }: Assessment): string {
  if (handStatus !== null) return handStatus.note;
  const { plan, year } = context;
  if (standing.rule === 'noTarget') return chosen.endTarget === null ? NO_TARGET_SET : NO_TARGET_TO_DATE;
  if (standing.rule === 'noFigures' && chosen.hasEarlierActual) {
    return `No figures yet in ${formatFiscalYear(year, plan.fiscalDisplay)}`;
  }
  if (chosen.isCarried && chosen.asOf !== null) {
    return `as of ${formatPeriod(chosen.asOf, goal.trackingFrequency, plan)}`;
  }
  return '';
}
