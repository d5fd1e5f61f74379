import type { FiscalDisplay } from '#core/calendar/fiscalYear.ts';
import type { TrackingFrequency } from '#core/calendar/period.ts';
import type { Aggregation, Priority, Rollup, TargetDirection, ValueType } from '#core/goal/goal.ts';
import type { Status } from '#core/goal/status.ts';

/** The words, and the numbers of the wire (rule 6.2), that a cell may hold for one of our words. */
export type Vocabulary<Word> = { readonly read: (cell: string) => Word | null; readonly listed: string };

export const AGGREGATIONS = vocabulary<Aggregation>({
  sum: ['1', 'total', 'cumulative'],
  average: ['2', 'avg', 'mean'],
  highest: ['3', 'max', 'maximum'],
  lowest: ['4', 'min', 'minimum'],
  current: ['5', 'last', 'latest'],
});

export const VALUE_TYPES = vocabulary<ValueType>({
  currency: ['1', 'money'],
  number: ['2', 'numeric'],
  percent: ['3', '%', 'percentage', 'pct'],
});

export const FREQUENCIES = vocabulary<TrackingFrequency>({
  weekly: ['0', 'week'],
  monthly: ['1', 'month'],
  quarterly: ['3', 'quarter'],
  yearly: ['2', 'year', 'annual', 'annually'],
});

export const DIRECTIONS = vocabulary<TargetDirection>({
  up: ['1', 'u', 'increase', 'higher', 'maximize'],
  down: ['0', 'd', 'decrease', 'lower', 'minimize'],
  equal: ['2', 'n', 'keep', 'maintain', 'equals'],
});

export const PRIORITIES = vocabulary<Priority | 'none'>({
  high: ['1'],
  normal: ['2', 'medium'],
  low: ['3'],
  none: ['0'],
});

export const ROLLUPS = vocabulary<Rollup>({
  none: ['0'],
  feeds: ['1', 'feeds parent'],
  sum: ['2'],
  average: ['3', 'avg'],
  highest: ['4', 'max'],
  lowest: ['5', 'min'],
  percent: ['6', 'percent complete'],
});

export const STATUSES_BY_WORD = vocabulary<Status>({
  achieved: ['complete', 'completed', 'done'],
  on_target: ['on track'],
  off_target: ['off track', 'at risk'],
  critical: [],
  not_started: [],
  deferred: [],
});

export const FLAGS = vocabulary<'yes' | 'no'>({
  yes: ['1', 'y', 'true', 'x'],
  no: ['0', 'n', 'false', ''],
});

export const WEEKDAYS = vocabulary<'sunday' | 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday'>({
  sunday: ['0', 'sun'],
  monday: ['1', 'mon'],
  tuesday: ['2', 'tue'],
  wednesday: ['3', 'wed'],
  thursday: ['4', 'thu'],
  friday: ['5', 'fri'],
  saturday: ['6', 'sat'],
});

export const FISCAL_DISPLAYS = vocabulary<FiscalDisplay>({
  startYear: ['1'],
  endYear: ['2'],
  bothYears: ['3'],
  fullYear: ['0'],
});

/** Of a choice whose words are read only as they are. */
export function vocabularyOf<Word extends string>(words: readonly Word[]): Vocabulary<Word> {
  const byText = new Map(words.map((word) => [plain(word), word]));
  return { read: (cell) => byText.get(plain(cell)) ?? null, listed: words.join(', ') };
}

function vocabulary<Word extends string>(words: Readonly<Record<Word, readonly string[]>>): Vocabulary<Word> {
  const byText = new Map<string, Word>();
  const own: string[] = [];
  for (const word in words) {
    own.push(word);
    for (const text of [word, ...words[word]]) byText.set(plain(text), word);
  }
  return { read: (cell) => byText.get(plain(cell)) ?? null, listed: own.join(', ') };
}

/** Case, spaces, hyphens and underscores do not matter: `On Target` is `on_target`. */
function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');
}
