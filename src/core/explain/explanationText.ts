import type { Day } from '#core/calendar/date.ts';
import { difference } from '#core/figure/between.ts';
import { type DateStyle, formatDate } from '#core/format/date.ts';
import { formatFullDifference } from '#core/format/difference.ts';
import { formatFullValue, formatPercent, valueUnitOf } from '#core/format/number.ts';
import type { TargetDirection } from '#core/goal/goal.ts';
import type { HandStatus } from '#core/goal/statedParts.ts';
import type { Plan } from '#core/plan/plan.ts';
import { statusLabel } from '#core/words/statusLabel.ts';
import { allStatusNames } from '#core/words/statusNames.ts';
import { type ComingSentence, comingSentences } from './comingFiguresText.ts';
import type { ExplainedFigure } from './explainedFigure.ts';
import type { ExplainedComparison, ExplainedPercent, Explanation } from './explanation.ts';
import { ENGLISH_EXPLANATIONS, type ExplanationWords } from './explanationWords.ts';
import { originText, valueText, type Wording } from './figureText.ts';
import { type FormulaText, formulaText } from './formulaText.ts';
import { noteTexts } from './noteTexts.ts';
import { reasonText } from './reasonText.ts';

export type ExplanationStyle = DateStyle &
  Pick<Plan, 'statuses'> & {
    readonly currency: string;
    readonly dayOfInstant: (instant: string) => Day | null;
    readonly words?: ExplanationWords;
  };

export type ExplanationText = {
  readonly reason: string;
  readonly figures: readonly FigureLine[];
  readonly formula: FormulaText | null;
  readonly outlook: readonly ComingSentence[];
  readonly notes: readonly string[];
};

export type FigureLine = { readonly label: string; readonly value: string; readonly origin: string };

/** Puts an explanation into words, English if none are given. */
export function explanationText(explanation: Explanation, style: ExplanationStyle): ExplanationText {
  const { trackingFrequency, comparison, byFigures, aggregation, setByHand } = explanation;
  const { words = ENGLISH_EXPLANATIONS } = style;
  const names = allStatusNames(style, words.labels);
  const wording = { dates: style, unit: valueUnitOf(explanation, style), frequency: trackingFrequency, words };
  return {
    reason: setByHand === null ? reasonText(explanation, wording) : handText(setByHand, { ...style, words }),
    figures: figureLines(explanation, wording),
    formula: comparison === null ? null : formulaText(comparison, { direction: explanation.direction, names }, words),
    outlook: [
      ...comingSentences(explanation.outlook, {
        status: byFigures.status,
        names,
        aggregation,
        wording,
        meanSoFar: meanOf(explanation.actual),
      }),
      ...milestoneSentences(explanation, words),
    ],
    notes: noteTexts(explanation, wording, style),
  };
}

function milestoneSentences({ milestonesToGreen }: Explanation, { explain }: ExplanationWords): ComingSentence[] {
  return milestonesToGreen.length === 0
    ? []
    : [{ kind: 'better', text: explain.outlook.milestones(milestonesToGreen) }];
}

function meanOf(actual: ExplainedFigure | null): number {
  const values = actual?.rule === 'entries' ? actual.periods.map(({ value }) => value) : [];
  return values.reduce((sum, value) => sum + value / values.length, 0);
}

/** Who, when and why (rule 3.8). */
export function handText(
  { status, by, at, note }: Pick<HandStatus, 'status' | 'by' | 'at' | 'note'>,
  {
    dayOfInstant,
    dateFormat,
    statuses,
    words = ENGLISH_EXPLANATIONS,
  }: Pick<ExplanationStyle, 'dayOfInstant' | 'dateFormat' | 'statuses' | 'words'>,
): string {
  const date = formatDate(dayOfInstant(at), dateFormat, words.format);
  return words.explain.reason.byHand({ by, status: statusLabel(status, { statuses }, words.labels), date, note });
}

function figureLines(explanation: Explanation, wording: Wording): FigureLine[] {
  const { actual, target, endTarget, baseline, percentComplete, expectedPercent, comparison } = explanation;
  const { explain, format } = wording.words;
  const said = explain.figures;
  const part = comparison?.isPartOfActual ? comparison.actual : null;
  const time = expectedPercent && {
    label: said.timeElapsed,
    value: formatPercent(expectedPercent.percent, format),
    origin: explain.days(expectedPercent.share),
  };
  const lines = [
    figureLine(said.actual, actual, wording),
    figureLine(said.compared, part, wording),
    figureLine(said.target, target, wording),
    comparison && differenceLine(comparison, explanation.direction, wording),
    comparison && divisorLine(comparison, wording),
    figureLine(said.endTarget, endTarget, wording),
    figureLine(said.baseline, baseline === null ? null : baseline.figure, wording),
    percentComplete && {
      label: explanation.direction === 'down' ? said.targetMet : said.percentComplete,
      value: formatPercent(percentComplete.percent, format),
      origin: percentOrigin(percentComplete, wording),
    },
    time,
  ];
  return lines.filter((line) => line !== null);
}

function figureLine(label: string, figure: ExplainedFigure | null, wording: Wording): FigureLine | null {
  if (figure === null) return null;
  return { label, value: valueText(figure.value, wording), origin: originText(figure, wording) };
}

function differenceLine(
  { actual, target }: ExplainedComparison,
  direction: TargetDirection,
  wording: Wording,
): FigureLine {
  const value = difference(actual.value, target.value);
  const { figures, better } = wording.words.explain;
  return {
    label: figures.difference,
    value: formatFullDifference(value, wording.unit, wording.words.format),
    origin: better[direction],
  };
}

/** What the difference is measured in, where that is not the size of the target. */
function divisorLine({ divisor: { rule, value } }: ExplainedComparison, wording: Wording): FigureLine | null {
  const { figures, divisor } = wording.words.explain;
  if (rule === 'target' || value === 0) return null;
  return { label: figures.measuredIn, value: valueText(value, wording), origin: divisor[rule] };
}

function percentOrigin({ basis, from, of }: ExplainedPercent, wording: Wording): string {
  const { format, explain } = wording.words;
  const said = explain.percentOf;
  const whole = formatFullValue(of, wording.unit, format);
  switch (basis) {
    case 'endTarget':
      return said.endTarget(whole);
    case 'wayFromBaseline':
      return said.way(formatFullValue(from, wording.unit, format), whole);
    case 'targetToDate':
      return said.targetToDate(whole);
    case 'children':
      return said.children;
  }
}
