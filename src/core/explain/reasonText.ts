import type { Day } from '#core/calendar/date.ts';
import { formatFiscalYear } from '#core/calendar/fiscalYear.ts';
import { formatDate } from '#core/format/date.ts';
import type { Explanation, ToldComparison } from './explanation.ts';
import { periodInSentence, valueText, type Wording } from './figureText.ts';

/** Why a goal's figures give the status they give, in one sentence. */
export function reasonText(explanation: Explanation, wording: Wording): string {
  const { byFigures, span, year, asOf, actual, endTarget, comparison } = explanation;
  const { dateFormat, fiscalDisplay } = wording.dates;
  if (byFigures.rule === 'notBegun') return `It starts on ${formatDate(span.start, dateFormat)}.`;
  if (byFigures.rule === 'noFigures') {
    return year === 'ALL'
      ? 'It has no figures yet.'
      : `It has no figures in ${formatFiscalYear(year, fiscalDisplay)} yet.`;
  }
  if (byFigures.rule === 'achieved' && actual !== null && endTarget !== null) {
    return `Its actual of ${valueText(actual.value, wording)} reaches the end target of ${valueText(endTarget.value, wording)}.`;
  }
  if (comparison !== null && asOf !== null) return comparedText(comparison, { ...explanation, asOf }, wording);
  return endTarget === null ? 'It has no target.' : 'Nothing tells how much of its end target is due by now.';
}

function comparedText(
  comparison: ToldComparison,
  { asOf, carriedFrom }: { readonly asOf: Day; readonly carriedFrom: Day | null },
  wording: Wording,
): string {
  const distance = distanceText(comparison, wording);
  if (comparison.against === 'endTarget') return `It ended ${distance} its end target.`;
  const since = carriedFrom === null ? 'At the end of' : 'As of';
  return `${since} ${periodInSentence(asOf, wording)} it stood ${distance} its target to date.`;
}

/** '14.4% over', '2.5% of the way under', '3 over', 'exactly on' */
function distanceText({ actual, target, divisor }: ToldComparison, wording: Wording): string {
  const difference = actual.value - target.value;
  if (difference === 0) return 'exactly on';
  const side = difference > 0 ? 'over' : 'under';
  if (divisor.value === 0) return `${valueText(Math.abs(difference), wording)} ${side}`;
  const percent = percentText(Math.abs(difference / divisor.value) * 100);
  return divisor.rule === 'target' ? `${percent} ${side}` : `${percent} of the way from its baseline ${side}`;
}

/** One decimal; what is less is not nothing. */
function percentText(percent: number): string {
  const tenths = Math.round(percent * 10);
  return tenths === 0 ? 'less than 0.1%' : `${tenths / 10}%`;
}
