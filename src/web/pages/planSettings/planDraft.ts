import { type PlanPatch, THRESHOLD_RANGE } from '#contract/planCalls.ts';
import type { DateFormat } from '#core/calendar/dateFormat.ts';
import type { FiscalDisplay } from '#core/calendar/fiscalYear.ts';
import { mergeRecord, mergeValue } from '#core/merge/merge.ts';
import { PERSPECTIVES, type Perspective } from '#core/plan/perspective.ts';
import type { Plan, StatusThresholds } from '#core/plan/plan.ts';

export type PlanDraft = {
  readonly name: string;
  readonly company: string;
  readonly onTarget: string;
  readonly offTarget: string;
  readonly fiscalStartMonth: number;
  readonly fiscalDisplay: FiscalDisplay;
  readonly weekStart: number;
  readonly timeZone: string;
  readonly tiers: 2 | 3;
  readonly dateFormat: DateFormat;
  readonly currency: string;
  readonly isOutlookOff: boolean;
  readonly figuresWait: boolean;
  readonly redAsksNote: boolean;
} & { readonly [letter in Perspective]: string };

export type DraftField = keyof PlanDraft;

export function draftOf(plan: Plan): PlanDraft {
  return {
    name: plan.name,
    company: plan.company,
    onTarget: percentText(plan.thresholds.onTarget),
    offTarget: percentText(plan.thresholds.offTarget),
    fiscalStartMonth: plan.fiscalStartMonth,
    fiscalDisplay: plan.fiscalDisplay,
    weekStart: plan.weekStart,
    timeZone: plan.timeZone,
    tiers: plan.tiers,
    dateFormat: plan.dateFormat,
    currency: plan.currency,
    isOutlookOff: plan.isOutlookOff,
    figuresWait: plan.figuresWait,
    redAsksNote: plan.redAsksNote,
    ...plan.perspectives,
  };
}

export const mergeDraft = mergeRecord<PlanDraft>({
  name: mergeValue,
  company: mergeValue,
  onTarget: mergeValue,
  offTarget: mergeValue,
  fiscalStartMonth: mergeValue,
  fiscalDisplay: mergeValue,
  weekStart: mergeValue,
  timeZone: mergeValue,
  tiers: mergeValue,
  dateFormat: mergeValue,
  currency: mergeValue,
  isOutlookOff: mergeValue,
  figuresWait: mergeValue,
  redAsksNote: mergeValue,
  f: mergeValue,
  c: mergeValue,
  o: mergeValue,
  p: mergeValue,
});

export function changedFields(plan: Plan, draft: PlanDraft): DraftField[] {
  const before = draftOf(plan);
  return DRAFT_FIELDS.filter((field) => String(draft[field]).trim() !== String(before[field]));
}

export type DraftProblem = 'nameMissing' | 'perspectiveMissing' | 'thresholdWrong' | 'thresholdOrder';

export function problemsIn(draft: PlanDraft): Partial<Record<DraftField, DraftProblem>> {
  const problems: Partial<Record<DraftField, DraftProblem>> = {};
  if (draft.name.trim() === '') problems.name = 'nameMissing';
  for (const letter of PERSPECTIVES) if (draft[letter].trim() === '') problems[letter] = 'perspectiveMissing';
  const thresholds = thresholdsOf(draft);
  if (readPercent(draft.onTarget) === null) problems.onTarget = 'thresholdWrong';
  if (readPercent(draft.offTarget) === null) problems.offTarget = 'thresholdWrong';
  if (thresholds !== null && thresholds.offTarget > thresholds.onTarget) problems.offTarget = 'thresholdOrder';
  return problems;
}

export function thresholdsOf({ onTarget, offTarget }: PlanDraft): StatusThresholds | null {
  const [on, off] = [readPercent(onTarget), readPercent(offTarget)];
  return on === null || off === null ? null : { onTarget: on, offTarget: off };
}

/** Only the changed fields, so that what others set meanwhile stays. */
export function patchOf(plan: Plan, draft: PlanDraft): PlanPatch {
  const changed = new Set(changedFields(plan, draft));
  const thresholds = thresholdsOf(draft);
  const perspectives = PERSPECTIVES.filter((letter) => changed.has(letter)).map((letter) => [letter, draft[letter]]);
  const hasThresholds = changed.has('onTarget') || changed.has('offTarget');
  return {
    ...(changed.has('name') && { name: draft.name }),
    ...(changed.has('company') && { company: draft.company }),
    ...(changed.has('fiscalStartMonth') && { fiscal_month: draft.fiscalStartMonth }),
    ...(changed.has('fiscalDisplay') && { fiscal_display: DISPLAY_CODES[draft.fiscalDisplay] }),
    ...(changed.has('weekStart') && { week_start: weekdayOf(draft.weekStart) }),
    ...(changed.has('timeZone') && { time_zone: draft.timeZone }),
    ...(changed.has('tiers') && { tiers: draft.tiers }),
    ...(changed.has('dateFormat') && { date_format: draft.dateFormat }),
    ...(changed.has('currency') && { currency_indicator: draft.currency }),
    ...(changed.has('figuresWait') && { figures_wait: draft.figuresWait ? 1 : 0 }),
    ...(changed.has('redAsksNote') && { red_asks_note: draft.redAsksNote ? 1 : 0 }),
    ...(changed.has('isOutlookOff') && { is_outlook_off: draft.isOutlookOff ? 1 : 0 }),
    ...(perspectives.length > 0 && { perspectives: Object.fromEntries(perspectives) }),
    ...(hasThresholds &&
      thresholds !== null && {
        thresholds: { on_target: thresholds.onTarget, off_target: thresholds.offTarget },
      }),
  };
}

function readPercent(text: string): number | null {
  const percent = /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : Number.NaN;
  const value = percent / 100;
  return value >= THRESHOLD_RANGE.least && value <= THRESHOLD_RANGE.most ? value : null;
}

function percentText(value: number): string {
  return String(Math.round(value * 100));
}

const DISPLAY_CODES = { fullYear: 0, startYear: 1, endYear: 2, bothYears: 3 } as const;

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

function weekdayOf(weekday: number): (typeof WEEKDAYS)[number] {
  return WEEKDAYS.find((each) => each === weekday) ?? 1;
}

export const DRAFT_FIELDS: readonly DraftField[] = [
  'name',
  'company',
  'onTarget',
  'offTarget',
  'fiscalStartMonth',
  'fiscalDisplay',
  'weekStart',
  'timeZone',
  'tiers',
  'dateFormat',
  'currency',
  'isOutlookOff',
  'figuresWait',
  'redAsksNote',
  ...PERSPECTIVES,
];
