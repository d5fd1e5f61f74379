import * as z from 'zod/mini';
import { QUESTION_RULES } from '#core/access.ts';
import { TRACKING_FREQUENCIES } from '#core/calendar/period.ts';
import { FEED_RHYTHMS } from '#core/feed/feedSchedule.ts';
import { CONNECTION_KINDS } from './connection.ts';
import { feedReasonSchema } from './feedReason.ts';
import { foundReasonSchema } from './foundReason.ts';
import { importMappingSchema } from './import.ts';
import { VALUE_KINDS } from './importDraft.ts';
import './wire/noEval.ts';

export const FEED_WRITES = ['at_once', 'on_yes'] as const;
export const MOST_MONTHS = 120;

const name = z
  .string()
  .check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(100, 'must have at most 100 characters'));

export const feedScheduleSchema = z.strictObject({
  every: z.enum(FEED_RHYTHMS),
  /** Minutes since the day began, in the plan’s time zone; of an hourly feed since the hour did. */
  at: z.int().check(z.minimum(0), z.maximum(1439)),
  /** Of a weekly feed: 0 Sunday to 6 Saturday. */
  weekday: z._default(z.int().check(z.minimum(0), z.maximum(6)), 1),
  /** Of a monthly feed; in a shorter month its last day. */
  month_day: z._default(z.int().check(z.minimum(1), z.maximum(31)), 1),
});

/** What a source is asked, and how its answer is read. */
const question = {
  connection_id: z.string(),
  /** One SELECT; a file of the folder, where `*` is the newest that fits; or what follows the address. `:since` is a day. */
  ask: z.string().check(z.maxLength(20_000, 'must have at most 20,000 characters')),
  /** How many months back the source is asked for; `:since` is the first day of them. */
  months: z.int().check(z.minimum(1), z.maximum(MOST_MONTHS)),
  /** By what the source names goals: `number`, `id`, `item`, or the id of an own field. */
  goal_by: z.string().check(z.minLength(1), z.maxLength(100)),
  mapping: importMappingSchema,
};

const rest = {
  name,
  schedule: feedScheduleSchema,
  writes: z.enum(FEED_WRITES),
  /** The member who is told when it fails. */
  owner_id: z.nullable(z.string()),
  is_paused: z.boolean(),
};

export const newFeedSchema = z.strictObject({
  name,
  connection_id: question.connection_id,
  ask: z._default(question.ask, ''),
  months: z._default(question.months, 4),
  goal_by: z._default(question.goal_by, 'number'),
  mapping: z._default(question.mapping, {}),
  schedule: feedScheduleSchema,
  writes: z._default(rest.writes, 'at_once'),
  /** Left out: whoever makes it. */
  owner_id: z.optional(rest.owner_id),
  is_paused: z._default(rest.is_paused, false),
});

/** What is left out stays. */
export const feedPatchSchema = z.partial(z.strictObject({ ...question, ...rest }));

export const feedQuestionSchema = z.strictObject({
  connection_id: question.connection_id,
  ask: z._default(question.ask, ''),
  months: z._default(question.months, 4),
  goal_by: z._default(question.goal_by, 'number'),
  mapping: z._default(question.mapping, {}),
  /** The feed that is edited: what it knows of its figures counts. */
  feed_id: z._default(z.nullable(z.string()), null),
});
export type FeedQuestion = z.infer<typeof feedQuestionSchema>;

const countsSchema = z.object({
  /** Figures that the source gave; the others add up to it. */
  read: z.number(),
  changed: z.number(),
  refused: z.number(),
  /** Those that a person has corrected: the run asks, and theirs stays. */
  asked: z.number(),
  /** Those that wait for a yes. */
  waiting: z.number(),
  same: z.number(),
});
export type FeedCounts = z.infer<typeof countsSchema>;

export const LINE_KINDS = ['changed', 'waiting', 'asked', 'refused'] as const;

const lineSchema = z.object({
  kind: z.enum(LINE_KINDS),
  /** Null where the source names a goal that is none. */
  goal: z.nullable(z.object({ id: z.string(), number: z.string(), title: z.string() })),
  /** The first day of the period; null where it could not be read. */
  date: z.nullable(z.string()),
  tracking: z.nullable(z.enum(TRACKING_FREQUENCIES)),
  figure: z.nullable(z.enum(['target', 'actual'])),
  as: z.nullable(z.enum(VALUE_KINDS)),
  before: z.nullable(z.number()),
  after: z.nullable(z.number()),
  /** Why it is refused: `closed`, `no_goal`, `computed`, `year_target`, `implausible_period`, `group`, or a code of imports. */
  code: z.nullable(z.string()),
  /** What the source said, or why; in English. */
  about: z.string(),
  /** Of a refused line: what the source wrote there, and why it is refused by its code. */
  text: z.optional(z.string()),
  said: z.optional(foundReasonSchema),
  /** Of what is asked: who corrected the figure, when, and what they wrote beside it. */
  by: z.nullable(z.string()),
  at: z.nullable(z.string()),
  comment: z.nullable(z.string()),
  /** Of what is asked: the run that asked first. */
  asked_in: z.nullable(z.number()),
  /** Of what is asked: somebody has answered since. */
  is_answered: z.optional(z.boolean()),
});
export type FeedLine = z.infer<typeof lineSchema>;

