import { shownDecimals } from '#core/format/number.ts';
import { valueText, type Wording } from './figureText.ts';
import type { Limits } from './requiredFigure.ts';

/** Limits from here on are shown as whole numbers. */
const WHOLE_FROM = 1000;
const FINEST = 1e12;

/** '$28,000 or less', '12 or more', '9 to 11', 'any figure'. */
export function limitsText(limits: Limits<number>, wording: Wording): string {
  const said = wording.words.explain.limits;
  const { least, most } = shownInside(limits);
  if (least === null) return most === null ? said.any : said.most(valueText(most, wording));
  if (most === null) return said.least(valueText(least, wording));
  return said.between(valueText(least, wording), valueText(most, wording));
}

/** When the limits are left: 'falls below 12', 'passes $68,000', 'leaves 9 to 11'; null where nothing leaves them. */
export function leavingText(limits: Limits<number>, wording: Wording): string | null {
  const said = wording.words.explain.limits;
  const { least, most } = shownOutside(limits);
  if (least === null) return most === null ? null : said.passes(valueText(most, wording));
  if (most === null) return said.fallsBelow(valueText(least, wording));
  return said.leaves(valueText(least, wording), valueText(most, wording));
}

/** Limits as they are shown where a figure is to be inside: short, and rounded to the side that is inside. */
export function shownInside({ least, most }: Limits<number>): Limits<number> {
  if (least === null || most === null) return { least: least && roundedUp(least), most: most && roundedDown(most) };
  const short = { least: roundedUp(least), most: roundedDown(most) };
  return short.least <= short.most ? short : longer(least, most);
}

/** Limits so close together that no short number lies between them, with as many decimals as it takes. */
function longer(least: number, most: number): Limits<number> {
  for (let factor = factorOf(least) * 10; factor <= FINEST; factor *= 10) {
    const short = { least: Math.ceil(least * factor) / factor, most: Math.floor(most * factor) / factor };
    if (short.least <= short.most) return short;
  }
  return { least, most };
}

/** The same where a figure is to be outside: whatever is below or above these is. */
export function shownOutside({ least, most }: Limits<number>): Limits<number> {
  return { least: least && roundedDown(least), most: most && roundedUp(most) };
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
