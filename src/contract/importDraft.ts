import * as z from 'zod/mini';
import { TRACKING_FREQUENCIES } from '#core/calendar/period.ts';
import { importMappingSchema } from './import.ts';
import './wire/noEval.ts';

/** What a row of a difference is: `refused` stays as it is, `unchanged` is not written. */
export const DIFF_KINDS = ['added', 'changed', 'refused', 'unchanged'] as const;
export type DiffKind = (typeof DIFF_KINDS)[number];

/** How a value is to be read: `word` is one of ours (sum, high, yes), `parent` the number of a goal. */
export const VALUE_KINDS = ['text', 'number', 'currency', 'percent', 'date', 'word', 'parent', 'count'] as const;
export type DiffValueKind = (typeof VALUE_KINDS)[number];

const figureName = z.enum(['target', 'actual', 'both']);
const tracking = z.enum(TRACKING_FREQUENCIES);
const value = z.nullable(z.union([z.string(), z.number()]));

const diffRowSchema = z.object({
  /** Of this preview; what is left out is named by it. */
  key: z.string(),
  kind: z.enum(DIFF_KINDS),
  /** The row of the goal it cannot do without: that one left out, this one is too. */
  needs: z.nullable(z.string()),
  file: z.string(),
  /** Counted from 1, the header among them. */
  line: z.nullable(z.number()),
  goal: z.nullable(z.object({ number: z.string(), title: z.string() })),
  what: z.union([
    /** The goal itself: a new one, one left as it is, or a row that stays out. */
    z.object({ type: z.literal('goal') }),
    /** A field by its column in the interface; `eoy_target_2026` is the end target of a year. */
    z.object({ type: z.literal('field'), field: z.string() }),
    z.object({ type: z.literal('cell'), date: z.string(), tracking, figure: figureName }),
    z.object({ type: z.literal('cells'), from: z.string(), to: z.string(), tracking, figure: figureName }),
  ]),
  as: z.enum(VALUE_KINDS),
  before: value,
  after: value,
  /** How many goals, fields and cells the row stands for. */
  count: z.number(),
  /** What was found about it, by its code in a report; null: nothing. */
  code: z.nullable(z.string()),
  /** In a sentence; empty where there is nothing to say. */
  reason: z.string(),
  /** What a new goal took by default, by column. */
  defaults: z.record(z.string(), z.string()),
});
export type DiffRow = z.infer<typeof diffRowSchema>;

/** A page of the rows of a difference, in the order of files and lines. */
export const diffRowsSchema = z.object({ total: z.number(), rows: z.array(diffRowSchema) });
export type DiffRows = z.infer<typeof diffRowsSchema>;

/** What a person may set for goals whose file leaves it open. */
export const SETTABLE = ['function', 'value_type', 'direction', 'tracking'] as const;
export type SettableColumn = (typeof SETTABLE)[number];

const wordSetSchema = z.object({
  /** For every goal that none is named for below. */
  all: z.optional(z.nullable(z.string())),
  /** By the number of the goal. */
  goals: z.optional(z.record(z.string(), z.string())),
});

/** What a person says before an import is applied; a key left out stays as it was. */
export const importAnswersSchema = z.strictObject({
  mapping: z.optional(importMappingSchema),
  /** What a target of 0 means in a file that never leaves one empty. */
  zero_targets: z.optional(z.enum(['none', 'zero'])),
  set: z.optional(
    z.strictObject({
      function: z.optional(wordSetSchema),
      value_type: z.optional(wordSetSchema),
      direction: z.optional(wordSetSchema),
      tracking: z.optional(wordSetSchema),
    }),
  ),
  /** What is left out: whole kinds, and single rows by their keys. */
  left_out: z.optional(z.strictObject({ kinds: z.array(z.enum(['added', 'changed'])), rows: z.array(z.string()) })),
});
export type ImportAnswers = z.infer<typeof importAnswersSchema>;
export type SetWords = NonNullable<ImportAnswers['set']>;

