import { measureText } from '#core/goal/measureText.ts';
import { ownText } from '#core/own/ownText.ts';
import { isNumeric, ownValueOf } from '#core/own/ownValue.ts';
import { NO_OWN_VALUES } from '#core/own/ownValues.ts';
import { foldText } from '#core/search/foldText.ts';
import { vocabularyOf } from '#core/search/likeWords.ts';
import { sizedCache } from '#server/base/sizedCache.ts';
import { nameOf } from '#server/features/asking/membership.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { Store } from '#server/store/database/store.ts';
import { createYielder } from '#server/store/database/yielder.ts';
import { findPlanComments } from '#server/store/plans/comments.ts';
import type { GoalRecord } from '#server/store/plans/goals.ts';
import type { StoredComment } from '#server/store/rows/edit.ts';

export type SearchedGoal = {
  readonly goal: GoalRecord;
  readonly seen: string;
  /** With its unit. */
  readonly measure: string;
  readonly description: string;
  /** Its own fields, by name, as texts. */
  readonly own: readonly SearchedText[];
  readonly comments: readonly SearchedComment[];
};

export type SearchedText = { readonly name: string; readonly text: string; readonly folded: string };

export type SearchedComment = { readonly comment: StoredComment; readonly folded: string };

export type SearchedPlan = {
  readonly goals: readonly SearchedGoal[];
  /** Built on first use, for mistyped words. */
  readonly vocabulary: () => Promise<ReadonlySet<string>>;
};

export type FindSearchedPlan = (booked: BookedPlan) => Promise<SearchedPlan>;

type Kept = { readonly version: number; readonly plan: SearchedPlan; readonly bytes: number };

const MOST_BYTES = 64 * 1024 * 1024;
const BYTES_OF_GOAL = 200;

/** A cache of plans prepared for searching, until they change. Preparing yields to the event loop. */
export function createSearchedPlans(store: Store): FindSearchedPlan {
  const kept = sizedCache<Kept>({ maxBytes: MOST_BYTES, bytesOf: ({ bytes }) => bytes });
  return async (booked) => {
    const { plan, version } = booked.whole;
    const known = kept.get(plan.id);
    if (known?.version === version) return known.plan;
    const goals = await preparedGoals(booked, await findPlanComments(store.db, plan.id));
    const searched = searchedPlanOf(goals);
    kept.set(plan.id, { version, plan: searched, bytes: bytesOf(goals) });
    return searched;
  };
}

export function searchedPlanOf(goals: readonly SearchedGoal[]): SearchedPlan {
  let vocabulary: Promise<ReadonlySet<string>> | null = null;
  return {
    goals,
    vocabulary: () => {
      vocabulary ??= vocabularyIn(goals);
      return vocabulary;
    },
  };
}

async function vocabularyIn(goals: readonly SearchedGoal[]): Promise<ReadonlySet<string>> {
  const breathe = createYielder();
  const words = new Set<string>();
  for (let at = 0; at < goals.length; at += GOALS_A_STEP) {
    for (const word of vocabularyOf(textsOf(goals.slice(at, at + GOALS_A_STEP)))) words.add(word);
    await breathe();
  }
  return words;
}

function* textsOf(goals: readonly SearchedGoal[]): Generator<string> {
  for (const { seen, measure, description, own, comments } of goals) {
    yield seen;
    yield measure;
    yield description;
    for (const { folded } of own) yield folded;
    for (const { folded } of comments) yield folded;
  }
}

async function preparedGoals(booked: BookedPlan, stored: readonly StoredComment[]): Promise<SearchedGoal[]> {
  const breathe = createYielder();
  const { departments, members } = booked.whole.owners;
  const ownOf = ownTextsOf(booked);
  const owners = new Map([
    ...departments.map(({ id, name }) => [`d_${id}`, foldText(name)] as const),
    ...members.map(({ id, firstName, lastName }) => [`u_${id}`, foldText(`${firstName} ${lastName}`)] as const),
  ]);
  const comments = Map.groupBy(stored, ({ goalId }) => goalId);
  const goals: SearchedGoal[] = [];
  for (const id of booked.order) {
    const goal = booked.goals.get(id);
    if (goal === undefined) continue;
    const owner = owners.get(`u_${goal.memberId}`) ?? '';
    const department = owners.get(`d_${goal.departmentId}`) ?? '';
    goals.push({
      goal,
      seen: `${foldText(goal.title)}\n${owner}\n${department}`,
      measure: foldText(measureText(goal.measure, goal.unit)),
      description: foldText(goal.description),
      own: ownOf(goal),
      comments: (comments.get(id) ?? []).map((comment) => ({ comment, folded: foldText(comment.text) })),
    });
    if (goals.length % GOALS_A_STEP === 0) await breathe();
  }
  return goals;
}

/** What people type of own fields: texts, links, and names of choices and people. Equal texts are folded once. */
function ownTextsOf({ whole: { plan, owners } }: BookedPlan): (goal: GoalRecord) => readonly SearchedText[] {
  const fields = plan.fields.filter(({ kind }) => !isNumeric(kind) && kind !== 'date' && kind !== 'yes_no');
  if (fields.length === 0) return () => NO_TEXTS;
  const people = new Map(owners.members.map((member) => [member.id, nameOf(member)]));
  const known = new Map<string, SearchedText>();
  return (goal) => {
    if (goal.ownFields === NO_OWN_VALUES) return NO_TEXTS;
    return fields.flatMap((field) => {
      const value = ownValueOf(field, goal);
      if (value === null) return [];
      const text = ownText(field, value, (id) => people.get(id) ?? '');
      const key = `${field.id} ${text}`;
      const told = known.get(key) ?? { name: field.name, text, folded: foldText(text) };
      known.set(key, told);
      return told.folded === '' ? [] : [told];
    });
  };
}

const NO_TEXTS: readonly SearchedText[] = [];

export const GOALS_A_STEP = 512;

function bytesOf(goals: readonly SearchedGoal[]): number {
  let characters = 0;
  // Equal texts of own fields are one.
  const known = new Set<SearchedText>();
  for (const { seen, measure, description, own, comments } of goals) {
    characters += seen.length + measure.length + description.length;
    for (const told of own) {
      if (!known.has(told)) characters += 2 * told.folded.length;
      known.add(told);
    }
    for (const { folded } of comments) characters += 2 * folded.length;
  }
  return goals.length * BYTES_OF_GOAL + characters;
}
