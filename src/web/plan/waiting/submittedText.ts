import type { WireWaiting } from '#contract/waitingFigures.ts';
import { readIsoDate } from '#core/calendar/date.ts';
import type { ValueUnit } from '#core/format/number.ts';
import type { Plan } from '#core/plan/plan.ts';
import { formatFullValue, formatPeriod } from '#web/base/messages/formats.ts';
import { say as words } from '#web/base/messages/say/waiting.ts';
import { say } from '#web/base/messages/say/waitingAnswers.ts';
import { figureCount } from './figureCount.ts';

type Submitted = Pick<WireWaiting, 'date' | 'frequency' | 'actual' | 'target'>;
type Style = { readonly unit: ValueUnit; readonly plan: Plan };

export function submittedPeriod({ date, frequency }: Submitted, plan: Plan): string {
  const day = readIsoDate(date);
  return day === null ? date : formatPeriod(day, frequency, plan);
}

/** "12.4 for Nov 2026", or "target 20 for Nov 2026". */
export function submittedText(figure: Submitted, { unit, plan }: Style): string {
  const { actual, target } = figure;
  const text = (value: number | null) => (value === null ? words.empty : formatFullValue(value, unit));
  const values = [
    ...(actual === undefined ? [] : [text(actual)]),
    ...(target === undefined ? [] : [say.target(text(target))]),
  ];
  return say.figureOf(values.join(', '), submittedPeriod(figure, plan));
}

const MOST_TOLD = 3;

/** More than a few are counted, not told. */
export function waitText(figures: readonly Submitted[], style: Style): string {
  const { length: count } = figures;
  if (count > MOST_TOLD) return words.title(figureCount(figures));
  return say.wait(figures.map((figure) => submittedText(figure, style)).join('; '), count);
}

/** What was done, and that so many of the figures wait for a yes. */
export function enteredText(done: string, waiting: number): string {
  return waiting === 0 ? done : `${done} ${say.waits(waiting)}`;
}

/** What became of a figure that waited for a yes. */
export type Overtaken = 'answered' | 'enteredAnew';

/** Null where none is in the way. */
export function overtakenText(overtaken: ReadonlyMap<string, Overtaken>): string | null {
  const [first] = overtaken.values();
  return first === undefined ? null : say[first];
}
