import type { DecisionPatch, InitiativePatch, MilestonePatch } from '#contract/work.ts';
import { mayToAny, type Subject } from '#core/access.ts';
import { type Day, readIsoDate } from '#core/calendar/date.ts';
import { initiativesById, subjectsOfDecision, subjectsOfInitiative, subjectsOfMilestone } from '#core/work/subjects.ts';
import { type Decision, type Initiative, type Milestone, MOST_LINKS, type Work } from '#core/work/work.ts';
import { notAllowed, requireRight } from '#server/features/asking/asking.ts';
import type { Membership } from '#server/features/asking/membership.ts';
import { goalNotFound } from '#server/features/goals/editing/goalRefusals.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import { refuseLinksBack, refuseReversed } from './refuseUnsound.ts';
import { goalSubjects } from './shownWork.ts';
import {
  doneInFuture,
  linkedToNothing,
  ofOneThing,
  tooManyLinks,
  unknownDepartment,
  unknownMember,
  workNotFound,
} from './workRefusals.ts';

export type WorkChanging = {
  readonly membership: Membership;
  readonly booked: BookedPlan;
  /** All of the plan, as it is stored. */
  readonly work: Work;
  /** What of it is there, as `presentWork` says. */
  readonly present: Work;
  readonly today: Day;
};

export function changedInitiative(before: Initiative, sent: InitiativePatch, asked: WorkChanging): Initiative {
  const { booked } = asked;
  const after: Initiative = {
    ...before,
    ...given({
      title: sent.title,
      description: sent.description,
      ownerId: sent.owner_id,
      departmentId: sent.department_id,
      start: dayOf(sent.start),
      end: dayOf(sent.end),
      state: sent.state,
      percentByHand: sent.percent,
      planned: sent.planned,
      spent: sent.spent,
    }),
    goalIds: linked(before.goalIds, sent.goal_ids, (id) => booked.goals.has(id)),
    afterIds: linked(before.afterIds, sent.after_ids, isPresent(asked)),
  };
  if (after.goalIds.length === 0) throw linkedToNothing();
  refuseReversed(after);
  refuseOwners(before, after, booked);
  refuseGoals(added(before.goalIds, after.goalIds), asked);
  if (added(before.afterIds, after.afterIds, isPresent(asked)).length > 0) {
    refuseLinksBack(after.id, { ...asked.work, initiatives: replaced(asked.work.initiatives, after) });
  }
  return after;
}

export function changedMilestone(before: Milestone, sent: MilestonePatch, asked: WorkChanging): Milestone {
  const after: Milestone = {
    ...before,
    ...given({
      title: sent.title,
      initiativeId: sent.initiative_id,
      goalId: sent.goal_id,
      due: sent.due === undefined ? undefined : (dayOf(sent.due) ?? undefined),
      ownerId: sent.owner_id,
      doneOn: dayOf(sent.done_on),
      weight: sent.weight,
    }),
    afterIds: linked(before.afterIds, sent.after_ids, isPresent(asked)),
  };
  if ((after.initiativeId === null) === (after.goalId === null)) throw ofOneThing();
  if (after.doneOn !== null && after.doneOn !== before.doneOn && after.doneOn > asked.today) throw doneInFuture();
  refuseOwners({ ...before, departmentId: null }, { ...after, departmentId: null }, asked.booked);
  refuseGoals(added([before.goalId], [after.goalId]), asked);
  refuseInitiatives(added([before.initiativeId], [after.initiativeId]), asked);
  const isLinked = added(before.afterIds, after.afterIds, isPresent(asked)).length > 0;
  if (isLinked || before.initiativeId !== after.initiativeId) {
    refuseLinksBack(after.id, { ...asked.work, milestones: replaced(asked.work.milestones, after) });
  }
  return after;
}

