import type { WireInitiative, WireMilestone } from '#contract/work.ts';
import { type Day, readIsoDate } from '#core/calendar/date.ts';
import type { ValueUnit } from '#core/format/number.ts';
import { formatNearDay, formatPercent } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/work.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { PlanWork } from '#web/plan/work/useWork.ts';
import type { MilestoneLook } from './WorkGlyphs.tsx';

/** Today, or the day that is looked back to. */
export function dayShown({ asOf = null, today }: ShownPlan): Day {
  return asOf ?? today;
}

/** A day on the wire, near the one that is shown; nothing for none. */
export function dayText(iso: string | null, shown: ShownPlan): string {
  const day = iso === null ? null : readIsoDate(iso);
  return day === null ? '' : formatNearDay(day, dayShown(shown), shown.plan.dateFormat);
}

/** From when to when, each year once where it is the same; nothing without days. */
export function daysText({ start, end }: Pick<WireInitiative, 'start' | 'end'>, shown: ShownPlan): string {
  const [first, last] = [start === null ? null : readIsoDate(start), end === null ? null : readIsoDate(end)];
  if (first === null) return last === null ? '' : say.until(dayText(end, shown));
  if (last === null) return say.from(dayText(start, shown));
  return `${formatNearDay(first, last, shown.plan.dateFormat)} – ${dayText(end, shown)}`;
}

/** Not all of it before all of it is done. */
export function percentText(percent: number | null): string {
  return formatPercent(percent === null ? null : Math.floor(percent));
}

/** What money of a plan is counted in. */
export function moneyOf({ plan }: ShownPlan): ValueUnit {
  return { valueType: 'currency', currency: plan.currency, unit: '' };
}

export function lookOf({ done_on: doneOn, days_late: late }: WireMilestone): MilestoneLook {
  return doneOn !== null ? 'done' : late > 0 ? 'late' : 'open';
}

/** When a milestone was done, or by how much it is late or still to come. */
export function standingText(milestone: WireMilestone, shown: ShownPlan): string {
  if (milestone.done_on !== null) return say.doneOn(dayText(milestone.done_on, shown));
  if (milestone.days_late > 0) return say.late(milestone.days_late);
  const due = readIsoDate(milestone.due);
  return due === null ? '' : say.inDays(due - dayShown(shown));
}

/** For each link whose days contradict each other, what it comes after and by how many days it is too soon. */
export function warningTexts(
  { warnings }: Pick<WireInitiative, 'warnings'>,
  { initiatives, milestones }: PlanWork,
  shown: ShownPlan,
): string[] {
  return warnings.flatMap(({ after_id: id, days }) => {
    const initiative = initiatives.find((each) => each.id === id);
    const milestone = milestones.find((each) => each.id === id);
    const title = initiative?.title ?? milestone?.title;
    const day = initiative?.end ?? milestone?.done_on ?? milestone?.due ?? null;
    return title === undefined ? [] : [say.follows(title, dayText(day, shown), days)];
  });
}

/** The owner's name; nothing for none. */
export function ownerName(id: string | null, { owners }: ShownPlan): string {
  const member = owners.members.find((each) => each.id === id);
  return member === undefined ? '' : `${member.firstName} ${member.lastName}`.trim();
}
