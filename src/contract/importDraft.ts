import * as z from 'zod/mini';
import { DATE_FORMATS } from '#core/calendar/dateFormat.ts';
import { TRACKING_FREQUENCIES } from '#core/calendar/period.ts';
import { OWN_KINDS } from '#core/own/ownField.ts';
import { foundReasonSchema } from './foundReason.ts';
import { importMappingSchema } from './import.ts';
import { importProofSchema, importQuestionSchema, questionAnswersSchema } from './importQuestion.ts';
import { readSheetSchema, standingWorkSchema, statusComparisonSchema } from './importStanding.ts';
import { readNoticeSchema } from './readNotice.ts';
import { SHEET_NOTES } from './sheetNotes.ts';
import { WORK_NOUNS } from './work.ts';
import './wire/noEval.ts';

/** What one upload takes: bytes of all its files together, and files. */
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
export const UPLOAD_MAX_FILES = 10;

/** `refused` and `unchanged` rows are not written. */
export const DIFF_KINDS = ['added', 'changed', 'refused', 'unchanged'] as const;
export type DiffKind = (typeof DIFF_KINDS)[number];

/** How a value is read: `word` is one of ours (sum, high, yes), `parent` the number of a goal. */
export const VALUE_KINDS = ['text', 'number', 'currency', 'percent', 'date', 'word', 'parent', 'count'] as const;
export type DiffValueKind = (typeof VALUE_KINDS)[number];

const figureName = z.enum(['target', 'actual', 'both']);
const tracking = z.enum(TRACKING_FREQUENCIES);
const value = z.nullable(z.union([z.string(), z.number()]));

const diffRowSchema = z.object({
  /** Identifies the row within this preview; rows that are left out are named by it. */
  key: z.string(),
  kind: z.enum(DIFF_KINDS),
  /** The row of the goal it depends on: if that is left out, so is this one. */
  needs: z.nullable(z.string()),
  file: z.string(),
  line: z.nullable(z.number()),
  /** Of what is refused, its cell in the workbook, such as D7; left out where there is none. */
  cell: z.optional(z.string()),
  /** Of work its own title, without a number. */
  goal: z.nullable(z.object({ number: z.string(), title: z.string() })),
  what: z.union([
    /** The goal itself: new, unchanged, or refused. */
    z.object({ type: z.literal('goal') }),
    z.object({ type: z.literal('field'), field: z.string() }),
    z.object({ type: z.literal('cell'), date: z.string(), tracking, figure: figureName }),
    z.object({ type: z.literal('cells'), from: z.string(), to: z.string(), tracking, figure: figureName }),
    /** An initiative, milestone or decision, or a field of one by its column in files. */
    z.object({ type: z.literal('work'), noun: z.enum(WORK_NOUNS), field: z.nullable(z.string()) }),
  ]),
  as: z.enum(VALUE_KINDS),
  before: value,
  after: value,
  count: z.number(),
  code: z.nullable(z.string()),
  reason: z.string(),
  said: z.optional(foundReasonSchema),
  defaults: z.record(z.string(), z.string()),
  /** Of a new goal: what else is stated about it, as it was read. */
  gets: z.optional(z.array(z.object({ field: z.string(), as: z.enum(VALUE_KINDS), value }))),
});
export type DiffRow = z.infer<typeof diffRowSchema>;

export const diffRowsSchema = z.object({ total: z.number(), rows: z.array(diffRowSchema) });
export type DiffRows = z.infer<typeof diffRowsSchema>;

/** What a person may set for goals where the file does not say. */
export const SETTABLE = ['function', 'value_type', 'direction', 'tracking'] as const;
export type SettableColumn = (typeof SETTABLE)[number];

const wordSetSchema = z.object({
  /** For every goal that none is named for below. */
  all: z.optional(z.nullable(z.string())),
  goals: z.optional(z.record(z.string(), z.string())),
});

/** The answers given before an import is applied; a key left out keeps its value. */
export const importAnswersSchema = z.strictObject({
  mapping: z.optional(importMappingSchema),
  /** Answers to questions, by their names; each call adds to those given before, an empty value takes one back. */
  answers: z.optional(questionAnswersSchema),
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
  /** The settings of the file, by their names there, that a plan that is there takes over; left out: the usual ones. */
  take_settings: z.optional(z.array(z.string()).check(z.maxLength(100))),
  /** What is left out: whole kinds, and single rows by their keys. */
  left_out: z.optional(z.strictObject({ kinds: z.array(z.enum(['added', 'changed'])), rows: z.array(z.string()) })),
});
export type ImportAnswers = z.infer<typeof importAnswersSchema>;
export type SetWords = NonNullable<ImportAnswers['set']>;

