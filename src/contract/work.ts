import * as z from 'zod/mini';
import { WORK_STATES } from '#core/work/work.ts';
import { wireDaySchema } from './wire/daySchema.ts';
import './wire/noEval.ts';

export const MAX_WORK_TITLE = 250;
export const MAX_WORK_TEXT = 5_000;
export const MAX_WHO = 100;
/** So many ids are read; how many may be linked the server says. */
const MAX_IDS_READ = 10_000;

const line = (most: number) =>
  z
    .string()
    .check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(most, `must have at most ${most} characters`));
const ids = z.array(z.string()).check(z.maxLength(MAX_IDS_READ, `must name at most ${MAX_IDS_READ} things`));
const idOrNull = z.nullable(z.string());
const dayOrNull = z.nullable(wireDaySchema);
const money = z.nullable(z.number('must be a number or null').check(z.minimum(0, 'must not be below 0')));

const initiative = {
  title: line(MAX_WORK_TITLE),
  description: z.string().check(z.maxLength(MAX_WORK_TEXT, `must have at most ${MAX_WORK_TEXT} characters`)),
  /** The member whose it is. */
  owner_id: idOrNull,
  department_id: idOrNull,
  start: dayOrNull,
  end: dayOrNull,
  state: z.enum(WORK_STATES),
  /** Null: it follows from the milestones. */
  percent: z.nullable(
    z.number('must be a number or null').check(z.minimum(0, 'must be 0 to 100'), z.maximum(100, 'must be 0 to 100')),
  ),
  planned: money,
  spent: money,
  goal_ids: ids,
  /** The initiatives and milestones that have to be finished before it starts. */
  after_ids: ids,
};

const milestone = {
  title: line(MAX_WORK_TITLE),
  /** The initiative that it is of, or else the goal. */
  initiative_id: idOrNull,
  goal_id: idOrNull,
  due: wireDaySchema,
  owner_id: idOrNull,
  /** Null while it is open. */
  done_on: dayOrNull,
  weight: z
    .number('must be a number')
    .check(z.gt(0, 'must be more than 0'), z.maximum(1_000_000, 'must be at most 1000000')),
  after_ids: ids,
};

const decision = {
  day: wireDaySchema,
  text: line(MAX_WORK_TEXT),
  /** Who decided: a person or a body. */
  who: line(MAX_WHO),
  goal_ids: ids,
  initiative_ids: ids,
};

/** What is left out stays; a new one has nothing of it. */
export const initiativePatchSchema = z.partial(z.strictObject(initiative));
export const newInitiativeSchema = z.extend(initiativePatchSchema, { title: initiative.title });
export const milestonePatchSchema = z.partial(z.strictObject(milestone));
export const newMilestoneSchema = z.extend(milestonePatchSchema, { title: milestone.title, due: milestone.due });
export const decisionPatchSchema = z.partial(z.strictObject(decision));
/** Without a day it is of today, and without `who` of the caller. */
export const newDecisionSchema = z.extend(decisionPatchSchema, { text: decision.text });

/** At most so many are changed, or archived, by one call. */
export const MOST_WORK_AT_ONCE = 500;
const EACH_ONCE = 'must name each once';
const idsOfMany = [
  z.minLength(1, 'must hold at least one'),
  z.maxLength(MOST_WORK_AT_ONCE, `must hold at most ${MOST_WORK_AT_ONCE}`),
] as const;
const isEachOnce = (all: readonly string[]) => new Set(all).size === all.length;
const id = z.string('must be an id');
const listOf = <Patch extends z.ZodMiniType<{ id: string }>>(patch: Patch) =>
  z.array(patch, 'must be a list of what is changed, each with its id').check(
    ...idsOfMany,
    z.refine((all) => isEachOnce(all.map((each) => each.id)), EACH_ONCE),
  );

/** PATCH …/initiatives, …/milestones and …/decisions: what is left out of each stays. */
export const manyInitiativesSchema = listOf(z.extend(initiativePatchSchema, { id }));
export const manyMilestonesSchema = listOf(z.extend(milestonePatchSchema, { id }));
export const manyDecisionsSchema = listOf(z.extend(decisionPatchSchema, { id }));

/** POST …/initiatives/archive and the like. */
export const archiveManyWorkSchema = z.strictObject({
  ids: z.array(id, 'must be a list of ids').check(...idsOfMany, z.refine(isEachOnce, EACH_ONCE)),
});

export type InitiativePatch = z.infer<typeof initiativePatchSchema>;
export type MilestonePatch = z.infer<typeof milestonePatchSchema>;
export type DecisionPatch = z.infer<typeof decisionPatchSchema>;

/** By how many days something has to start later, because what it comes after is not finished before. */
const warningSchema = z.object({ after_id: z.string(), days: z.number() });

const common = {
  id: z.string(),
  archived: z.literal([0, 1]),
  /** 1 where the asker may change it. */
  may_edit: z.literal([0, 1]),
};

export const initiativeSchema = z.object({
  ...common,
  ...initiative,
  /** How far it is: 0 to 100, or null where nothing says. */
  percent_complete: z.nullable(z.number()),
  percent_from: z.nullable(z.enum(['hand', 'milestones', 'state'])),
  /** How much of its time has passed, 0 to 100; null without a start and an end. */
  elapsed: z.nullable(z.number()),
  days_late: z.number(),
  milestones: z.object({ total: z.number(), done: z.number(), late: z.number() }),
  warnings: z.array(warningSchema),
});

export const milestoneSchema = z.object({
  ...common,
  ...milestone,
  days_late: z.number(),
  warnings: z.array(warningSchema),
});

export const decisionSchema = z.object({ ...common, ...decision });

export type WireInitiative = z.infer<typeof initiativeSchema>;
export type WireMilestone = z.infer<typeof milestoneSchema>;
export type WireDecision = z.infer<typeof decisionSchema>;

/** The replies of GET …/initiatives, …/milestones and …/decisions. */
export const initiativesSchema = z.array(initiativeSchema);
export const milestonesSchema = z.array(milestoneSchema);
export const decisionsSchema = z.array(decisionSchema);

export const workMadeSchema = z.object({ id: z.string(), version: z.number() });

/** The three nouns of the addresses. */
export const WORK_NOUNS = ['initiatives', 'milestones', 'decisions'] as const;
export type WorkNoun = (typeof WORK_NOUNS)[number];
