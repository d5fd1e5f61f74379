import type { Aggregation } from '#core/goal/goal.ts';
import type { Status } from '#core/goal/status.ts';
import type { StatusNames } from '#core/words/statusNames.ts';
import type { ComingFigures, ComingPeriods, Requirement } from './comingFigures.ts';
import { countOf, periodInSentence, periodText, type Wording } from './figureText.ts';
import { leavingText, limitsText, shortValueText } from './limitsText.ts';

export type ComingSentence = { readonly kind: 'better' | 'worse'; readonly text: string };

export type ComingSubject = {
  readonly status: Status;
  readonly names: StatusNames;
  readonly aggregation: Aggregation;
  readonly wording: Wording;
  readonly meanSoFar: number;
};

/**
 * What would turn a goal green, by the next period alone and over the rest of the window, and what would make it worse:
 * 'Oct 2026 at $28,000 or less turns it green.'
 */
export function comingSentences({ next, rest }: ComingFigures, subject: ComingSubject): ComingSentence[] {
  const isGreen = subject.status === 'on_target' || subject.status === 'achieved';
  const texts = isGreen
    ? [next && losingText(next, next.toBeGreen, subject)]
    : [next && turningText(next, subject), rest && restText(rest, subject)];
  const better = texts
    .filter((text) => text !== null)
    .map((text): ComingSentence => ({ kind: isGreen ? 'worse' : 'better', text }));
  const worse = next?.toKeep ? losingText(next, next.toKeep, subject) : null;
  return worse === null ? better : [...better, { kind: 'worse', text: worse }];
}

function turningText({ from, toBeGreen }: ComingPeriods, { wording }: ComingSubject): string {
  const { outlook } = wording.words.explain;
  if (!toBeGreen.isPossible) return outlook.noneTurns(periodInSentence(from, wording));
  return outlook.turns(periodText(from, wording), limitsText(toBeGreen.each, wording));
}

function restText(
  { periods, to, toBeGreen }: ComingPeriods,
  { aggregation, wording, meanSoFar }: ComingSubject,
): string {
  const { outlook } = wording.words.explain;
  if (!toBeGreen.isPossible) return outlook.nothingTurns(periodInSentence(to, wording));
  const limits = limitsText(toBeGreen.each, wording);
  switch (aggregation) {
    case 'sum':
      return outlook.eachOf(limits, countOf(periods, wording), shortValueText(meanSoFar, wording));
    case 'average':
      return outlook.onAverage(limits, countOf(periods, wording), shortValueText(meanSoFar, wording));
    case 'highest':
    case 'lowest':
    case 'current':
      return outlook.by(limits, periodInSentence(to, wording));
  }
}

function losingText(
  { from }: ComingPeriods,
  toKeep: Requirement,
  { status, names, wording }: ComingSubject,
): string | null {
  const { outlook } = wording.words.explain;
  const period = periodInSentence(from, wording);
  if (!toKeep.isPossible) return outlook.losesAnyhow(status, names, period);
  const leaving = leavingText(toKeep.each, wording);
  return leaving === null ? null : outlook.loses(status, names, period, leaving);
}
