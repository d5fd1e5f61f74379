import { shownDecimals } from '#core/format/number.ts';
import { valueText, type Wording } from './figureText.ts';
import type { Limits } from './requiredFigure.ts';

/** Limits from here on are shown as whole numbers. */
const WHOLE_FROM = 1000;

/** '$28,000 or less', '12 or more', '9 to 11', 'any figure'. Rounded to the safe side. */
export function limitsText({ least, most }: Limits<number>, wording: Wording): string {
  const { limits } = wording.words.explain;
  if (least === null) return most === null ? limits.any : limits.most(valueText(roundedDown(most), wording));
  if (most === null) return limits.least(valueText(roundedUp(least), wording));
  return limits.between(valueText(roundedUp(least), wording), valueText(roundedDown(most), wording));
}

/** When the limits are left: 'falls below 12', 'passes $68,000', 'leaves 9 to 11'; null where nothing leaves them. */
export function leavingText({ least, most }: Limits<number>, wording: Wording): string | null {
  const { limits } = wording.words.explain;
  if (least === null) return most === null ? null : limits.passes(valueText(roundedDown(most), wording));
  if (most === null) return limits.fallsBelow(valueText(roundedUp(least), wording));
  return limits.leaves(valueText(roundedUp(least), wording), valueText(roundedDown(most), wording));
}

/** A value as short as the limits beside it: whole from 1,000 on. */
export function shortValueText(value: number, wording: Wording): string {
  const factor = factorOf(value);
  return valueText(Math.round(value * factor) / factor, wording);
}

function roundedDown(value: number): number {
  return -roundedUp(-value);
}

/** The next number up that reads short; what is one already stays, noise of doubles apart. */
function roundedUp(value: number): number {
  const factor = factorOf(value);
  const steps = value * factor;
  const nearest = Math.round(steps);
  if (!Number.isSafeInteger(nearest)) return value;
  return (Math.abs(steps - nearest) <= Math.abs(steps) * 1e-12 ? nearest : Math.ceil(steps)) / factor + 0;
}

function factorOf(value: number): number {
  return Math.abs(value) < WHOLE_FROM ? 10 ** shownDecimals(value) : 1;
}
