import * as z from 'zod/mini';
import { SHOWN_STATUSES } from '#core/goal/shownStatus.ts';
import { STATUSES } from '#core/goal/status.ts';
import { WORK_STATES } from '#core/work/work.ts';
import './wire/noEval.ts';

/** A sheet of a file of another layout, with what its columns are taken for. */
export const readSheetSchema = z.object({
  file: z.string(),
  /** Null for a text file. */
  sheet: z.nullable(z.string()),
  is_hidden: z.boolean(),
  is_read: z.boolean(),
  /** How many of its rows say something; the first are in `rows`, and those with cells that questions were read from. */
  filled_rows: z.number(),
  rows: z.array(z.object({ row: z.number(), cells: z.array(z.string()) })),
  tables: z.array(
    z.object({
      header_rows: z.array(z.number()),
      first_row: z.number(),
      last_row: z.number(),
      rows: z.number(),
      /** Rows and columns are exchanged: each heading stands at the start of a row. */
      is_turned: z.boolean(),
      columns: z.array(
        z.object({
          /** By its letters; of a sheet with rows and columns exchanged, its row. */
          at: z.string(),
          heading: z.string(),
          /** The answer to the question about it. */
          taken_for: z.string(),
          /** The name of that question; null where none is asked, as of a column without a heading. */
          question: z.nullable(z.string()),
        }),
      ),
    }),
  ),
});
export type ReadSheet = z.infer<typeof readSheetSchema>;

/** An initiative or milestone of the file as it will stand in the plan. */
export const standingWorkSchema = z.object({
  noun: z.enum(['initiatives', 'milestones']),
  title: z.string(),
  /** Titles of the goals it is for, or of the initiative that a milestone is of. */
  of: z.array(z.string()),
  /** Null of a milestone. */
  state: z.nullable(z.enum(WORK_STATES)),
  /** As it is set by hand. */
  percent: z.nullable(z.number()),
  start: z.nullable(z.string()),
  /** Of a milestone the day it is due. */
  end: z.nullable(z.string()),
  done_on: z.nullable(z.string()),
  owner: z.nullable(z.string()),
  change: z.enum(['new', 'changed', 'same']),
  file: z.string(),
  row: z.number(),
});
export type StandingWork = z.infer<typeof standingWorkSchema>;

/** A goal of the file as it will stand in the plan. */
const standingGoalSchema = z.object({
  number: z.string(),
  title: z.string(),
  depth: z.number(),
  /** How many goals stand below it, at any depth. */
  below: z.number(),
  is_new: z.boolean(),
  /** What changes of a goal that the plan has; the first of them, and how many. */
  changes: z.number(),
  change: z.nullable(
    z.object({
      what: z.string(),
      as: z.string(),
      before: z.nullable(z.union([z.string(), z.number()])),
      after: z.nullable(z.union([z.string(), z.number()])),
    }),
  ),
  /** Null where it is not worked out, as in a plan of many thousands of goals. */
  status: z.nullable(z.enum(SHOWN_STATUSES)),
  /** Where it started. */
  baseline: z.nullable(z.number()),
  /** Its last periods. */
  actuals: z.array(z.nullable(z.number())),
  targets: z.array(z.nullable(z.number())),
  value_type: z.enum(['currency', 'number', 'percent']),
  unit: z.string(),
  direction: z.enum(['up', 'down', 'equal']),
  function: z.enum(['sum', 'average', 'highest', 'lowest', 'current']),
  has_figures: z.boolean(),
  /** Of the year that is shown: the last with a figure. */
  target: z.nullable(z.number()),
  year: z.nullable(z.number()),
  /** Names of the questions that are assumed for it. */
  direction_question: z.nullable(z.string()),
  function_question: z.nullable(z.string()),
  file: z.nullable(z.string()),
  sheet: z.nullable(z.string()),
  row: z.nullable(z.number()),
  /** The other filled cells of that row, and which of them do not come in. */
  cells: z.array(z.object({ text: z.string(), is_out: z.boolean() })),
});
export type StandingGoal = z.infer<typeof standingGoalSchema>;

export const standingGoalsSchema = z.object({ total: z.number(), goals: z.array(standingGoalSchema) });
export type StandingGoals = z.infer<typeof standingGoalsSchema>;

/** How many goals the file calls behind, and how many its figures do. */
export const statusComparisonSchema = z.object({
  /** How many have a status in the file and figures to be judged by. */
  of: z.number(),
  said: z.number(),
  figures: z.number(),
  /** Those that are called otherwise; of many the first. */
  differ: z.array(
    z.object({
      number: z.string(),
      title: z.string(),
      said: z.enum(STATUSES),
      figures: z.enum(SHOWN_STATUSES),
    }),
  ),
});
export type StatusComparison = z.infer<typeof statusComparisonSchema>;
