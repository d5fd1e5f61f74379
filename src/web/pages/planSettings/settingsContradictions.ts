import type { Contradiction } from '#core/merge/merge.ts';
import type { Plan } from '#core/plan/plan.ts';
import { PLAN_OPTIONS, type PlanOption } from '#core/plan/planOptions.ts';
import { toldContradiction } from '#web/base/merging/toldContradiction.ts';
import { formatFiscalYear } from '#web/base/messages/formats.ts';
import { say as live } from '#web/base/messages/say/live.ts';
import { say } from '#web/base/messages/say/planSettings.ts';
import { MONTHS, WEEKDAYS } from '#web/base/time/calendarNames.ts';
import { DRAFT_FIELDS, type DraftField, type PlanDraft } from './planDraft.ts';
import { thresholdLabels } from './thresholdLabels.ts';

type Shown = {
  readonly plan: Plan;
  readonly currentYear: number;
  readonly draft: PlanDraft;
  readonly stored: PlanDraft;
};

/** What contradicts in the settings of a plan, a sentence each. */
export function settingsContradictions(contradictions: readonly Contradiction[], shown: Shown): readonly string[] {
  const fields = contradictions.flatMap(({ at }) => DRAFT_FIELDS.filter((field) => field === at[0]));
  return fields.map((field) =>
    toldContradiction(labelOf(field, shown), {
      mine: textIn(field, shown.draft, shown.currentYear),
      theirs: textIn(field, shown.stored, shown.currentYear),
    }),
  );
}

/** A setting as it is typed, by its name. */
export function settingText(field: DraftField, shown: Shown): string {
  return live.setTo(labelOf(field, shown), textIn(field, shown.draft, shown.currentYear));
}

function labelOf(field: DraftField, { plan }: Shown): string {
  switch (field) {
    case 'onTarget':
    case 'offTarget':
      return thresholdLabels(plan)[field];
    case 'fiscalStartMonth':
      return say.startsIn;
    case 'fiscalDisplay':
      return say.label;
    case 'dateFormat':
      return say.dates;
    case 'isOutlookOff':
      return say.outlooks;
    case 'f':
    case 'c':
    case 'o':
    case 'p':
      return say.perspective[field];
    default:
      return say[field];
  }
}

function textIn(field: DraftField, draft: PlanDraft, year: number): string {
  switch (field) {
    case 'onTarget':
    case 'offTarget':
      return `${draft[field]} ${say.percent}`;
    case 'fiscalStartMonth':
      return MONTHS[draft.fiscalStartMonth - 1] ?? '';
    case 'fiscalDisplay':
      return formatFiscalYear(year, draft.fiscalDisplay);
    case 'weekStart':
      return WEEKDAYS[draft.weekStart] ?? '';
    case 'tiers':
      return say.tiersOf[draft.tiers];
    case 'dateFormat':
      return say.datesOf[draft.dateFormat];
    case 'isOutlookOff':
      return draft.isOutlookOff ? say.outlooksOf.off : say.outlooksOf.on;
    default:
      return isOption(field) ? say[`${field}Of`][draft[field] ? 'on' : 'off'] : draft[field];
  }
}

function isOption(field: DraftField): field is PlanOption {
  return PLAN_OPTIONS.some((option) => option === field);
}