/** The server sends this many filled rows of a sheet, and looks for headings among them. */
export const SHOWN_ROWS = 50;

export type SheetNoteKind = (typeof SHEET_NOTES)[number];

/** Of these a person chooses whether they are left out; of the others they are only told. */
export const CHOSEN_NOTES: ReadonlySet<SheetNoteKind> = new Set([
  'total',
  'note',
  'section',
  'repeated_headings',
  'hidden_rows',
  'hidden_columns',
]);

const sheetSchema = z.object({
  file: z.string(),
  /** Null for a text file. */
  sheet: z.nullable(z.string()),
  is_hidden: z.boolean(),
  /** Whether it is read. */
  is_taken: z.boolean(),
  /** Whether it is read by its first row, with nothing left out: nobody has to look at it. */
  is_plain: z.boolean(),
  /** As the file counts them. */
  header_rows: z.array(z.number()),
  noted: z.array(
    z.object({
      kind: z.enum(SHEET_NOTES),
      rows: z.array(z.number()),
      /** By their letters. */
      columns: z.array(z.string()),
      /** What the first row says. */
      text: z.string(),
      is_left_out: z.boolean(),
    }),
  ),
  /** Its first filled rows as they stand, cut. */
  rows: z.array(z.object({ row: z.number(), cells: z.array(z.string()) })),
});
export type DraftSheet = z.infer<typeof sheetSchema>;
export type SheetNote = DraftSheet['noted'][number];
const PERIOD_UNITS = ['day', 'week', 'month', 'quarter', 'year'] as const;

const tableSchema = z.object({
  file: z.string(),
  kind: z.nullable(z.enum(['goals', 'entries', 'both'])),
  reason: z.nullable(z.string()),
  rows: z.number(),
  delimiter: z.nullable(z.string()),
  date_format: z.nullable(z.enum(DATE_FORMATS)),
  decimal_mark: z.nullable(z.enum(['.', ','])),
  columns: z.array(
    z.object({
      heading: z.string(),
      column: z.nullable(z.string()),
      cells: z.array(z.string()),
      /** Of which period and figure its cells are; null where it is none, or its year is not known yet. */
      period: z.nullable(
        z.object({
          /** As a mapping names it: `2026-01`, `2026-Q1`, `FY2026`, `2026-W41`, a day as it stands. */
          name: z.string(),
          start: z.nullable(z.string()),
          unit: z.enum(PERIOD_UNITS),
          figure: z.nullable(z.enum(['target', 'actual'])),
        }),
      ),
    }),
  ),
});
export type DraftTable = z.infer<typeof tableSchema>;

const defaultTakenSchema = z.object({
  column: z.enum(SETTABLE),
  count: z.number(),
  goals: z.array(z.object({ number: z.string(), title: z.string(), word: z.string() })),
  all: z.nullable(z.string()),
});
export type DefaultTaken = z.infer<typeof defaultTakenSchema>;

const kindCounts = z.object({
  count: z.number(),
  goals: z.number(),
  /** Whole initiatives, milestones and decisions. */
  work: z.number(),
  /** Of goals and of work. */
  fields: z.number(),
  cells: z.number(),
  rows: z.number(),
});

/** A cell that is read differently from how it is written. */
const cellReadSchema = z.object({
  file: z.string(),
  line: z.number(),
  column: z.string(),
  /** In its workbook, such as D7; left out where there is none. */
  cell: z.optional(z.string()),
  value: z.nullable(z.string()),
  reason: z.string(),
  said: z.optional(foundReasonSchema),
});
export type CellRead = z.infer<typeof cellReadSchema>;

/** A setting that is an own field is called so, with the name of the field behind it. */
export const OWN_FIELD_SETTING = 'own_field: ';

/** A setting in which a plan and a file of a whole plan differ. */
const settingDiffSchema = z.object({
  /** By its name in the file. */
  setting: z.string(),
  before: value,
  /** As the file has it. */
  after: value,
  /** Whether the plan takes it over. */
  is_taken: z.boolean(),
  /** Why it cannot be taken over; null where it can. `chosen`: the plan is made, and somebody said otherwise. */
  fixed: z.nullable(z.enum(['chosen', 'moves_figures', 'closes_figures'])),
});
export type SettingDiff = z.infer<typeof settingDiffSchema>;

