import type { WireInitiative, WireMilestone } from '#contract/work.ts';
import type { Day } from '#core/calendar/date.ts';
import { daysLate, initiativeDaysLate } from '#core/work/late.ts';
import { formatNearDay } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/timeline.ts';
import { say as words } from '#web/base/messages/say/work.ts';
import { dayText } from '#web/goal/work/workTexts.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';
import { dayOf } from '#web/plan/work/statedWork.ts';

/** By how many days something is late on a day, also while it is being moved. */
export function lateOn(item: WireInitiative | WireMilestone, today: Day): number {
  if (!('due' in item)) return initiativeDaysLate({ end: dayOf(item.end), state: item.state }, today);
  const due = dayOf(item.due);
  return due === null ? 0 : daysLate({ due, doneOn: dayOf(item.done_on) }, today);
}

/** The day that something is to be over. */
export function endOf(item: WireInitiative | WireMilestone): Day | null {
  return dayOf('due' in item ? item.due : item.end);
}

export type LaneFacts = {
  readonly item: WireInitiative | WireMilestone;
  /** As it was on the day that is compared with; null where it was the same or is new since. */
  readonly past: WireInitiative | WireMilestone | null;
  readonly pastDay: Day | null;
  readonly tooSoon: number;
};

/** What bars and diamonds show, in words. */
export function laneText({ item, past, pastDay, tooSoon }: LaneFacts, shown: ShownPlan): string {
  const late = lateOn(item, shown.today);
  const was = past === null ? null : endOf(past);
  return [
    'due' in item
      ? item.done_on === null
        ? dayText(item.due, shown)
        : words.doneOn(dayText(item.done_on, shown))
      : spanText(item, shown),
    late > 0 ? words.late(late) : '',
    tooSoon > 0 ? tooSoonText(item, tooSoon) : '',
    was === null ? '' : movedText(item, was),
    was === null || pastDay === null ? '' : say.wasOn(nearText(was, shown), nearText(pastDay, shown)),
  ]
    .filter((text) => text !== '')
    .join(', ');
}

export function tooSoonText(item: WireInitiative | WireMilestone, days: number): string {
  return 'due' in item ? say.dueTooSoon(days) : say.startsTooSoon(days);
}

/** By how many days the end of something is later or earlier than it was; nothing where it is the same. */
export function movedText(item: WireInitiative | WireMilestone, was: Day): string {
  const end = endOf(item);
  if (end === null || end === was) return '';
  return end > was ? say.daysLater(end - was) : say.daysEarlier(was - end);
}

export function nearText(day: Day, { today, plan }: ShownPlan): string {
  return formatNearDay(day, today, plan.dateFormat);
}

function spanText({ start, end }: WireInitiative, shown: ShownPlan): string {
  if (start !== null && end !== null) return say.fromTo(dayText(start, shown), dayText(end, shown));
  if (start !== null) return say.starts(dayText(start, shown));
  return end === null ? say.noDays : say.ends(dayText(end, shown));
}
