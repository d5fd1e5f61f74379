import type { ShareLanguage } from '#contract/language.ts';
import type { ShareTheme } from '#contract/share.ts';
import type { ShareStyle } from '#core/access.ts';
import type { Day } from '#core/calendar/date.ts';
import { type FiscalYear, fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import type { Ceiling } from '#core/filter/ceiling.ts';
import { timeOfInstant } from '#server/base/clock.ts';

export type ShareYear = FiscalYear | 'current';

/** As stored, without its tokens. */
export type Share = {
  readonly id: string;
  readonly planId: string;
  readonly style: ShareStyle;
  readonly ceiling: Ceiling;
  readonly year: ShareYear;
  /** Its viewers read the saved filters of its maker; of a dynamic one alone. */
  readonly handsOutFilters: boolean;
  /** Comments, and the notes of statuses set by hand. */
  readonly hidesComments: boolean;
  /** Owners, departments and people in own fields, and who wrote a comment. */
  readonly hidesOwners: boolean;
  /** What happens next with each goal, and by when. */
  readonly showsNextSteps: boolean;
  /** Initiatives, milestones and decisions of the goals inside. */
  readonly showsWork: boolean;
  readonly label: string;
  readonly theme: ShareTheme;
  readonly language: ShareLanguage;
  readonly frameAncestors: readonly string[];
  readonly passwordHash: string | null;
  readonly hint: string;
  readonly maker: ShareMaker;
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly pausedAt: string | null;
  readonly views: number;
  readonly lastSeenAt: string | null;
};

export type ShareMaker = { readonly memberId: string; readonly name: string };

export type SharePurpose = 'page' | 'picture';

export type ShareState = 'live' | 'paused' | 'expired';

export function shareStateOf({ pausedAt, expiresAt }: Share, now: number): ShareState {
  if (expiresAt !== null && now >= timeOfInstant(expiresAt)) return 'expired';
  return pausedAt === null ? 'live' : 'paused';
}

export function shareYearOn({ year }: Share, today: Day, fiscalStartMonth: number): FiscalYear {
  return year === 'current' ? fiscalYearOf(today, fiscalStartMonth) : year;
}
