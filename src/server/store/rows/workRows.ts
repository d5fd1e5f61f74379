import type { Day } from '#core/calendar/date.ts';
import { type Decision, type Initiative, type Milestone, WORK_STATES } from '#core/work/work.ts';
import { idsOf, idsText } from './listText.ts';
import {
  dateText,
  dayOrNullOf,
  finite,
  finiteOrNull,
  numberOf,
  numberOrNullOf,
  textOf,
  textOrNullOf,
  wordOf,
} from './rowReading.ts';
import type { Row } from './tables.ts';

type Stored = { readonly id: string; readonly row: Row };

export function initiativeRowOf(initiative: Initiative): Row {
  return {
    title: initiative.title,
    description: initiative.description,
    owner_id: initiative.ownerId,
    department_id: initiative.departmentId,
    start_on: dateText(initiative.start),
    end_on: dateText(initiative.end),
    state: initiative.state,
    percent: finiteOrNull(initiative.percentByHand),
    planned: finiteOrNull(initiative.planned),
    spent: finiteOrNull(initiative.spent),
    goal_ids: idsText(initiative.goalIds),
    after_ids: idsText(initiative.afterIds),
    archived_at: initiative.archivedAt,
  };
}

export function initiativeOf({ id, row }: Stored): Initiative {
  return {
    id,
    title: textOf(row, 'title'),
    description: textOf(row, 'description'),
    ownerId: textOrNullOf(row, 'owner_id'),
    departmentId: textOrNullOf(row, 'department_id'),
    start: dayOrNullOf(row, 'start_on'),
    end: dayOrNullOf(row, 'end_on'),
    state: wordOf(row, 'state', WORK_STATES),
    percentByHand: numberOrNullOf(row, 'percent'),
    planned: numberOrNullOf(row, 'planned'),
    spent: numberOrNullOf(row, 'spent'),
    goalIds: idsOf(row, 'goal_ids'),
    afterIds: idsOf(row, 'after_ids'),
    archivedAt: textOrNullOf(row, 'archived_at'),
  };
}

export function milestoneRowOf(milestone: Milestone): Row {
  return {
    title: milestone.title,
    initiative_id: milestone.initiativeId,
    goal_id: milestone.goalId,
    due_on: dateText(milestone.due),
    owner_id: milestone.ownerId,
    done_on: dateText(milestone.doneOn),
    weight: finite(milestone.weight),
    after_ids: idsText(milestone.afterIds),
    archived_at: milestone.archivedAt,
  };
}

export function milestoneOf({ id, row }: Stored): Milestone {
  return {
    id,
    title: textOf(row, 'title'),
    initiativeId: textOrNullOf(row, 'initiative_id'),
    goalId: textOrNullOf(row, 'goal_id'),
    due: dayIn(row, 'due_on'),
    ownerId: textOrNullOf(row, 'owner_id'),
    doneOn: dayOrNullOf(row, 'done_on'),
    weight: numberOf(row, 'weight'),
    afterIds: idsOf(row, 'after_ids'),
    archivedAt: textOrNullOf(row, 'archived_at'),
  };
}

export function decisionRowOf(decision: Decision): Row {
  return {
    decided_on: dateText(decision.day),
    text: decision.text,
    who: decision.who,
    member_id: decision.memberId,
    goal_ids: idsText(decision.goalIds),
    initiative_ids: idsText(decision.initiativeIds),
    archived_at: decision.archivedAt,
  };
}

export function decisionOf({ id, row }: Stored): Decision {
  return {
    id,
    day: dayIn(row, 'decided_on'),
    text: textOf(row, 'text'),
    who: textOf(row, 'who'),
    memberId: textOrNullOf(row, 'member_id'),
    goalIds: idsOf(row, 'goal_ids'),
    initiativeIds: idsOf(row, 'initiative_ids'),
    archivedAt: textOrNullOf(row, 'archived_at'),
  };
}

function dayIn(row: Row, column: string): Day {
  const day = dayOrNullOf(row, column);
  if (day === null) throw new Error(`The store holds no day in the column ${column}.`);
  return day;
}
