import type { ShareLanguage } from '#contract/language.ts';
import type { ShareTheme } from '#contract/share.ts';
import type { ShareStyle } from '#core/access.ts';
import type { Day } from '#core/calendar/date.ts';
import { type FiscalYear, fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import type { Ceiling } from '#core/filter/ceiling.ts';
import { timeOfInstant } from '#server/base/clock.ts';

/** The fiscal year a share shows: one that stays, or the current one of each day. */
export type ShareYear = FiscalYear | 'current';

/** A share as stored: what it shows, who made it, and how it may be opened. Its tokens are not in it. */
export type Share = {
  readonly id: string;
  readonly planId: string;
  readonly style: ShareStyle;
  readonly ceiling: Ceiling;
  readonly year: ShareYear;
  /** What leads call it; its viewers never see it. */
  readonly label: string;
  readonly theme: ShareTheme;
  readonly language: ShareLanguage;
  /** Sites that may frame it, as sources of the policy. */
  readonly frameAncestors: readonly string[];
  readonly passwordHash: string | null;
  readonly hint: string;
  readonly maker: ShareMaker;
  /** ISO instants. */
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly pausedAt: string | null;
  readonly views: number;
  readonly lastSeenAt: string | null;
};

/** The member who made it; the name as it was then. */
export type ShareMaker = { readonly memberId: string; readonly name: string };

/** What a token of a share opens: the page with all that belongs to it, or the picture alone. */
export type SharePurpose = 'page' | 'picture';

export type ShareState = 'live' | 'paused' | 'expired';

/** Whether it opens at a moment (milliseconds since 1970). */
export function shareStateOf({ pausedAt, expiresAt }: Share, now: number): ShareState {
  if (expiresAt !== null && now >= timeOfInstant(expiresAt)) return 'expired';
  return pausedAt === null ? 'live' : 'paused';
}

/** The fiscal year it is evaluated at on a day. */
export function shareYearOn({ year }: Share, today: Day, fiscalStartMonth: number): FiscalYear {
  return year === 'current' ? fiscalYearOf(today, fiscalStartMonth) : year;
}