const tableSchema = z.object({
  file: z.string(),
  /** Null: not told; `reason` says why. */
  kind: z.nullable(z.enum(['goals', 'entries', 'both'])),
  reason: z.nullable(z.string()),
  rows: z.number(),
  /** Of a delimited text. */
  delimiter: z.nullable(z.string()),
  date_format: z.nullable(z.enum(['M/D/Y', 'D/M/Y'])),
  decimal_mark: z.nullable(z.enum(['.', ','])),
  columns: z.array(
    z.object({
      heading: z.string(),
      /** Ours, `period` for a date as a heading; null: left out. */
      column: z.nullable(z.string()),
      /** The first cells, cut. */
      cells: z.array(z.string()),
    }),
  ),
});
export type DraftTable = z.infer<typeof tableSchema>;

const defaultTakenSchema = z.object({
  column: z.enum(SETTABLE),
  count: z.number(),
  /** The first two hundred, as their lines stand. */
  goals: z.array(z.object({ number: z.string(), title: z.string(), word: z.string() })),
  all: z.nullable(z.string()),
});
export type DefaultTaken = z.infer<typeof defaultTakenSchema>;

const kindCounts = z.object({
  /** Goals, fields and cells. */
  count: z.number(),
  goals: z.number(),
  fields: z.number(),
  cells: z.number(),
  /** Rows of the list. */
  rows: z.number(),
});

/** A cell that is not read as it stands in its file. */
const cellReadSchema = z.object({
  file: z.string(),
  /** Counted from 1, the header among them. */
  line: z.number(),
  /** By our name. */
  column: z.string(),
  value: z.nullable(z.string()),
  /** How it is read, or what becomes of it. */
  reason: z.string(),
});
export type CellRead = z.infer<typeof cellReadSchema>;

/** An import as it waits to be applied. */
export const importDraftSchema = z.object({
  id: z.string(),
  /** ISO instant: forgotten then. */
  expires_at: z.string(),
  plan: z.object({
    id: z.nullable(z.string()),
    name: z.string(),
    isNew: z.boolean(),
    date_format: z.enum(['M/D/Y', 'D/M/Y']),
    currency: z.string(),
    fiscal_month: z.number(),
    fiscal_display: z.number(),
    perspectives: z.record(z.string(), z.string()),
  }),
  files: z.array(z.object({ name: z.string(), bytes: z.number() })),
  tables: z.array(tableSchema),
  mapping: importMappingSchema,
  counts: z.object({ added: kindCounts, changed: kindCounts, refused: kindCounts, unchanged: kindCounts }),
  /** How much of it is chosen. */
  chosen: z.number(),
  zero_targets: z.nullable(z.object({ count: z.number(), answer: z.nullable(z.enum(['none', 'zero'])) })),
  defaults: z.array(defaultTakenSchema),
  /** Of the goals found by number, how many have the same title, where so few do that the file is likely another plan's. */
  other_plan: z.nullable(z.object({ found: z.number(), alike: z.number() })),
  /** Sentences about the whole of it, such as how many entries lie outside their goals' windows. */
  notices: z.array(
    z.object({
      code: z.string(),
      title: z.string(),
      count: z.number(),
      of: z.nullable(z.number()),
      reason: z.string(),
      /** The first twenty cells it is about; none where it is about a whole file. */
      cells: z.array(cellReadSchema),
    }),
  ),
  members: z.number(),
  departments: z.number(),
  /** Changes of the history that come with a plan of our own format; 0 for any other file. */
  history: z.number(),
  /** Why nothing can be applied as it stands: a file that cannot be read, a column that is missing. */
  refusals: z.array(
    z.object({ file: z.string(), line: z.nullable(z.number()), column: z.nullable(z.number()), reason: z.string() }),
  ),
});
export type ImportDraft = z.infer<typeof importDraftSchema>;

export const importAppliedSchema = z.object({
  plan_id: z.string(),
  version: z.number(),
  /** Goals, fields and cells that were written. */
  count: z.number(),
});
export type ImportApplied = z.infer<typeof importAppliedSchema>;

/** A mapping kept by name. */
export const keptMappingSchema = z.object({ name: z.string(), mapping: importMappingSchema, at: z.string() });
export const keptMappingsSchema = z.array(keptMappingSchema);
export type KeptMapping = z.infer<typeof keptMappingSchema>;
