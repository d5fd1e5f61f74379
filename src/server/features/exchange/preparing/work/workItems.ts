import type { FoundReason } from '#contract/foundReason.ts';
import { MAX_WHO, MAX_WORK_TEXT, MAX_WORK_TITLE } from '#contract/work.ts';
import { newDecision, newInitiative, newMilestone } from '#core/work/newWork.ts';
import { type Decision, type Initiative, type Milestone, MOST_LINKS } from '#core/work/work.ts';
import type { PlanRow } from '#server/features/exchange/preparing/base/planRows.ts';
import {
  type CellAt,
  cellText,
  placeOf,
  readDay,
  readLine,
  readText,
  type Stated,
} from '#server/features/exchange/preparing/base/sheet.ts';
import type { Surroundings } from '#server/features/exchange/preparing/base/surroundings.ts';
import { because } from '#server/features/exchange/values/because.ts';
import type { NameFinder } from './namesakes.ts';
import { readDayDone, readDepartment, readFrom, readLinks, readOwner, readState } from './workCells.ts';
import type { WorkRow } from './workRows.ts';

/** What cells of work name. */
export type WorkNames = {
  readonly goal: NameFinder<string>;
  readonly archivedGoal: NameFinder<string>;
  readonly initiative: NameFinder<string>;
  /** Whether a goal or initiative is one that a file can name: links to others stay. */
  readonly isNamed: (id: string) => boolean;
};

type Around = Surroundings & { readonly names: WorkNames };

/** The largest weight of a milestone. */
const MOST_WEIGHT = 1_000_000;

/** The initiative of a row; null where it stays out, which is listed. Links among work are read once all is there. */
export function initiativeOfRow(
  { at, id, before, archivedAt }: WorkRow<Initiative>,
  around: Around,
): Initiative | null {
  const { people } = around;
  const kept = before ?? newInitiative(id);
  const after: Initiative = {
    ...kept,
    archivedAt,
    title: textOr(readText(at('initiative')), kept.title),
    description: textOr(readText(at('description')), kept.description),
    ownerId: or(readOwner(at('owner'), people), kept.ownerId),
    departmentId: or(readDepartment(at('department'), people), kept.departmentId),
    start: or(readDay(at('start'), 'start'), kept.start),
    end: or(readDay(at('end'), 'end'), kept.end),
    state: readState(at('state')) ?? kept.state,
    percentByHand: or(readFrom(at('percent'), { least: 0, most: 100 }), kept.percentByHand),
    planned: or(readFrom(at('planned'), { least: 0 }), kept.planned),
    spent: or(readFrom(at('spent'), { least: 0 }), kept.spent),
    goalIds: goalsOf(at, kept.goalIds, around),
  };
  const { start, end } = after;
  if (after.title === '') return refused(at('initiative'), because('work_without_title'));
  if (isTooLong(at('initiative'), after.title, MAX_WORK_TITLE)) return null;
  if (isTooLong(at('description'), after.description, MAX_WORK_TEXT)) return null;
  if (start !== null && end !== null && end < start) return refused(at('end'), because('work_reversed'));
  if (after.goalIds.length === 0) return refused(at('goals'), because('work_for_nothing'));
  return after;
}

/** The milestone of a row; null where it stays out, which is listed. */
export function milestoneOfRow({ at, id, before, archivedAt }: WorkRow<Milestone>, around: Around): Milestone | null {
  const { people, moment, names, findings } = around;
  const due = readDay(at('due'), 'end') ?? before?.due ?? null;
  if (due === null) return refused(at('due'), because('work_without_day'));
  const kept = before ?? newMilestone(id, due);
  const [initiativeId = null] = readLinks(at('initiative'), names.initiative) ?? [];
  const [goalId = null, ...others] = goalsOf(at, [], around, { live: 'goal', archived: 'archived_goal' });
  if (others.length > 0) {
    const reason = because('work_of_one_goal');
    findings.add('workLinkUnfit', placeOf(at('goal')), { value: cellText(at('goal')) ?? '', reason });
  }
  const isKept = initiativeId === null && goalId === null && before !== null;
  const after: Milestone = {
    ...kept,
    archivedAt,
    due,
    title: textOr(readText(at('milestone')), kept.title),
    initiativeId: isKept ? kept.initiativeId : initiativeId,
    goalId: isKept ? kept.goalId : goalId,
    ownerId: or(readOwner(at('owner'), people), kept.ownerId),
    doneOn: or(readDayDone(at('done_on'), moment.today), kept.doneOn),
    weight: weightOf(at('weight')) ?? kept.weight,
  };
  if (after.title === '') return refused(at('milestone'), because('work_without_title'));
  if (isTooLong(at('milestone'), after.title, MAX_WORK_TITLE)) return null;
  if (after.initiativeId === null && after.goalId === null && cellText(at('archived_goal'))) {
    findings.add('workKept', { ...placeOf(at('milestone')), column: null }, { reason: because('goal_archived') });
    return null;
  }
  if ((after.initiativeId === null) === (after.goalId === null))
    return refused(at('initiative'), because('work_of_one'));
  return after;
}

