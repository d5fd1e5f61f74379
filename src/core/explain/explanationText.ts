import type { Day } from '#core/calendar/date.ts';
import { difference } from '#core/figure/between.ts';
import { type DateStyle, formatDate } from '#core/format/date.ts';
import { formatFullValue, formatPercent } from '#core/format/number.ts';
import type { HandStatus, TargetDirection } from '#core/goal/goal.ts';
import { statusLabel } from '#core/goal/status.ts';
import type { Explanation, ToldComparison, ToldPercent } from './explanation.ts';
import { originText, valueText, type Wording } from './figureText.ts';
import { type FormulaText, formulaText } from './formulaText.ts';
import { noteTexts } from './noteTexts.ts';
import { type OutlookSentence, outlookSentences } from './outlookText.ts';
import { reasonText } from './reasonText.ts';
import type { ToldFigure } from './toldFigure.ts';

/** How a plan writes: its dates, its currency, and on which of its days an instant was. */
export type ExplanationStyle = DateStyle & {
  readonly currency: string;
  readonly dayOfInstant: (instant: string) => Day | null;
};

/** An explanation in English, in the order in which it is read; nothing in it is not in the explanation. */
export type ExplanationText = {
  /** Why the status is what it is, in one sentence. */
  readonly reason: string;
  /** The figures that went in, and where each comes from. */
  readonly figures: readonly FigureLine[];
  /** The formula with its numbers, and from where on each status begins; null where nothing was compared. */
  readonly formula: FormulaText | null;
  readonly outlook: readonly OutlookSentence[];
  /** What else a reader should know: what was left out, carried, held or is overdue. */
  readonly notes: readonly string[];
};

export type FigureLine = { readonly label: string; readonly value: string; readonly origin: string };

export function explanationText(explanation: Explanation, style: ExplanationStyle): ExplanationText {
  const { valueType, trackingFrequency, comparison, byFigures, aggregation, setByHand } = explanation;
  const wording = { dates: style, unit: { valueType, currency: style.currency }, frequency: trackingFrequency };
  return {
    reason: setByHand === null ? reasonText(explanation, wording) : handText(setByHand, style),
    figures: figureLines(explanation, wording),
    formula: comparison === null ? null : formulaText(comparison, explanation.direction),
    outlook: outlookSentences(explanation.outlook, {
      status: byFigures.status,
      aggregation,
      wording,
      meanSoFar: meanOf(explanation.actual),
    }),
    notes: noteTexts(explanation, wording),
  };
}

/** The mean of the periods that went into an actual; 0 where it has none. */
function meanOf(actual: ToldFigure | null): number {
  const values = actual?.rule === 'entries' ? actual.periods.map(({ value }) => value) : [];
  return values.reduce((sum, value) => sum + value / values.length, 0);
}

/** Who, when and why (readings, section 3, status 2). */
function handText({ status, by, at, note }: HandStatus, { dayOfInstant, dateFormat }: ExplanationStyle): string {
  const text = `${by} set ${statusLabel(status)} by hand on ${formatDate(dayOfInstant(at), dateFormat)}`;
  return note === '' ? `${text}.` : `${text}: ${note}`;
}

function figureLines(explanation: Explanation, wording: Wording): FigureLine[] {
  const { actual, target, endTarget, baseline, percentComplete, expectedPercent, comparison } = explanation;
  const part = comparison?.isPartOfActual ? comparison.actual : null;
  const time = expectedPercent && {
    label: 'Time elapsed',
    value: formatPercent(expectedPercent.percent),
    origin: `${expectedPercent.share.days} of ${expectedPercent.share.of} days`,
  };
  const lines = [
    figureLine('Actual to date', actual, wording),
    figureLine('Of it compared', part, wording),
    figureLine('Target to date', target, wording),
    comparison && differenceLine(comparison, explanation.direction, wording),
    figureLine('End target', endTarget, wording),
    figureLine('Baseline', baseline === null ? null : baseline.figure, wording),
    percentComplete && {
      label: 'Percent complete',
      value: formatPercent(percentComplete.percent),
      origin: percentOrigin(percentComplete, wording),
    },
    time,
  ];
  return lines.filter((line) => line !== null);
}

function figureLine(label: string, figure: ToldFigure | null, wording: Wording): FigureLine | null {
  if (figure === null) return null;
  return { label, value: valueText(figure.value, wording), origin: originText(figure, wording) };
}

/** Actual minus target, signed, and which way is good (readings, section 3, rule 6). */
function differenceLine({ actual, target }: ToldComparison, direction: TargetDirection, wording: Wording): FigureLine {
  const value = difference(actual.value, target.value);
  const sign = value > 0 ? '+' : '';
  return { label: 'Difference', value: `${sign}${valueText(value, wording)}`, origin: BETTER[direction] };
}

const BETTER: Readonly<Record<TargetDirection, string>> = {
  up: 'higher is better',
  down: 'lower is better',
  equal: 'nearer to 0 is better',
};

function percentOrigin({ basis, from, of }: ToldPercent, wording: Wording): string {
  const whole = formatFullValue(of, wording.unit);
  switch (basis) {
    case 'endTarget':
      return `of the end target of ${whole}`;
    case 'wayFromBaseline':
      return `of the way from ${formatFullValue(from, wording.unit)} to ${whole}`;
    case 'targetToDate':
      return `of the target to date of ${whole}`;
    case 'children':
      return 'mean of the goals below';
  }
}
