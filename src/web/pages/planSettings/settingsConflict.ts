import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import type { Plan } from '#core/plan/plan.ts';
import { formatFiscalYear } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/planSettings.ts';
import { MONTHS, WEEKDAYS } from '#web/base/time/calendarNames.ts';
import { changedFields, type DraftField, draftOf, type PlanDraft } from './planDraft.ts';
import { thresholdLabels } from './thresholdLabels.ts';

export function settingsConflict(
  typed: Partial<PlanDraft>,
  { before, now }: { readonly before: Plan; readonly now: DashboardPlan },
): string | null {
  const mine = changedFields(now.plan, { ...draftOf(now.plan), ...typed });
  const theirs = changedFields(before, draftOf(now.plan)).filter((field) => mine.includes(field));
  if (theirs.length === 0) return null;
  return say.conflict(theirs.map((field) => theirText(field, now)).join(', '));
}

function theirText(field: DraftField, { plan, currentYear }: DashboardPlan): string {
  const draft = draftOf(plan);
  switch (field) {
    case 'onTarget':
      return say.theirText(thresholdLabels(plan).onTarget, `${draft.onTarget} ${say.percent}`);
    case 'offTarget':
      return say.theirText(thresholdLabels(plan).offTarget, `${draft.offTarget} ${say.percent}`);
    case 'fiscalStartMonth':
      return say.theirText(say.startsIn, MONTHS[plan.fiscalStartMonth - 1] ?? '');
    case 'fiscalDisplay':
      return say.theirText(say.label, formatFiscalYear(currentYear, plan.fiscalDisplay));
    case 'weekStart':
      return say.theirText(say.weekStart, WEEKDAYS[plan.weekStart] ?? '');
    case 'timeZone':
      return say.theirText(say.timeZone, plan.timeZone);
    case 'tiers':
      return say.theirText(say.tiers, say.tiersOf[plan.tiers]);
    case 'dateFormat':
      return say.theirText(say.dates, say.datesOf[plan.dateFormat]);
    case 'isOutlookOff':
      return say.theirText(say.outlooks, plan.isOutlookOff ? say.outlooksOf.off : say.outlooksOf.on);
    case 'figuresWait':
    case 'redAsksNote':
      return say.theirText(say[field], say[`${field}Of`][plan[field] ? 'on' : 'off']);
    case 'name':
    case 'company':
    case 'currency':
      return say.theirText(say[field], draft[field]);
    case 'f':
    case 'c':
    case 'o':
    case 'p':
      return say.theirText(say.perspective[field], draft[field]);
  }
}
