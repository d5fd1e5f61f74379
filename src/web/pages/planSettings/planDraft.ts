import { type PlanPatch, THRESHOLD_RANGE } from '#contract/planCalls.ts';
import type { DateFormat } from '#core/calendar/dateFormat.ts';
import type { FiscalDisplay } from '#core/calendar/fiscalYear.ts';
import { type Merge, mergeRecord, mergeValue } from '#core/merge/merge.ts';
import { DEFAULT_PERSPECTIVE_LABELS, PERSPECTIVES, type Perspective } from '#core/plan/perspective.ts';
import type { Plan, StatusThresholds } from '#core/plan/plan.ts';
import { eachOption, type PlanOptions, planOptions } from '#core/plan/planOptions.ts';
import { namesOf } from '#core/table/fieldTables.ts';
import { mapNames } from '#core/table/mapNames.ts';

export type PlanDraft = PlanOptions & {
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
} & { readonly [letter in Perspective]: string };

export type DraftField = keyof PlanDraft;

type DraftRow<Value> = { readonly of: (plan: Plan) => Value; readonly patch: (value: Value) => PlanPatch };

/** Each field of the form: what it shows of the plan, and what is sent where it was changed. */
const rows: { readonly [Field in DraftField]: DraftRow<PlanDraft[Field]> } = {
  name: { of: ({ name }) => name, patch: (name) => ({ name }) },
  company: { of: ({ company }) => company, patch: (company) => ({ company }) },
  onTarget: { of: ({ thresholds }) => percentText(thresholds.onTarget), patch: sentTogether },
  offTarget: { of: ({ thresholds }) => percentText(thresholds.offTarget), patch: sentTogether },
  fiscalStartMonth: { of: (plan) => plan.fiscalStartMonth, patch: (month) => ({ fiscal_month: month }) },
  fiscalDisplay: { of: (plan) => plan.fiscalDisplay, patch: (display) => ({ fiscal_display: DISPLAY_CODES[display] }) },
  weekStart: { of: ({ weekStart }) => weekStart, patch: (weekday) => ({ week_start: weekdayOf(weekday) }) },
  timeZone: { of: ({ timeZone }) => timeZone, patch: (zone) => ({ time_zone: zone }) },
  tiers: { of: ({ tiers }) => tiers, patch: (tiers) => ({ tiers }) },
  dateFormat: { of: ({ dateFormat }) => dateFormat, patch: (format) => ({ date_format: format }) },
  currency: { of: ({ currency }) => currency, patch: (currency) => ({ currency_indicator: currency }) },
  isOutlookOff: { of: ({ isOutlookOff }) => isOutlookOff, patch: (isOff) => ({ is_outlook_off: isOff ? 1 : 0 }) },
  ...eachOption((option) => ({
    of: (plan: Plan) => plan[option],
    patch: (isOn: boolean) => ({ [planOptions[option].wire]: isOn ? 1 : 0 }),
  })),
  ...mapNames<{ readonly [letter in Perspective]: DraftRow<string> }>(DEFAULT_PERSPECTIVE_LABELS, (letter) => ({
    of: ({ perspectives }) => perspectives[letter],
    patch: sentTogether,
  })),
};

export const DRAFT_FIELDS: readonly DraftField[] = namesOf(rows);

export function draftOf(plan: Plan): PlanDraft {
  return mapNames<PlanDraft>(rows, (field) => rows[field].of(plan));
}

export const mergeDraft = mergeRecord<PlanDraft>(
  mapNames<{ [Field in DraftField]: Merge<PlanDraft[Field]> }>(rows, () => mergeValue),
);

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
  const changed = changedFields(plan, draft);
  const thresholds = thresholdsOf(draft);
  const letters = PERSPECTIVES.filter((letter) => changed.includes(letter));
  const hasThresholds = changed.includes('onTarget') || changed.includes('offTarget');
  return {
    ...Object.assign({}, ...changed.map((field) => fieldPatch(field, draft))),
    ...(letters.length > 0 && { perspectives: Object.fromEntries(letters.map((letter) => [letter, draft[letter]])) }),
    ...(hasThresholds &&
      thresholds !== null && {
        thresholds: { on_target: thresholds.onTarget, off_target: thresholds.offTarget },
      }),
  };
}

function fieldPatch<Field extends DraftField>(field: Field, draft: PlanDraft): PlanPatch {
  return rows[field].patch(draft[field]);
}

function readPercent(text: string): number | null {
  const percent = /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : Number.NaN;
  const value = percent / 100;
  return value >= THRESHOLD_RANGE.least && value <= THRESHOLD_RANGE.most ? value : null;
}

/** Thresholds and the names of perspectives are sent as one field each. */
function sentTogether(): PlanPatch {
  return {};
}

function percentText(value: number): string {
  return String(Math.round(value * 100));
}

const DISPLAY_CODES = { fullYear: 0, startYear: 1, endYear: 2, bothYears: 3 } as const;

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

function weekdayOf(weekday: number): (typeof WEEKDAYS)[number] {
  return WEEKDAYS.find((each) => each === weekday) ?? 1;
}
