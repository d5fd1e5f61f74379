import { statusLabel } from '#core/goal/status.ts';
import type { Explanation } from './explanation.ts';
import { countedPeriods, periodInSentence, valueText, type Wording } from './figureText.ts';

/** So many missing periods are named; more are only counted. */
const MOST_NAMED = 3;

/** What a reader should know besides: what is carried, left out, held, overdue, or overruled by hand. */
export function noteTexts(explanation: Explanation, wording: Wording): string[] {
  const { setByHand, byFigures, carriedFrom, comparison, achievement, percentComplete, isStale } = explanation;
  const notes: string[] = [];
  if (setByHand !== null) notes.push(`By its figures alone it is ${statusLabel(byFigures.status)}.`);
  if (carriedFrom !== null)
    notes.push(`There is no newer figure: that of ${periodInSentence(carriedFrom, wording)} stands until it is stale.`);
  if (comparison?.isPartOfActual) {
    notes.push(
      `Its targets are sparser than its figures: only ${valueText(comparison.actual.value, wording)} of the actual, from the first to the last period with a target, is compared.`,
    );
  }
  if (comparison?.against === 'endTarget' && !explanation.reporting.isLastReported) {
    notes.push('Its last period is not reported and overdue, so what there is is held against the end target.');
  }
  if (explanation.missing.length > 0) notes.push(missingText(explanation, wording));
  if (byFigures.status === 'on_target' && achievement?.isReached) {
    notes.push('So far it meets its end target; that counts once its window has ended with the last period reported.');
  }
  if (percentComplete?.isHeld) notes.push('Percent complete is held at 100% until its window has ended.');
  if (isStale) notes.push('Its next figure is overdue.');
  return notes;
}

function missingText({ missing }: Explanation, wording: Wording): string {
  const count = countedPeriods(missing.length, wording);
  const names = missing.map((period) => periodInSentence(period, wording));
  return names.length > MOST_NAMED
    ? `${count} before the last figure are missing.`
    : `Missing before the last figure: ${names.join(', ')}.`;
}
