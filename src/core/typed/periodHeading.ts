import type { Quarter, WrittenPeriod, WrittenYear } from '#core/calendar/writtenPeriod.ts';
import { foldText } from '#core/search/foldText.ts';
import { PART_READERS, type Part } from './periodParts.ts';
import type { Figure } from './periodWords.ts';

/** What a heading says of the figures below it. */
export type PeriodHeading = {
  readonly period: WrittenPeriod;
  /** Null where it does not say. */
  readonly figure: Figure | null;
  /** `Jan 26` and `01/26` are months, unless the headings beside them say that they are days. */
  readonly couldBeDay: boolean;
};

/** No heading is written longer; text is not searched for a period. */
const LONGEST = 80;

/**
 * Reads the heading of a period: `Jan 26`, `01/2026`, `202601`, `Q1 FY26`, `1Q26`, `1. Quartal 2026`, `W41 2026`,
 * `2025/26`, `janv. 2026`, `1.er trimestre`, with the words for target and actual before, behind, or in another part
 * of a joined heading (`2026 | Q1 | Actual`), in English, German, French and Spanish. A unit in brackets is left
 * aside. Null where any word means something else, or two parts contradict each other.
 */
export function readPeriodHeading(heading: string): PeriodHeading | null {
  if (heading.length > LONGEST) return null;
  const text = foldText(heading.normalize('NFC')).replace(UNIT, ' ').replace(ORDINAL_SIGN, '');
  const parts: Part[] = [];
  for (let at = skipSigns(text, 0); at < text.length; ) {
    const next = readPart(text, at);
    if (next === null) return null;
    parts.push(next.part);
    at = skipSigns(text, next.end);
  }
  return headingOf(parts);
}

/** `(k€)`, `[%]`, `(in Mio. EUR)`: how much a figure is, not which. */
const UNIT =
  /[([](?:in |en )?(?:k|t|m|bn|mn|mio|mrd|tsd|thousands?|millions?)?\.? ?(?:€|\$|£|%|eur|usd|gbp|chf|k|m)[)\]]/g;
const ORDINAL_SIGN = /[º°ª]/g;
const SIGN = /[\s:/().,;|'’_–—-]/;

function skipSigns(text: string, from: number): number {
  let at = from;
  while (SIGN.test(text.charAt(at))) at += 1;
  return at;
}

function readPart(text: string, at: number): { readonly part: Part; readonly end: number } | null {
  for (const [pattern, read] of PART_READERS) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    const part = match === null ? null : read(match);
    if (match !== null && part !== null) return { part, end: at + match[0].length };
  }
  return null;
}

function headingOf(parts: readonly Part[]): PeriodHeading | null {
  if (!parts.every(isPlaced)) return null;
  const month = only(parts.map((part) => part.month));
  const quarter = only(parts.map((part) => part.quarter));
  const week = only(parts.map((part) => part.week));
  const figure = only(parts.map((part) => part.figure));
  const year = yearOf(parts, month !== null);
  if (month === undefined || quarter === undefined || week === undefined) return null;
  if (figure === undefined || year === undefined) return null;
  const isYear = year !== null || (figure !== null && parts.some((part) => part.isYear));
  const period = periodOf({ month, quarter, week, year, isYear });
  return period === null ? null : { period, figure, couldBeDay: month !== null && parts.some(perhapsDay) };
}

/** A short year stands behind a month, a quarter or a week, or before a quarter or a week. */
function isPlaced(part: Part, at: number, parts: readonly Part[]): boolean {
  if (!part.isShort) return true;
  const [before, after] = [parts[at - 1], parts[at + 1]];
  const isBehind = before !== undefined && (before.month ?? before.quarter ?? before.week) !== undefined;
  return isBehind || (after?.quarter ?? after?.week) !== undefined;
}

function perhapsDay(part: Part): boolean {
  return part.couldBeDay === true;
}

/** The one value among those said; null where none is, undefined where they contradict each other. */
function only<Value>(said: readonly (Value | undefined)[]): Value | null | undefined {
  const [first, ...others] = new Set(said.filter((value) => value !== undefined));
  if (first === undefined) return null;
  return others.length === 0 ? first : undefined;
}

/** Above `Jan 2026` may stand `FY26`: the month has its own year. */
function yearOf(parts: readonly Part[], hasMonth: boolean): WrittenYear | null | undefined {
  const years = parts.flatMap(({ year }) => year ?? []);
  const own = hasMonth ? years.filter(({ by }) => by === 'itself') : [];
  const [first, ...others] = own.length > 0 ? own : years;
  if (first === undefined) return null;
  return others.every(({ year, by }) => year === first.year && by === first.by) ? first : undefined;
}

type Said = {
  readonly month: number | null;
  readonly quarter: Quarter | null;
  readonly week: number | null;
  readonly year: WrittenYear | null;
  readonly isYear: boolean;
};

/** The shortest of what is named: in `2026 | Q1 | Jan` the month. */
function periodOf({ month, quarter, week, year, isYear }: Said): WrittenPeriod | null {
  // Weeks are those of calendar years.
  if (week !== null) return year === null || year.by === 'itself' ? { unit: 'week', week, year } : null;
  if (month !== null) return { unit: 'month', month, year };
  if (quarter !== null) return { unit: 'quarter', quarter, year };
  return isYear ? { unit: 'year', year } : null;
}
