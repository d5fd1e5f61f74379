import { type DatedPoint, type GoalSignal, LEAST_SIGNAL_POINTS } from '#core/signal/goalSignal.ts';
import { say } from '#web/base/messages/say/signal.ts';

export function signalSentence(
  { latest, earlier, isSeasonal }: GoalSignal,
  periodText: (point: DatedPoint) => string,
): readonly string[] | null {
  const point = latest.points.at(-1);
  if (point === undefined && earlier.length === 0) return null;
  if (latest.limits === null || point === undefined) {
    return (latest.base === null ? say.few : say.fewSince)(latest.points.length, LEAST_SIGNAL_POINTS);
  }
  if (isSeasonal) return say.seasonal;
  const { kind, cause } = point;
  const period = periodText(point);
  if (kind === 'common' || cause === 'common') return say.sentence.common(period);
  return say.sentence[kind](say.because[cause](period));
}