export const RUN_OUTCOMES = ['running', 'done', 'waiting', 'failed', 'replaced'] as const;

const runSchema = z.object({
  id: z.string(),
  number: z.number(),
  trigger: z.enum(['schedule', 'retry', 'person', 'command']),
  by: z.nullable(z.string()),
  started_at: z.string(),
  ended_at: z.nullable(z.string()),
  /** `waiting` for a yes; `replaced`: a later run came before the yes. */
  outcome: z.enum(RUN_OUTCOMES),
  counts: countsSchema,
  reason: z.nullable(feedReasonSchema),
  /** The first day that the source was asked for. */
  since: z.nullable(z.string()),
  milliseconds: z.nullable(z.number()),
  /** Of the change that it wrote; undo takes it back. */
  version: z.nullable(z.number()),
});
export type FeedRun = z.infer<typeof runSchema>;

export const feedRunsSchema = z.object({
  runs: z.array(runSchema),
  /** Asks for the next page as `before`; null on the last one. */
  next_before: z.nullable(z.number()),
});
export type FeedRuns = z.infer<typeof feedRunsSchema>;

export const feedRunDetailSchema = z.extend(runSchema, {
  lines: z.array(lineSchema),
  /** More lines than are kept. */
  is_cut: z.boolean(),
});
export type FeedRunDetail = z.infer<typeof feedRunDetailSchema>;

export const FEED_STATES = ['works', 'nothing_new', 'waits', 'fails', 'paused', 'new'] as const;
export type FeedState = (typeof FEED_STATES)[number];

export const feedSchema = z.object({
  id: z.string(),
  ...rest,
  ...question,
  state: z.enum(FEED_STATES),
  /** How many goals it has brought figures to. */
  goals: z.number(),
  owner: z.nullable(z.string()),
  next_run_at: z.nullable(z.string()),
  failures: z.number(),
  failing_since: z.nullable(z.string()),
  reason: z.nullable(feedReasonSchema),
  /** When its owner was told of the failure. */
  told_at: z.nullable(z.string()),
  last_good_at: z.nullable(z.string()),
  last_failure_at: z.nullable(z.string()),
  runs: z.number(),
  last_run: z.nullable(runSchema),
  /** Figures that a person has corrected and that wait for an answer. */
  questions: z.number(),
});
export type FeedReply = z.infer<typeof feedSchema>;

export const feedsSchema = z.object({
  time_zone: z.string(),
  feeds: z.array(feedSchema),
  /** The connections that feeds of this plan may use. */
  connections: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      kind: z.enum(CONNECTION_KINDS),
      address: z.string(),
      /** `listed`: only these questions are asked, and others wait until an administrator allows them. */
      question_rule: z.enum(QUESTION_RULES),
      questions: z.array(z.string()),
      asked_at: z.nullable(z.string()),
      failing_since: z.nullable(z.string()),
      reason: z.nullable(feedReasonSchema),
    }),
  ),
});
export type Feeds = z.infer<typeof feedsSchema>;

/** What a feed would do now. */
export const feedPreviewSchema = z.object({
  reason: z.nullable(feedReasonSchema),
  milliseconds: z.nullable(z.number()),
  since: z.string(),
  rows: z.number(),
  columns: z.array(
    z.object({
      heading: z.string(),
      /** What it is read as: goal_number, date, actual, target, `period`, or null for nothing. */
      column: z.nullable(z.string()),
      cells: z.array(z.string()),
    }),
  ),
  /** The sheets of the answer; of a text file one without a name. */
  sheets: z.array(
    z.object({
      sheet: z.nullable(z.string()),
      is_taken: z.boolean(),
      header_rows: z.array(z.number()),
      /** Its first filled rows. */
      rows: z.array(z.object({ row: z.number(), cells: z.array(z.string()) })),
    }),
  ),
  mapping: importMappingSchema,
  counts: countsSchema,
  lines: z.array(lineSchema),
});
export type FeedPreview = z.infer<typeof feedPreviewSchema>;

export const feedAnswersSchema = z.strictObject({
  answers: z
    .array(
      z.strictObject({
        goal_id: z.string(),
        date: z.string(),
        figure: z.enum(['target', 'actual']),
        /** Takes what the feed says; else what the person wrote stays. */
        take: z.boolean(),
      }),
    )
    .check(z.minLength(1), z.maxLength(1000)),
});
export type FeedAnswer = z.infer<typeof feedAnswersSchema>['answers'][number];

/** GET …/own-feeds: feeds of which the caller is the owner and that bring no figures. */
export const ownFeedsSchema = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    state: z.enum(['fails', 'nothing_new', 'paused']),
    failing_since: z.nullable(z.string()),
    /** Null for who may not edit feeds: it may hold rows of the source. */
    reason: z.nullable(feedReasonSchema),
  }),
);
export type OwnFeed = z.infer<typeof ownFeedsSchema>[number];
