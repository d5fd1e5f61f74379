import * as z from 'zod/mini';
import { type Day, formatIsoDate, readIsoDate } from '#core/calendar/date.ts';
import { type Decision, type Initiative, type Milestone, WORK_STATES, type Work } from '#core/work/work.ts';
import './wire/noEval.ts';

const text = z.nullable(z.string());
const number = z.nullable(z.number());
const ids = z.array(z.string());

const initiative = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  owner_id: text,
  department_id: text,
  start: text,
  end: text,
  state: z.enum(WORK_STATES),
  percent: number,
  planned: number,
  spent: number,
  goal_ids: ids,
  /** What has to be finished before it starts: initiatives and milestones. */
  after_ids: ids,
  archived_at: text,
});

const milestone = z.object({
  id: z.string(),
  title: z.string(),
  initiative_id: text,
  goal_id: text,
  due: z.string(),
  owner_id: text,
  done_on: text,
  weight: z.number(),
  after_ids: ids,
  archived_at: text,
});

const decision = z.object({
  id: z.string(),
  day: z.string(),
  text: z.string(),
  who: z.string(),
  member_id: text,
  goal_ids: ids,
  initiative_ids: ids,
  archived_at: text,
});

/** The lists of work beside goals in an exported plan; a plan that an older version exported has none. */
export const exportedWorkFields = {
  initiatives: z.optional(z.array(initiative)),
  milestones: z.optional(z.array(milestone)),
  decisions: z.optional(z.array(decision)),
};

type ExportedWork = {
  readonly initiatives: readonly z.infer<typeof initiative>[];
  readonly milestones: readonly z.infer<typeof milestone>[];
  readonly decisions: readonly z.infer<typeof decision>[];
};

/** Work as an exported plan has it. */
export function exportedWork({ initiatives, milestones, decisions }: Work): ExportedWork {
  return {
    initiatives: initiatives.map((each) => ({
      id: each.id,
      title: each.title,
      description: each.description,
      owner_id: each.ownerId,
      department_id: each.departmentId,
      start: textOf(each.start),
      end: textOf(each.end),
      state: each.state,
      percent: each.percentByHand,
      planned: each.planned,
      spent: each.spent,
      goal_ids: [...each.goalIds],
      after_ids: [...each.afterIds],
      archived_at: each.archivedAt,
    })),
    milestones: milestones.map((each) => ({
      id: each.id,
      title: each.title,
      initiative_id: each.initiativeId,
      goal_id: each.goalId,
      due: formatIsoDate(each.due),
      owner_id: each.ownerId,
      done_on: textOf(each.doneOn),
      weight: each.weight,
      after_ids: [...each.afterIds],
      archived_at: each.archivedAt,
    })),
    decisions: decisions.map((each) => ({
      id: each.id,
      day: formatIsoDate(each.day),
      text: each.text,
      who: each.who,
      member_id: each.memberId,
      goal_ids: [...each.goalIds],
      initiative_ids: [...each.initiativeIds],
      archived_at: each.archivedAt,
    })),
  };
}

/** Work of an exported plan; null where a date in it does not exist. */
export function workOfExport(
  exported: {
    readonly [Kind in keyof ExportedWork]?: ExportedWork[Kind] | undefined;
  },
): Work | null {
  const { initiatives = [], milestones = [], decisions = [] } = exported;
  try {
    return {
      initiatives: initiatives.map(initiativeOf),
      milestones: milestones.map(milestoneOf),
      decisions: decisions.map(decisionOf),
    };
  } catch (error) {
    if (error instanceof NoSuchDay) return null;
    throw error;
  }
}

function initiativeOf(each: z.infer<typeof initiative>): Initiative {
  return {
    id: each.id,
    title: each.title,
    description: each.description,
    ownerId: each.owner_id,
    departmentId: each.department_id,
    start: dayOrNullOf(each.start),
    end: dayOrNullOf(each.end),
    state: each.state,
    percentByHand: each.percent,
    planned: each.planned,
    spent: each.spent,
    goalIds: each.goal_ids,
    afterIds: each.after_ids,
    archivedAt: each.archived_at,
  };
}

function milestoneOf(each: z.infer<typeof milestone>): Milestone {
  return {
    id: each.id,
    title: each.title,
    initiativeId: each.initiative_id,
    goalId: each.goal_id,
    due: dayOf(each.due),
    ownerId: each.owner_id,
    doneOn: dayOrNullOf(each.done_on),
    weight: each.weight,
    afterIds: each.after_ids,
    archivedAt: each.archived_at,
  };
}

function decisionOf(each: z.infer<typeof decision>): Decision {
  return {
    id: each.id,
    day: dayOf(each.day),
    text: each.text,
    who: each.who,
    memberId: each.member_id,
    goalIds: each.goal_ids,
    initiativeIds: each.initiative_ids,
    archivedAt: each.archived_at,
  };
}

class NoSuchDay extends Error {}

function dayOf(date: string): Day {
  const day = readIsoDate(date);
  if (day === null) throw new NoSuchDay();
  return day;
}

function dayOrNullOf(date: string | null): Day | null {
  return date === null ? null : dayOf(date);
}

function textOf(day: Day | null): string | null {
  return day === null ? null : formatIsoDate(day);
}
