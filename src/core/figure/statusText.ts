import { formatPeriod } from '#core/format/date.ts';
import { formatFiscalYear } from '#core/format/fiscalYear.ts';
import { ENGLISH_LABELS } from '#core/words/labelWords.ts';
import type { Assessment } from './assessment.ts';

/**
 * What the badge says besides its label: the note of a status set by hand, why there is no status, or from when a
 * carried actual is; empty where the label says it all (rules 3.1 and 3.8).
 */
export function statusTextOf({ handStatus, standing, chosen, goal, context }: Assessment): string {
  if (handStatus !== null) return handStatus.note;
  const { plan, year } = context;
  const { statusTexts } = ENGLISH_LABELS;
  if (standing.rule === 'noTarget')
    return chosen.endTarget === null ? statusTexts.noTargetSet : statusTexts.noTargetToDate;
  if (standing.rule === 'noFigures' && chosen.hasEarlierActual) {
    return statusTexts.noFiguresIn(formatFiscalYear(year, plan.fiscalDisplay));
  }
  // Stryker disable next-line ConditionalExpression: what is carried is carried from a day.
  if (chosen.isCarried && chosen.asOf !== null) {
    return statusTexts.asOf(formatPeriod(chosen.asOf, goal.trackingFrequency, plan));
  }
  return '';
}
