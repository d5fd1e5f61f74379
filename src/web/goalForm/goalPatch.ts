import type { GoalPatch } from '#contract/goalDraft.ts';
import { encodeDate } from '#contract/wire/date.ts';
import type { DateFormat } from '#core/calendar/dateFormat.ts';
import { readTypedDate } from '#core/calendar/typedDate.ts';
import type { GoalDraft, GoalField } from './goalDraft.ts';
import { readTypedNumber } from './typedNumber.ts';

export type PatchOptions = {
  /** Whose target the form shows. */
  readonly year: number;
  readonly format: DateFormat;
};

/** What is sent of a draft: only what differs from `before`, so that what others wrote meanwhile stays. */
export function goalPatchOf(before: GoalDraft, draft: GoalDraft, { year, format }: PatchOptions): GoalPatch {
  const has = (...fields: readonly GoalField[]) =>
    fields.some((field) => JSON.stringify(before[field]) !== JSON.stringify(draft[field]));
  const date = (text: string) => encodeDate(readTypedDate(text, format));
  const baseline = readTypedNumber(draft.baseline) ?? null;
  return {
    ...(has('parentId') && { parent_id: draft.parentId }),
    ...(has('number') && draft.number.trim() !== '' && { number: draft.number.trim() }),
    ...(has('title') && { item: draft.title }),
    ...(has('measure') && { measure: draft.measure }),
    ...(has('description') && { description: draft.description }),
    ...(has('valueType') && { valuetype: VALUE_TYPES[draft.valueType] }),
    ...(has('tracking') && { tracking_frequency: TRACKINGS[draft.tracking] }),
    ...(has('aggregation') && draft.aggregation !== null && { function: AGGREGATIONS[draft.aggregation] }),
    ...(has('direction') && { target_direction: DIRECTIONS[draft.direction] }),
    ...(has('start') && { start: date(draft.start) }),
    ...(has('end') && { end: date(draft.end) }),
    ...targetPatch(draft, { year, isChanged: has('yearTarget', 'spread', 'periods') }),
    ...(has('allTarget') && { own_all_target: readTypedNumber(draft.allTarget) ?? null }),
    ...(has('baseline', 'baselineDate') && {
      own_baseline: baseline === null ? null : { value: baseline, date: date(draft.baselineDate) },
    }),
    ...(has('memberId') && { plan_mem_id: draft.memberId }),
    ...(has('departmentId') && { plan_dep_id: draft.departmentId }),
    ...(has('contributorIds') && { contributors: [...draft.contributorIds] }),
    ...(has('priority') && { priority: PRIORITIES[draft.priority] }),
    ...(has('isKpi') && { iskey: draft.isKpi ? 1 : 0 }),
    ...(has('isEndOfYear100') && { eoy_100: draft.isEndOfYear100 ? 1 : 0 }),
    ...(has('perspective') && { plan_oga_type: draft.perspective }),
    ...(has('rollup') && { rollup_type: draft.rollup === null ? null : ROLLUPS[draft.rollup] }),
  };
}

function targetPatch(
  { yearTarget, spread, periods }: GoalDraft,
  { year, isChanged }: { readonly year: number; readonly isChanged: boolean },
): GoalPatch {
  if (!isChanged) return {};
  const target = readTypedNumber(yearTarget) ?? null;
  if (spread === 'by_hand') {
    const typed = Object.entries(periods).map(([date, text]) => ({ date, target: readTypedNumber(text) ?? null }));
    return { year_target: { fiscal_year: year, target: null, spread, periods: typed } };
  }
  if (target === null) return { targets: { [year]: null } };
  return { year_target: { fiscal_year: year, target, spread } };
}

const VALUE_TYPES = { currency: 1, number: 2, percent: 3 } as const;
const TRACKINGS = { weekly: 0, monthly: 1, yearly: 2 } as const;
const AGGREGATIONS = { sum: 1, average: 2, highest: 3, lowest: 4, current: 5 } as const;
const DIRECTIONS = { down: 0, up: 1, equal: 2 } as const;
const PRIORITIES = { none: 0, high: 1, normal: 2, low: 3 } as const;
const ROLLUPS = { none: 0, feeds: 1, sum: 2, average: 3, highest: 4, lowest: 5, percent: 6 } as const;