/** The decision of a row; null where it stays out, which is listed. */
export function decisionOfRow({ at, id, before, archivedAt }: WorkRow<Decision>, around: Around): Decision | null {
  const { people, names, findings } = around;
  const day = readDay(at('decided_on'), 'start') ?? before?.day ?? null;
  if (day === null) return refused(at('decided_on'), because('work_without_day'));
  const kept = before ?? newDecision(id, day);
  const named = readLinks(at('initiatives'), names.initiative);
  const notedBy = readLine(at('noted_by'));
  const after: Decision = {
    ...kept,
    archivedAt,
    day,
    text: textOr(readText(at('decision')), kept.text),
    who: textOr(readText(at('who')), kept.who),
    memberId: notedBy === undefined ? kept.memberId : people.knownMember(notedBy),
    goalIds: goalsOf(at, kept.goalIds, around),
    initiativeIds: linksOf(at('initiatives'), kept.initiativeIds, { named, isNamed: names.isNamed }),
  };
  if (after.text === '') return refused(at('decision'), because('work_without_title'));
  if (isTooLong(at('decision'), after.text, MAX_WORK_TEXT) || isTooLong(at('who'), after.who, MAX_WHO)) return null;
  if (after.goalIds.length + after.initiativeIds.length > 0) return after;
  if (!cellText(at('archived_goals'))) return refused(at('goals'), because('work_for_nothing'));
  findings.add('workKept', { ...placeOf(at('decision')), column: null }, { reason: because('goal_archived') });
  return null;
}

/** Links as a row has them: those that no file names stay, an order that means nothing is none, and there are at most so many. */
export function linksOf(
  at: CellAt,
  kept: readonly string[],
  { named, isNamed }: { readonly named: Stated<readonly string[]>; readonly isNamed: (id: string) => boolean },
): readonly string[] {
  if (named === undefined) return kept;
  const ids = [...new Set([...named, ...kept.filter((id) => !isNamed(id))])];
  const isSame = ids.length === kept.length && ids.every((id) => kept.includes(id));
  if (isSame) return kept;
  if (ids.length <= Math.max(MOST_LINKS, kept.length)) return ids;
  const reason = because('work_many_links', MOST_LINKS);
  at.sheet.findings.add('workLinkUnfit', placeOf(at), { value: String(ids.length), reason });
  return ids.slice(0, MOST_LINKS);
}

function goalsOf(
  at: PlanRow,
  kept: readonly string[],
  { names, state }: Around,
  { live, archived }: { readonly live: string; readonly archived: string } = {
    live: 'goals',
    archived: 'archived_goals',
  },
): readonly string[] {
  const inPlan = readLinks(at(live), names.goal);
  // A plan that is there has archived goals of its own.
  const put = state.isNew ? (readLinks(at(archived), names.archivedGoal) ?? []) : [];
  const named = inPlan && [...inPlan, ...put];
  return linksOf(at(live), kept, { named, isNamed: names.isNamed });
}

function weightOf(at: CellAt): number | undefined {
  const weight = readFrom(at, { least: Number.MIN_VALUE, most: MOST_WEIGHT });
  return weight ?? undefined;
}

function or<Value>(stated: Stated<Value>, kept: Value): Value {
  return stated === undefined ? kept : stated;
}

/** Blanks around a text are not told in every file. */
function textOr(stated: Stated<string>, kept: string): string {
  return stated === undefined || stated === kept.trim() ? kept : stated;
}

function isTooLong(at: CellAt, text: string, most: number): boolean {
  if (text.length <= most) return false;
  refused(at, because('work_too_long', most));
  return true;
}

function refused(at: CellAt, reason: FoundReason): null {
  at.sheet.findings.add('workRowUnfit', placeOf(at), { value: cellText(at) ?? '', reason });
  return null;
}