/** `chosen`: whoever makes the plan says so; `file`: the file does; `usual`: neither says, so it is as usual there. */
const madeSettingSchema = z.object({
  /** By its name in files. */
  setting: z.string(),
  value,
  from: z.enum(['chosen', 'file', 'usual']),
});
export type MadeSetting = z.infer<typeof madeSettingSchema>;

export const importDraftSchema = z.object({
  id: z.string(),
  expires_at: z.string(),
  plan: z.object({
    id: z.nullable(z.string()),
    name: z.string(),
    isNew: z.boolean(),
    date_format: z.enum(DATE_FORMATS),
    currency: z.string(),
    fiscal_month: z.number(),
    fiscal_display: z.number(),
    perspectives: z.record(z.string(), z.string()),
    /** Own fields, those that the file brings among them. */
    own_fields: z.array(z.object({ name: z.string(), kind: z.enum(OWN_KINDS) })),
  }),
  files: z.array(z.object({ name: z.string(), bytes: z.number() })),
  /** Every sheet of the files, those that are not read among them. */
  sheets: z.array(sheetSchema),
  tables: z.array(tableSchema),
  mapping: importMappingSchema,
  /** Everything that was assumed, with what else it could be: the ones to be asked first. */
  questions: z.array(importQuestionSchema),
  /** Null for files in a layout of Milepost's own and for whole plans, whose findings tell everything. */
  proof: z.nullable(importProofSchema),
  /** The sheets of files of another layout; none of Milepost's own. */
  read_sheets: z.array(readSheetSchema),
  /** What files of another layout hold; null for Milepost's own. */
  read_counts: z.nullable(
    z.object({ goals: z.number(), groups: z.number(), actuals: z.number(), targets: z.number() }),
  ),
  /** Initiatives and milestones of the files as they will stand; of very many the first. */
  work: z.array(standingWorkSchema),
  work_counts: z.object({ initiatives: z.number(), milestones: z.number() }),
  /** What the file calls its goals beside what the figures come to; null where it calls none, or says the same. */
  statuses: z.nullable(statusComparisonSchema),
  counts: z.object({ added: kindCounts, changed: kindCounts, refused: kindCounts, unchanged: kindCounts }),
  chosen: z.number(),
  /** The same, by what is changed. */
  chosen_parts: z.object({
    goals: z.number(),
    fields: z.number(),
    cells: z.number(),
    settings: z.number(),
    initiatives: z.number(),
    milestones: z.number(),
    decisions: z.number(),
  }),
  /** Headings and periods that name no year: `answer` is that of the first of them, once it is said. */
  year: z.nullable(z.object({ headings: z.array(z.string()), proposed: z.number(), answer: z.nullable(z.number()) })),
  zero_targets: z.nullable(z.object({ count: z.number(), answer: z.nullable(z.enum(['none', 'zero'])) })),
  defaults: z.array(defaultTakenSchema),
  other_plan: z.nullable(z.object({ found: z.number(), alike: z.number() })),
  notices: z.array(
    z.object({
      code: z.string(),
      title: z.string(),
      count: z.number(),
      of: z.nullable(z.number()),
      reason: z.string(),
      /** The first sentences of `reason` by their codes, where they have some. */
      read: z.array(readNoticeSchema),
      cells: z.array(cellReadSchema),
    }),
  ),
  settings: z.array(settingDiffSchema),
  /** What a plan that is to be made is called and set to; empty for one that is there. */
  made_settings: z.array(madeSettingSchema),
  members: z.number(),
  departments: z.number(),
  comments: z.number(),
  /** Archived goals. */
  archived: z.number(),
  history: z.number(),
  refusals: z.array(
    z.object({
      file: z.string(),
      line: z.nullable(z.number()),
      column: z.nullable(z.number()),
      reason: z.string(),
      code: z.optional(z.string()),
    }),
  ),
});
export type ImportDraft = z.infer<typeof importDraftSchema>;

export const importAppliedSchema = z.object({
  plan_id: z.string(),
  version: z.number(),
  count: z.number(),
});
export type ImportApplied = z.infer<typeof importAppliedSchema>;

export const keptMappingSchema = z.object({ name: z.string(), mapping: importMappingSchema, at: z.string() });
export const keptMappingsSchema = z.array(keptMappingSchema);
export type KeptMapping = z.infer<typeof keptMappingSchema>;
