import { addDays, type Day } from '#core/calendar/date.ts';
import { newDecision, newInitiative, newMilestone } from '#core/work/newWork.ts';
import { personNamed } from '#server/features/demo/content/people.ts';
import { dayOfPlanDate, type PlanDate } from '#server/features/demo/content/planDate.ts';
import type {
  DecisionContent,
  InitiativeContent,
  MilestoneContent,
  WorkContent,
} from '#server/features/demo/content/workContent.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { type DiaryLine, lineAt } from './diary.ts';

const ADDED_BEFORE_START = 14;

/** Initiatives, milestones and decisions, and what became of them, each on the day on which somebody noted it. */
export function workLines({ initiatives, milestones, decisions }: WorkContent, thisYear: number): DiaryLine[] {
  return [
    ...initiatives.flatMap((each) => initiativeLines(each, thisYear)),
    ...milestones.flatMap((each) => milestoneLines(each, { thisYear, of: null })),
    ...decisions.map((each) => decisionLine(each, thisYear)),
  ];
}

function initiativeLines(content: InitiativeContent, thisYear: number): DiaryLine[] {
  const { id, owner } = content;
  const added = dayOfPlanDate(content.added ?? content.start, thisYear);
  const of = { id, owner, added: content.added === undefined ? addDays(added, -ADDED_BEFORE_START) : added };
  const changes = [...content.moved, ...content.spent, ...content.state].map(({ on }) => dayOfPlanDate(on, thisYear));
  const line = (day: Day, what: string) =>
    lineAt({ day, kind: 'work', name: id }, { by: owner, what, edits: [initiativeOn(content, { day, thisYear })] });
  return [
    line(of.added, 'Initiative added'),
    ...[...new Set(changes)].map((day) => line(day, 'Initiative changed')),
    ...content.milestones.flatMap((each) => milestoneLines(each, { thisYear, of })),
  ];
}

type On = { readonly day: Day; readonly thisYear: number };

function initiativeOn(content: InitiativeContent, on: On): Edit {
  const { id, title, owner, description = '', goals, after = [], planned } = content;
  const start = dayOfPlanDate(content.start, on.thisYear);
  const initiative = {
    ...newInitiative(id),
    title,
    description,
    ownerId: owner,
    departmentId: personNamed(owner).department,
    start,
    end: dayOfPlanDate(lastOf(content.moved, on)?.to ?? content.end, on.thisYear),
    state: lastOf(content.state, on)?.state ?? 'planned',
    planned,
    spent: lastOf(content.spent, on)?.spent ?? null,
    goalIds: goals,
    afterIds: after,
  };
  return { entity: 'initiative', id, after: initiative };
}

type Of = { readonly id: string; readonly owner: string; readonly added: Day };

function milestoneLines(
  content: MilestoneContent,
  { thisYear, of }: { readonly thisYear: number; readonly of: Of | null },
): DiaryLine[] {
  const { id, title, goal = null, owner = null, done, weight = 1, after: afterIds = [] } = content;
  const dayOf = (date: PlanDate) => dayOfPlanDate(date, thisYear);
  const doneOn = done === undefined ? null : dayOf(done);
  const by = owner ?? of?.owner;
  if (by === undefined) throw new RangeError(`${title}: nobody owns it`);
  const editOn = (day: Day): Edit => ({
    entity: 'milestone',
    id,
    after: {
      ...newMilestone(id, dayOf(lastOf(content.moved, { day, thisYear })?.to ?? content.due)),
      title,
      initiativeId: of?.id ?? null,
      goalId: goal,
      ownerId: owner,
      doneOn: doneOn !== null && doneOn <= day ? doneOn : null,
      weight,
      afterIds,
    },
  });
  const added = content.added === undefined ? of?.added : dayOf(content.added);
  if (added === undefined) throw new RangeError(`${title}: no day on which it was added`);
  const changes = [...content.moved.map(({ on }) => dayOf(on)), ...(doneOn === null ? [] : [doneOn])];
  const addedWith = of === null ? { by, what: 'Milestone added' } : { by: of.owner, what: 'Initiative added' };
  return [
    lineAt({ day: added, kind: 'work', name: of?.id ?? id }, { ...addedWith, edits: [editOn(added)] }),
    ...[...new Set(changes)].map((day) =>
      lineAt({ day, kind: 'work', name: id }, { by, what: 'Milestone changed', edits: [editOn(day)] }),
    ),
  ];
}

function decisionLine(content: DecisionContent, thisYear: number): DiaryLine {
  const { id, text, who, notedBy: by, goals: goalIds, initiatives: initiativeIds = [] } = content;
  const day = dayOfPlanDate(content.day, thisYear);
  const after = { ...newDecision(id, day), text, who, memberId: by, goalIds, initiativeIds };
  return lineAt(
    { day, kind: 'work', name: id },
    { by, what: 'Decision added', edits: [{ entity: 'decision', id, after }] },
  );
}

function lastOf<Item extends { readonly on: PlanDate }>(items: readonly Item[], { day, thisYear }: On) {
  return items.findLast(({ on }) => dayOfPlanDate(on, thisYear) <= day);
}
