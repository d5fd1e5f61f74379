import type { Coverage } from '#core/figure/figureContext.ts';
import type { Plan } from '#core/plan/plan.ts';
import { statusLabel } from '#core/words/statusLabel.ts';
import type { ExplainedFigure } from './explainedFigure.ts';
import type { Explanation } from './explanation.ts';
import { countOf, periodInSentence, stretchText, valueText, type Wording } from './figureText.ts';

const MOST_NAMED = 3;

/** What a reader should know besides: what is carried, left out, held, overdue, or overruled by hand. */
export function noteTexts(explanation: Explanation, wording: Wording, plan: Pick<Plan, 'statuses'>): string[] {
  const { setByHand, byFigures, carriedFrom, comparison, achievement, percentComplete, isStale } = explanation;
  const { explain, labels } = wording.words;
  const said = explain.notes;
  const notes: string[] = [];
  if (setByHand !== null) notes.push(said.byFigures(statusLabel(byFigures.status, plan, labels)));
  if (carriedFrom !== null) notes.push(said.carried(periodInSentence(carriedFrom, wording)));
  if (comparison?.isPartOfActual && comparison.actual.rule === 'entries')
    notes.push(partText(comparison.actual, wording));
  if (explanation.areTargetsElsewhere) notes.push(said.untouched);
  if (comparison?.against === 'endTarget' && !explanation.reporting.isLastReported) notes.push(said.overdueAtEnd);
  if (explanation.coverage !== null) notes.push(coverageText(explanation.coverage, wording));
  if (explanation.missing.length > 0) notes.push(missingText(explanation, wording));
  if (byFigures.status === 'on_target' && achievement?.isReached) notes.push(said.meetsEnd);
  if (percentComplete?.isHeld) notes.push(said.held);
  if (isStale) notes.push(said.overdue);
  return notes;
}

function partText(compared: Extract<ExplainedFigure, { readonly rule: 'entries' }>, wording: Wording): string {
  return wording.words.explain.notes.sparser(
    valueText(compared.value, wording),
    stretchText(compared.periods, wording),
  );
}

/** '6 of 10 months have both figures it is computed from: only these count.' */
export function coverageText({ counted, of, goals }: Coverage, wording: Wording): string {
  return wording.words.explain.notes.coverage(counted, countOf(of, wording), goals);
}

function missingText({ missing }: Explanation, wording: Wording): string {
  const { notes } = wording.words.explain;
  return missing.length > MOST_NAMED
    ? notes.missingCount(countOf(missing.length, wording))
    : notes.missing(missing.map((period) => periodInSentence(period, wording)));
}
