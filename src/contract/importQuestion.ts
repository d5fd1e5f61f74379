import * as z from 'zod/mini';
import { foundReasonSchema } from './foundReason.ts';
import { importReasonSchema } from './importReason.ts';
import './wire/noEval.ts';

/**
 * What a question of an import is about. The page asks the first four of these that are open, `period`, `year`,
 * `status` and `direction` before others, and shows the rest as assumptions where they act.
 */
export const QUESTION_KINDS = [
  /** Of which period the figures are that name none. */
  'period',
  /** In which month the fiscal year starts, and which of its two calendar years names it. */
  'year',
  /** What a word or a colour of the file's own status stands for, and whether it is compared or set by hand. */
  'status',
  /** Which way is better for a goal. */
  'direction',
  /** How periods of a goal become one figure. */
  'function',
  /** What a column is taken for. */
  'column',
  /** What a unit says: thousands, a currency. */
  'unit',
  /** What stands above the goals: columns, sections, sheets. */
  'levels',
  /** Whether rows are work or goals, and which goal work is for where no row says it. */
  'rows',
  /** Which state of work a word stands for. */
  'state',
  /** Whether a sheet is read. */
  'sheet',
  /** Which goal of the plan a row is. */
  'match',
  /** In which encoding a text is written. */
  'encoding',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

const cellOfFileSchema = z.object({
  file: z.string(),
  /** Null for a text file. */
  sheet: z.nullable(z.string()),
  /** Such as D7; of JSON the path of the value. */
  cell: z.string(),
  text: z.string(),
});

/** One question of an import: the page, the command line (`--ask`, `--answer NAME=VALUE`) and the call have the same. */
export const importQuestionSchema = z.object({
  /** Stays the same for the same kind of file next month, so a kept mapping answers it: `period`, `status R`. */
  name: z.string(),
  kind: z.enum(QUESTION_KINDS),
  /** In English; `about` and `kind` say the same for other languages. */
  text: z.string(),
  /** The word, heading, goal or sheet it is about; null where it is about the whole file. */
  about: z.nullable(z.string()),
  /** One of the choices, or another value where `is_open`. */
  proposed: z.string(),
  /** Null while nobody answered: the proposal holds. */
  answer: z.nullable(z.string()),
  choices: z.array(z.object({ value: z.string(), text: z.string() })),
  /** Whether other values than the choices are taken: a year, a month, the number of a goal. */
  is_open: z.boolean(),
  /** The cells it was read from. */
  evidence: z.array(cellOfFileSchema),
  /** Why this is proposed, in a sentence. */
  reason: z.string(),
  /** The same by its code. */
  said: importReasonSchema,
  /** From 0 to 1. */
  confidence: z.number(),
  /** How many cells the answer acts on. */
  cells: z.number(),
  /** Certain enough to be shown as an assumption instead of being asked. */
  is_assumed: z.boolean(),
});
export type ImportQuestion = z.infer<typeof importQuestionSchema>;
export type CellOfFile = z.infer<typeof cellOfFileSchema>;

/** Why filled cells do not come in; `unused` is a column that no goal has a field for. */
export const OUT_REASONS = [
  'unreadable',
  'no_figure',
  'no_day',
  'none',
  'unused',
  'computed',
  'total',
  'note',
  'title',
  'repeated',
  'no_heading',
  'hidden',
  'other_sheet',
  'contradicts',
  'refused',
  'other_taken',
  'no_goal',
  'no_period',
] as const;
export type OutReason = (typeof OUT_REASONS)[number];

/** What is wrong with a cell that cannot be read. */
export const CELL_FLAWS = ['not_a_number', 'two_numbers', 'no_such_day', 'letter', 'question_mark'] as const;
export type CellFlaw = (typeof CELL_FLAWS)[number];

const outCellSchema = z.object({
  ...cellOfFileSchema.shape,
  /** What it may be mended with: an answer of this name is read in its place. */
  answer_name: z.string(),
  flaw: z.nullable(z.enum(CELL_FLAWS)),
  /** What is likely meant; null where nothing is. */
  repair: z.nullable(z.string()),
  /** The row of the file; of JSON the record. */
  row: z.number(),
  /** The heading of its column; null where it stands under none. */
  heading: z.nullable(z.string()),
  reason: z.enum(OUT_REASONS),
  /** The same as a sentence in English; of what the plan does not take, its own. */
  why: z.string(),
  /** The own reason by its code, where it has one. */
  said: z.optional(foundReasonSchema),
});
export type OutCell = z.infer<typeof outCellSchema>;

/** A column, row or sheet that stays out as one. */
const outGroupSchema = z.object({
  file: z.string(),
  sheet: z.nullable(z.string()),
  /** Such as `column K`, `row 14` or `sheet Summary`. */
  what: z.string(),
  heading: z.nullable(z.string()),
  /** The rows of the file between which its cells stand. */
  first_row: z.number(),
  last_row: z.number(),
  cells: z.number(),
  reason: z.enum(OUT_REASONS),
  why: z.string(),
});

/** What comes in of the filled cells, and each that does not: `in` and `out` add up to `filled`. */
export const importProofSchema = z.object({
  filled: z.number(),
  in: z.number(),
  out: z.number(),
  /** Each column, row or sheet that stays out once, and single cells each by itself. */
  groups: z.array(outGroupSchema),
  /** Cell by cell, in the order of the file; of very many the first. */
  cells: z.array(outCellSchema),
});
export type ImportProof = z.infer<typeof importProofSchema>;

/** By the names of questions. */
export const questionAnswersSchema = z.record(z.string(), z.string());
export type QuestionAnswers = z.infer<typeof questionAnswersSchema>;
