import type { FiscalDisplay, FiscalYear } from '#core/calendar/fiscalYear.ts';
import type { TrackingFrequency } from '#core/calendar/period.ts';
import type { Aggregation, Priority, Rollup, TargetDirection, ValueType } from '#core/goal/goal.ts';
import type { Status } from '#core/goal/status.ts';
import type { Role } from '#core/plan/owners.ts';

export type Codes<Word extends string> = {
  readonly encode: (word: Word) => number;
  /** A number without a word of its own is the fallback: "otherwise fiscal-year based", "otherwise equal". */
  readonly decode: (code: number) => Word;
  readonly all: readonly number[];
};

export const aggregationCodes = codes<Aggregation>({ sum: 1, average: 2, highest: 3, lowest: 4, current: 5 }, 'sum');
export const valueTypeCodes = codes<ValueType>({ currency: 1, number: 2, percent: 3 }, 'number');
export const trackingCodes = codes<TrackingFrequency>({ weekly: 0, monthly: 1, yearly: 2, quarterly: 3 }, 'yearly');
export const directionCodes = codes<TargetDirection>({ down: 0, up: 1, equal: 2 }, 'equal');
/** 0 and null are no priority. */
export const priorityCodes = codes<Priority | 'none'>({ none: 0, high: 1, normal: 2, low: 3 }, 'none');
export const rollupCodes = codes<Rollup>(
  { none: 0, feeds: 1, sum: 2, average: 3, highest: 4, lowest: 5, percent: 6 },
  'none',
);
export const fiscalDisplayCodes = codes<FiscalDisplay>(
  { fullYear: 0, startYear: 1, endYear: 2, bothYears: 3 },
  'fullYear',
);
/** The type of a plan member, `user type 1` of the share popup. */
export const roleCodes = codes<Role>({ lead: 1, member: 2, viewer: 3 }, 'viewer');

/** okr_status: 1 Achieved, 2 On Target, 6 Critical, 7 Off Target, else Not Started. */
export function okrStatusOf(status: Status): number {
  switch (status) {
    case 'achieved':
      return 1;
    case 'on_target':
      return 2;
    case 'critical':
      return 6;
    case 'off_target':
      return 7;
    case 'not_started':
    case 'deferred':
      return 0;
  }
}

/** 0 is ALL in `fiscal_year` (rule 6.2). */
export function encodeFiscalYear(year: FiscalYear): number {
  return year === 'ALL' ? 0 : year;
}

/** 0 is ALL (rule 6.2). */
export function decodeFiscalYear(code: number): FiscalYear {
  return code === 0 ? 'ALL' : code;
}

/** Flags travel as 0 or 1 (rule 6.2). */
export function encodeFlag(flag: boolean): 0 | 1 {
  return flag ? 1 : 0;
}

function codes<Word extends string>(table: Readonly<Record<Word, number>>, fallback: Word): Codes<Word> {
  const words = new Map<number, Word>();
  for (const word in table) words.set(table[word], word);
  return { encode: (word) => table[word], decode: (code) => words.get(code) ?? fallback, all: [...words.keys()] };
}
