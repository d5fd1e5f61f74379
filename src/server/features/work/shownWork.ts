import type { WireDecision, WireInitiative, WireMilestone } from '#contract/work.ts';
import { mayToAny, type Subject, type Viewer } from '#core/access.ts';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import { subjectOf } from '#core/goal/subject.ts';
import { daysLate, initiativeDaysLate } from '#core/work/late.ts';
import { type LinkWarning, linkWarnings } from '#core/work/links.ts';
import { elapsedPercent, progressOf } from '#core/work/progress.ts';
import {
  type GoalSubject,
  initiativesById,
  subjectsOfDecision,
  subjectsOfInitiative,
  subjectsOfMilestone,
} from '#core/work/subjects.ts';
import type { Decision, Initiative, Milestone, Work } from '#core/work/work.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';

type Shown = { readonly booked: BookedPlan; readonly viewer: Viewer; readonly today: Day };

/** Whose the goals of a plan are. */
export function goalSubjects({ goals, whole }: BookedPlan): GoalSubject {
  return (id) => {
    const goal = goals.get(id);
    return goal === undefined ? null : subjectOf(goal, whole.owners);
  };
}

export function initiativeReplies(work: Work, { booked, viewer, today }: Shown): WireInitiative[] {
  const ofGoal = goalSubjects(booked);
  const warnings = Map.groupBy(linkWarnings(work), ({ id }) => id);
  const byInitiative = Map.groupBy(work.milestones, ({ initiativeId }) => initiativeId);
  return work.initiatives.map((each) => {
    const milestones = byInitiative.get(each.id) ?? [];
    const { percent, from, done, total } = progressOf(each, milestones);
    return {
      ...commonOf(each, { viewer, subjects: subjectsOfInitiative(each, ofGoal) }),
      title: each.title,
      description: each.description,
      owner_id: each.ownerId,
      department_id: each.departmentId,
      start: dateOf(each.start),
      end: dateOf(each.end),
      state: each.state,
      percent: each.percentByHand,
      planned: each.planned,
      spent: each.spent,
      goal_ids: [...each.goalIds],
      after_ids: [...each.afterIds],
      percent_complete: percent,
      percent_from: from,
      elapsed: elapsedPercent(each, today),
      days_late: initiativeDaysLate(each, today),
      milestones: { total, done, late: milestones.filter((milestone) => daysLate(milestone, today) > 0).length },
      warnings: wireWarnings(warnings.get(each.id)),
    };
  });
}

export function milestoneReplies(work: Work, { booked, viewer, today }: Shown): WireMilestone[] {
  const ofGoal = goalSubjects(booked);
  const initiatives = initiativesById(work);
  const warnings = Map.groupBy(linkWarnings(work), ({ id }) => id);
  return work.milestones.map((each) => ({
    ...commonOf(each, { viewer, subjects: subjectsOfMilestone(each, initiatives, ofGoal) }),
    title: each.title,
    initiative_id: each.initiativeId,
    goal_id: each.goalId,
    due: formatIsoDate(each.due),
    owner_id: each.ownerId,
    done_on: dateOf(each.doneOn),
    weight: each.weight,
    after_ids: [...each.afterIds],
    days_late: daysLate(each, today),
    warnings: wireWarnings(warnings.get(each.id)),
  }));
}

export function decisionReplies(work: Work, { booked, viewer }: Shown): WireDecision[] {
  const ofGoal = goalSubjects(booked);
  const initiatives = initiativesById(work);
  return work.decisions.map((each) => ({
    ...commonOf(each, { viewer, subjects: subjectsOfDecision(each, initiatives, ofGoal) }),
    day: formatIsoDate(each.day),
    text: each.text,
    who: each.who,
    goal_ids: [...each.goalIds],
    initiative_ids: [...each.initiativeIds],
  }));
}

function commonOf(
  { id, archivedAt }: Initiative | Milestone | Decision,
  { viewer, subjects }: { readonly viewer: Viewer; readonly subjects: readonly Subject[] },
) {
  return { id, archived: wireFlag(archivedAt !== null), may_edit: wireFlag(mayToAny(viewer, 'editWork', subjects)) };
}

function wireFlag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}

function wireWarnings(warnings: readonly LinkWarning[] = []) {
  return warnings.map(({ afterId, days }) => ({ after_id: afterId, days }));
}

function dateOf(day: Day | null): string | null {
  return day === null ? null : formatIsoDate(day);
}
