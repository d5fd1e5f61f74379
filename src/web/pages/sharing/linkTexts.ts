import { readFilterParams } from '#contract/filterParams.ts';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { WireShare } from '#contract/share.ts';
import { addDays } from '#core/calendar/date.ts';
import { hierarchyOf } from '#core/goal/hierarchy.ts';
import { filterChips } from '#web/base/messages/filters/filterTexts.ts';
import { formatDate, formatFiscalYear } from '#web/base/messages/formats.ts';
import { language } from '#web/base/messages/language.ts';
import { say } from '#web/base/messages/say/sharing.ts';
import { dayOfInstant } from '#web/base/time/instants.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';
import { filterNamesOf } from '#web/plan/filters/filterNames.ts';

export type LinkTexts = {
  readonly shows: string;
  readonly made: string;
  readonly state: string;
  readonly views: string;
  readonly seen: string;
};

export function linkTexts(share: WireShare, shown: ShownPlan): LinkTexts {
  const day = (instant: string) => dayText(instant, shown);
  return {
    shows: `${scopeOf(share, shown)} · ${yearOf(share, shown)}`,
    made: `${share.made_by.name}, ${day(share.created_at)}`,
    state: stateText(share, day),
    views: share.views.toLocaleString(language),
    seen: share.last_seen_at === null ? say.seenNever : day(share.last_seen_at),
  };
}

function scopeOf({ filters }: WireShare, shown: ShownPlan): string {
  const { criteria } = readFilterParams(filters, shown.plan.dateFormat).params;
  const names = filterNamesOf(shown, { hierarchy: hierarchyOf<DashboardGoal>([]) });
  const chips = filterChips({ ...criteria, objectiveIds: [] }, names).flatMap(({ values }) => values);
  return chips.length === 0 ? say.seen.everything : chips.join(', ');
}

function yearOf({ fiscal_year: year }: WireShare, { plan }: ShownPlan): string {
  return year === 'current' ? say.currentYear : formatFiscalYear(year === 0 ? 'ALL' : year, plan.fiscalDisplay);
}

function stateText({ state, expires_at: end, paused_at: paused }: WireShare, day: (instant: string) => string): string {
  if (state === 'paused' && paused !== null) return say.since(day(paused));
  if (end === null) return say.noEnd;
  return state === 'expired' ? say.endedOn(day(end)) : say.endsOn(day(end));
}

function dayText(instant: string, { plan, today }: ShownPlan): string {
  const day = dayOfInstant(instant, plan.timeZone);
  if (day === today) return say.today;
  return day === addDays(today, -1) ? say.yesterday : formatDate(day, plan.dateFormat);
}