export function changedDecision(before: Decision, sent: DecisionPatch, asked: WorkChanging): Decision {
  const { booked, present } = asked;
  const initiatives = initiativesById(present);
  const after: Decision = {
    ...before,
    ...given({
      day: sent.day === undefined ? undefined : (dayOf(sent.day) ?? undefined),
      text: sent.text,
      who: sent.who,
    }),
    goalIds: linked(before.goalIds, sent.goal_ids, (id) => booked.goals.has(id)),
    initiativeIds: linked(before.initiativeIds, sent.initiative_ids, (id) => initiatives.has(id)),
  };
  if (after.goalIds.length + after.initiativeIds.length === 0) throw linkedToNothing();
  refuseGoals(added(before.goalIds, after.goalIds), asked);
  refuseInitiatives(added(before.initiativeIds, after.initiativeIds), asked);
  return after;
}

export function refuseInitiativeOfOthers(initiative: Initiative, asked: WorkChanging): void {
  refuseOthers(subjectsOfInitiative(initiative, goalSubjects(asked.booked)), asked);
}

export function refuseMilestoneOfOthers(milestone: Milestone, asked: WorkChanging): void {
  refuseOthers(subjectsOfMilestone(milestone, initiativesById(asked.work), goalSubjects(asked.booked)), asked);
}

export function refuseDecisionOfOthers(decision: Decision, asked: WorkChanging): void {
  refuseOthers(subjectsOfDecision(decision, initiativesById(asked.work), goalSubjects(asked.booked)), asked);
}

function refuseOthers(subjects: readonly Subject[], { membership }: WorkChanging): void {
  if (!mayToAny(membership.viewer, 'editWork', subjects)) throw notAllowed();
}

/** Work is added to goals by those who work on them. */
function refuseGoals(ids: readonly string[], { booked, membership }: WorkChanging): void {
  const subjectOf = goalSubjects(booked);
  for (const id of ids) {
    const subject = subjectOf(id);
    if (subject === null) throw goalNotFound();
    requireRight(membership, 'editWork', subject);
  }
}

function refuseInitiatives(ids: readonly string[], asked: WorkChanging): void {
  const initiatives = initiativesById(asked.present);
  for (const id of ids) {
    const initiative = initiatives.get(id);
    if (initiative === undefined) throw workNotFound();
    refuseInitiativeOfOthers(initiative, asked);
  }
}

type Owned = Pick<Initiative, 'ownerId' | 'departmentId'>;

function refuseOwners(before: Owned, after: Owned, { whole: { owners } }: BookedPlan): void {
  const isMember = owners.members.some(({ id }) => id === after.ownerId);
  const isDepartment = owners.departments.some(({ id }) => id === after.departmentId);
  if (after.ownerId !== null && after.ownerId !== before.ownerId && !isMember) throw unknownMember();
  if (after.departmentId !== null && after.departmentId !== before.departmentId && !isDepartment)
    throw unknownDepartment();
}

/** What is sent, and what the sender does not see because it is archived; each once. */
function linked(
  before: readonly string[],
  sent: readonly string[] | undefined,
  isSeen: (id: string) => boolean,
): readonly string[] {
  return sent === undefined ? before : [...new Set([...sent, ...before.filter((id) => !isSeen(id))])];
}

function isPresent({ present: { initiatives, milestones } }: WorkChanging): (id: string) => boolean {
  const ids = new Set([...initiatives, ...milestones].map(({ id }) => id));
  return (id) => ids.has(id);
}

/** The links that a change adds; as many as there may be in all, and to what is there. */
function added(before: Links, after: Links, isThere: (id: string) => boolean = () => true): string[] {
  const ids = after.filter((id) => id !== null).filter((id) => !before.includes(id));
  if (ids.length > 0 && after.length > MOST_LINKS) throw tooManyLinks(after.length);
  if (!ids.every(isThere)) throw workNotFound();
  return ids;
}

type Links = readonly (string | null)[];

function replaced<Item extends { readonly id: string }>(items: readonly Item[], item: Item): Item[] {
  return [...items.filter(({ id }) => id !== item.id), item];
}

function dayOf(sent: string | null | undefined): Day | null | undefined {
  return typeof sent === 'string' ? readIsoDate(sent) : sent;
}

type Given<Values> = { readonly [Name in keyof Values]?: Exclude<Values[Name], undefined> };

/** Without what was left out. */
function given<Values extends object>(values: Values): Given<Values>;
/** Object.fromEntries forgets the names: the signature above keeps them. */
function given(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
