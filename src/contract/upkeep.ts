import * as z from 'zod/mini';
import { TRACKING_FREQUENCIES } from '#core/calendar/period.ts';
import { LANGUAGES } from './language.ts';
import { mustBeOneOf } from './mustBeOneOf.ts';
import './wire/noEval.ts';

/** Of an owner at most so many waiting goals are listed; the counts have all. */
export const MOST_WAITING_LISTED = 200;

const waitingGoal = z.object({
  id: z.string(),
  number: z.string(),
  item: z.string(),
  frequency: z.enum(TRACKING_FREQUENCIES),
  state: z.enum(['due', 'overdue', 'never_entered']),
  /** First days of the periods without an actual, in order. */
  missing: z.array(z.string()),
  /** The last day on which the first of them is in time. */
  by: z.string(),
});
export type WireWaitingGoal = z.infer<typeof waitingGoal>;

const upkeepOwner = z.object({
  /** Null where a department, or nobody, has the goals. */
  member_id: z.nullable(z.string()),
  department_id: z.nullable(z.string()),
  up_to_date: z.number(),
  due: z.number(),
  overdue: z.number(),
  never_entered: z.number(),
  /** The last day of the latest period with an actual. */
  last_figure: z.nullable(z.string()),
  /** Whether the owner can be reminded now, or why not. */
  reminder: z.enum(['possible', 'too_soon', 'stopped', 'no_account', 'nobody']),
  /** The day of the last reminder that a lead asked for. */
  reminded_on: z.nullable(z.string()),
  waiting: z.array(waitingGoal),
});
export type WireUpkeepOwner = z.infer<typeof upkeepOwner>;

/** GET /api/plans/:planId/upkeep: who keeps what up to date. */
export const upkeepSchema = z.object({
  /** 0 where the installation sends no mail. */
  mail: z.literal([0, 1]),
  owners: z.array(upkeepOwner),
});
export type WireUpkeep = z.infer<typeof upkeepSchema>;

const language = z.optional(z.enum(LANGUAGES, mustBeOneOf(LANGUAGES)));

/** POST …/upkeep/reminders: the language of those who have chosen none. */
export const remindSchema = z.strictObject({
  members: z
    .array(z.string())
    .check(z.minLength(1, 'must name at least one member'), z.maxLength(500, 'must name at most 500 members')),
  language,
});

export const remindedSchema = z.object({
  reminded: z.array(z.string()),
  /** Why others were not: too_soon, stopped, no_account, nothing_waits or mail_refused. */
  not_reminded: z.array(z.object({ member_id: z.string(), why: z.string() })),
});
export type WireReminded = z.infer<typeof remindedSchema>;

/** POST …/goals/remind: the same, at the version of the plan that was read. */
export const remindedOfGoalsSchema = z.extend(remindedSchema, { version: z.number() });

/** POST …/goals/:goalId/ask-next-step: the language of an owner who has chosen none. */
export const askStepSchema = z.strictObject({ language });
export const stepAskedSchema = z.object({
  /** Who was asked, by name. */
  asked: z.array(z.string()),
});
export type WireStepAsked = z.infer<typeof stepAskedSchema>;

/** GET …/upkeep/letters/:memberId: the reminder, word for word. */
export const upkeepLetterSchema = z.object({
  language: z.enum(LANGUAGES),
  heading: z.string(),
  paragraphs: z.array(z.string()),
  action: z.string(),
  foot: z.array(z.string()),
});
export type WireUpkeepLetter = z.infer<typeof upkeepLetterSchema>;
