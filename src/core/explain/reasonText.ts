import type { Day } from '#core/calendar/date.ts';
import { formatDate } from '#core/format/date.ts';
import { formatDistance } from '#core/format/difference.ts';
import { formatFiscalYear } from '#core/format/fiscalYear.ts';
import { formatFullValue, PLAIN_PERCENT } from '#core/format/number.ts';
import type { ExplainedComparison, Explanation } from './explanation.ts';
import { periodInSentence, valueText, type Wording } from './figureText.ts';

/** Why a goal's figures give the status they give, in one sentence. */
export function reasonText(explanation: Explanation, wording: Wording): string {
  const { byFigures, span, year, asOf, actual, endTarget, comparison } = explanation;
  const { dateFormat, fiscalDisplay } = wording.dates;
  const { format, explain } = wording.words;
  const said = explain.reason;
  if (byFigures.rule === 'notBegun') return said.startsOn(formatDate(span.start, dateFormat, format));
  if (byFigures.rule === 'noFigures') {
    return year === 'ALL' ? said.noFigures : said.noFiguresIn(formatFiscalYear(year, fiscalDisplay, format));
  }
  if (byFigures.rule === 'achieved' && actual !== null && endTarget !== null) {
    return said.reaches(valueText(actual.value, wording), valueText(endTarget.value, wording));
  }
  if (comparison !== null && asOf !== null) return comparedText(comparison, { ...explanation, asOf }, wording);
  return endTarget === null ? said.noTarget : said.nothingDue;
}

function comparedText(
  comparison: ExplainedComparison,
  { asOf, carriedFrom }: { readonly asOf: Day; readonly carriedFrom: Day | null },
  wording: Wording,
): string {
  const distance = distanceText(comparison, wording);
  const said = wording.words.explain.reason;
  if (comparison.against === 'endTarget') return said.ended(distance);
  return said.stood(periodInSentence(asOf, wording), distance, carriedFrom !== null);
}

/** '14.4% over', '2.5% of the way under', '3 over', 'exactly on' */
function distanceText({ actual, target, divisor }: ExplainedComparison, wording: Wording): string {
  const said = wording.words.explain.distance;
  const difference = actual.value - target.value;
  if (difference === 0) return said.exactly;
  const isOver = difference > 0;
  // Two percents lie apart by points: so many percent would be of each other.
  if (wording.unit.valueType === 'percent' && divisor.rule === 'target')
    return said.from(formatDistance(difference, wording.unit, wording.words.format), isOver);
  const isOfTargetOrWay = divisor.rule === 'target' || divisor.rule === 'way';
  if (divisor.value === 0 || !isOfTargetOrWay) return said.from(valueText(Math.abs(difference), wording), isOver);
  const percent = percentText(Math.abs(difference / divisor.value) * 100, wording);
  return divisor.rule === 'target' ? said.from(percent, isOver) : said.ofTheWay(percent, isOver);
}

function percentText(percent: number, { words }: Wording): string {
  const tenths = Math.round(percent * 10);
  const text = formatFullValue(Math.max(tenths, 1) / 10, PLAIN_PERCENT, words.format);
  return tenths === 0 ? words.explain.distance.lessThan(text) : text;
}
