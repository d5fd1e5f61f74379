import type { PlanPatch } from '#contract/planCalls.ts';
import { fiscalDisplayCodes } from '#contract/wire/codes.ts';
import { isTimeZone } from '#core/calendar/timeZone.ts';
import { PERSPECTIVES } from '#core/plan/perspective.ts';
import type { Plan } from '#core/plan/plan.ts';
import { eachOption, planOptions } from '#core/plan/planOptions.ts';
import { USUAL_PLAN } from '#core/plan/usualPlan.ts';
import { cleanWord } from '#core/plan/wordProblems.ts';
import { Refusal } from '#server/base/errors.ts';
import { refuseUnknownColumns } from '#server/features/plans/refuseUnknownColumns.ts';
import { ownFieldsAfter, refuseUnfitFields } from './ownFieldEdits.ts';
import { refuseUnfitWords } from './unfitWords.ts';

export function newPlan(id: string, timeZone: string): Plan {
  return {
    ...USUAL_PLAN,
    id,
    name: '',
    timeZone,
  };
}

export type PlanSettingsPatch = Omit<PlanPatch, 'redate' | 'move_statuses' | 'drop_values'>;

export function patchedPlan(before: Plan, patch: PlanSettingsPatch): Plan {
  const after: Plan = {
    ...before,
    name: lineOr(patch.name, before.name),
    company: lineOr(patch.company, before.company),
    fiscalStartMonth: patch.fiscal_month ?? before.fiscalStartMonth,
    fiscalDisplay:
      patch.fiscal_display === undefined ? before.fiscalDisplay : fiscalDisplayCodes.decode(patch.fiscal_display),
    tiers: patch.tiers ?? before.tiers,
    perspectives: { ...before.perspectives, ...labelsIn(patch.perspectives ?? {}) },
    dateFormat: patch.date_format ?? before.dateFormat,
    currency: lineOr(patch.currency_indicator, before.currency),
    weekStart: patch.week_start ?? before.weekStart,
    timeZone: patch.time_zone ?? before.timeZone,
    thresholds:
      patch.thresholds === undefined
        ? before.thresholds
        : { onTarget: patch.thresholds.on_target, offTarget: patch.thresholds.off_target },
    isArchived: patch.is_archived === undefined ? before.isArchived : patch.is_archived === 1,
    ...eachOption((option) => {
      const asked = patch[planOptions[option].wire];
      return asked === undefined ? before[option] : asked === 1;
    }),
    isOutlookOff: patch.is_outlook_off === undefined ? before.isOutlookOff : patch.is_outlook_off === 1,
    levels:
      patch.levels?.map(({ name, plural }) => ({ name: cleanWord(name), plural: cleanWord(plural) })) ?? before.levels,
    statuses: patch.statuses?.map(({ code, name }) => ({ code, name: cleanWord(name) })) ?? before.statuses,
    palette: patch.palette ?? before.palette,
    fields: patch.fields === undefined ? before.fields : ownFieldsAfter(before.fields, patch.fields),
    tableColumns: patch.table_columns ?? before.tableColumns,
  };
  if (patch.table_columns !== undefined) refuseUnknownColumns(patch.table_columns, after.fields, 'table_columns');
  refuseUnfit(after);
  refuseUnfitWords(patch);
  return after;
}

/** Throws Refusal for what cannot be of settings that two people changed, such as two fields of one name. */
export function refuseUnfitPlan(plan: Plan): void {
  refuseUnfit(plan);
  refuseUnfitWords({ levels: plan.levels, statuses: plan.statuses });
  refuseUnfitFields(plan.fields);
}

function refuseUnfit({ name, perspectives, timeZone, thresholds }: Plan): void {
  if (name === '') throw unfit('name', 'A plan needs a name.');
  if (PERSPECTIVES.some((each) => perspectives[each] === '')) {
    throw unfit('perspectives', 'Each of the four perspectives needs a name.');
  }
  if (!isTimeZone(timeZone)) {
    throw unfit('time_zone', `“${timeZone}” is not the name of a time zone, such as Europe/Madrid.`);
  }
  if (thresholds.offTarget > thresholds.onTarget) {
    throw unfit('thresholds', 'Off target begins below on target: its threshold cannot be the higher one.');
  }
}

function unfit(field: keyof PlanPatch, message: string): Refusal {
  return new Refusal({ code: 'bad_request', status: 400, message, details: [{ at: field, problem: message }] });
}

function lineOr(text: string | undefined, before: string): string {
  return text === undefined ? before : text.replace(/\s+/g, ' ').trim();
}

function labelsIn(patch: NonNullable<PlanPatch['perspectives']>): Partial<Plan['perspectives']> {
  return Object.fromEntries(Object.entries(patch).map(([letter, label]) => [letter, lineOr(label, '')]));
}
