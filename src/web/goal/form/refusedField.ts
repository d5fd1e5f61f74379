import { fieldOf } from '#contract/wire/fieldOf.ts';
import { type Day, readIsoDate } from '#core/calendar/date.ts';
import type { DateStyle } from '#core/format/date.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { formatPeriod } from '#web/base/messages/formats.ts';
import { say as formulaWords } from '#web/base/messages/say/formula.ts';
import { say } from '#web/base/messages/say/goalForm.ts';
import type { GoalField } from './goalDraft.ts';

/** The field a refusal is about; null: the whole goal. */
export type RefusedField = { readonly field: GoalField | null; readonly sentence: string };

/** Codes without a text here have the general one. */
export function refusedField(error: unknown, plan: DateStyle | null = null): RefusedField {
  if (!(error instanceof ApiError) || error.status === 0) return { field: null, sentence: say.failed };
  if (error.code === 'formula_circle') return { field: null, sentence: formulaWords.circle(wayOf(error.details)) };
  if (error.code === 'quarter_shared') return { field: 'tracking', sentence: sharedText(error.details, plan) };
  const known = new Map<string, string>(Object.entries(say.refusals)).get(error.code);
  const sentence = known ?? refusalText(error, say.failed);
  return { field: FIELDS.get(error.code) ?? null, sentence };
}

function sharedText(details: unknown, plan: DateStyle | null): string {
  const dates = fieldOf(details, 'dates');
  const [one = null, other = null] = Array.isArray(dates) ? dates.map((date) => readIsoDate(String(date))) : [];
  if (one === null || other === null || plan === null) return say.refusals.entries_stored;
  const month = (day: Day) => formatPeriod(day, 'monthly', plan);
  return say.quarters.shared(month(one), month(other), formatPeriod(one, 'quarterly', plan));
}

const FIELDS: ReadonlyMap<string, GoalField> = new Map([
  ['number_unfit', 'number'],
  ['number_taken', 'number'],
  ['unknown_parent', 'parentId'],
  ['goal_loop', 'parentId'],
  ['too_deep', 'parentId'],
  ['window_reversed', 'end'],
  ['outside_parent_window', 'end'],
  ['rollup_unfit', 'rollup'],
  ['entries_stored', 'tracking'],
  ['unknown_member', 'memberId'],
  ['unknown_contributor', 'contributorIds'],
  ['unknown_department', 'departmentId'],
  ['not_spread', 'spread'],
  ['computed_figures', 'spread'],
  ['own_field_required', 'ownFields'],
  ['own_field_unfit', 'ownFields'],
  ['own_field_of_other_level', 'ownFields'],
  ['unknown_own_field', 'ownFields'],
]);

const MOST_NAMED = 8;

/** 1.2 › 1.3 › 1.2; of a long way its beginning and its end. */
export function wayOf(details: unknown): string {
  const way = fieldOf(details, 'way');
  const numbers = Array.isArray(way) ? way.map(String) : [];
  const left = numbers.length - MOST_NAMED;
  const named = left > 0 ? numbers.toSpliced(MOST_NAMED / 2, left, formulaWords.moreGoals(left)) : numbers;
  return named.join(' › ');
}
