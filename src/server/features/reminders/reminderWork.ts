import { may } from '#core/access.ts';
import type { Day } from '#core/calendar/date.ts';
import { fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import { duePeriodOf } from '#core/figure/duePeriod.ts';
import { upkeepOf } from '#core/figure/upkeep.ts';
import { isActualComputed } from '#core/goal/goalKind.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { entriesOf } from '#core/goal/series.ts';
import type { Status } from '#core/goal/status.ts';
import { isOnTeam, subjectOf } from '#core/goal/subject.ts';
import type { WaitingFigure } from '#core/goal/waitingFigure.ts';
import { milestonesToDo } from '#core/work/toDo.ts';
import type { Milestone, Work } from '#core/work/work.ts';
import { viewerOf } from '#server/features/asking/membership.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import { presentWork } from '#server/plan/planBook/presentWork.ts';
import type { GoalRecord } from '#server/store/plans/goals.ts';
import type { SubmittedFigure } from './submittedText.ts';
import { withSubmitted } from './withSubmitted.ts';

export type ReminderItem = {
  readonly goal: GoalRecord;
  readonly name: string;
  /** The periods that have no actual yet, and until when the first of them is in time; null for none. */
  readonly due: { readonly missing: readonly Day[]; readonly by: Day } | null;
  readonly isStale: boolean;
  readonly status: Status;
};

/** For whom, on which day, and which figures of the plan wait for a yes. */
export type ReminderAsked = {
  readonly memberId: string;
  readonly today: Day;
  readonly waiting: readonly WaitingFigure[];
};

/** The figures that wait for the yes of a member, with their goals. */
export function figuresToAnswer({ whole, goals }: BookedPlan, { memberId, waiting }: ReminderAsked): SubmittedFigure[] {
  const member = whole.owners.members.find(({ id }) => id === memberId);
  if (member === undefined) return [];
  const viewer = viewerOf(member);
  return waiting.flatMap((figure) => {
    const goal = goals.get(figure.goalId);
    const isTheirs = goal !== undefined && may(viewer, 'confirmFigures', subjectOf(goal, whole.owners));
    return isTheirs ? [{ figure, goal }] : [];
  });
}

/** A milestone, and the title of the initiative or goal that it is of. */
export type ReminderMilestone = {
  readonly milestone: Milestone;
  readonly of: string;
};

/** The milestones that a member has to see to: the same as in My work. */
export function reminderMilestones(
  booked: BookedPlan,
  { memberId, today, work }: Pick<ReminderAsked, 'memberId' | 'today'> & { readonly work: Work },
): ReminderMilestone[] {
  const standing = presentWork(work, booked);
  const titles = new Map(standing.initiatives.map(({ id, title }) => [id, title]));
  const isTheirs = ({ ownerId }: Pick<Milestone, 'ownerId'>) => ownerId === memberId;
  return milestonesToDo(standing, { isTheirs, today }).map((milestone) => ({
    milestone,
    of: titles.get(milestone.initiativeId ?? '') ?? booked.goals.get(milestone.goalId ?? '')?.title ?? '',
  }));
}

/**
 * Goals a member works on that wait for figures, or are behind: the same as in My work, in the plan's order. Who has
 * submitted a figure is not asked for it again.
 */
export function reminderWork(booked: BookedPlan, { memberId, today, waiting }: ReminderAsked): ReminderItem[] {
  const submitted = Map.groupBy(waiting, ({ goalId }) => goalId);
  const { plan, series } = booked.whole;
  const year = fiscalYearOf(today, plan.fiscalStartMonth);
  const book = booked.figures({ year, today });
  return booked.order.flatMap((id) => {
    const goal = booked.goals.get(id);
    const figures = book.figuresOf(id, year);
    const kind = book.kindOf(id);
    if (goal === undefined || !isOnTeam(goal, memberId) || figures === null || kind === null) return [];
    const { status, stale } = figures;
    if (kind === 'container' || status === 'deferred' || status === 'achieved') return [];
    const stored = series.get(id);
    const entries = withSubmitted(stored === undefined ? [] : entriesOf(stored), submitted.get(id));
    const isComputed = isActualComputed(goal, kind);
    const due = isComputed ? null : duePeriodOf(goal, entries, { today, calendar: plan });
    const isStale = stale && !isComputed && (due !== null || !submitted.has(id));
    const isBehind = status === 'off_target' || status === 'critical';
    if (due === null && !isStale && !isBehind) return [];
    const name = `${shownNumber(goal.number)} ${goal.title}`.trim();
    const { missing = [], by = null } = upkeepOf({ goal, kind, figures, entries, today, plan }) ?? {};
    const asked = due === null ? null : by === null ? { missing: [due.start], by: due.by } : { missing, by };
    return [{ goal, name, due: asked, isStale, status }];
  });
}
