import * as z from 'zod/mini';
import { DATE_FORMATS } from '#core/calendar/dateFormat.ts';
import { OWN_KINDS, OWN_LIMITS } from '#core/own/ownField.ts';
import { foundReasonSchema } from './foundReason.ts';
import { questionAnswersSchema } from './importQuestion.ts';
import { WORK_NOUNS } from './work.ts';
import './wire/noEval.ts';

/**
 * What an import found: `default` was missing and filled in by a rule, `changed` is imported differently from how it
 * is written, `dropped` is a cell left out while its row is imported, `refused` a row that is not imported, `notice`
 * is worth knowing.
 */
const FINDING_KINDS = ['default', 'changed', 'dropped', 'refused', 'notice'] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

const findingSchema = z.object({
  file: z.string(),
  line: z.nullable(z.number()),
  column: z.nullable(z.string()),
  /** The cell in its workbook, such as D7; left out where there is none. */
  cell: z.optional(z.string()),
  value: z.nullable(z.string()),
  reason: z.string(),
  /** The same by its code, where it has one. */
  said: z.optional(foundReasonSchema),
});

const findingGroupSchema = z.object({
  kind: z.enum(FINDING_KINDS),
  code: z.string(),
  title: z.string(),
  count: z.number(),
  /** How many rows of that kind were read, for "425 of 425"; null where the count is not of rows. */
  of: z.nullable(z.number()),
  findings: z.readonly(z.array(findingSchema)),
});

const refusalSchema = z.object({
  file: z.string(),
  line: z.nullable(z.number()),
  column: z.nullable(z.number()),
  reason: z.string(),
  /** `yearless` where only the year of its headings has to be said. */
  code: z.optional(z.string()),
});

const goalCountsSchema = z.object({
  read: z.number(),
  add: z.number(),
  change: z.number(),
  same: z.number(),
  refused: z.number(),
});

const entryCountsSchema = z.object({
  read: z.number(),
  add: z.number(),
  change: z.number(),
  same: z.number(),
  empty: z.number(),
  refused: z.number(),
});

const workCount = z.object({
  read: z.number(),
  add: z.number(),
  change: z.number(),
  same: z.number(),
  refused: z.number(),
});

/** What an import would do, before it does it; what it did, after. */
export const importPreviewSchema = z.object({
  plan: z.object({ id: z.nullable(z.string()), name: z.string(), isNew: z.boolean() }),
  files: z.readonly(
    z.array(z.object({ name: z.string(), kind: z.enum(['goals', 'entries', ...WORK_NOUNS]), rows: z.number() })),
  ),
  goals: goalCountsSchema,
  entries: entryCountsSchema,
  members: z.object({ add: z.number() }),
  departments: z.object({ add: z.number() }),
  comments: z.object({ add: z.number() }),
  /** Archived goals. */
  archived: z.object({ add: z.number() }),
  work: z.object({ initiatives: workCount, milestones: workCount, decisions: workCount }),
  groups: z.readonly(z.array(findingGroupSchema)),
  /** Files that could not be read at all; any of them stops the whole import. */
  refusals: z.readonly(z.array(refusalSchema)),
});

const DELIMITERS = [',', ';', '\t'] as const;
const DECIMAL_MARKS = ['.', ','] as const;

/** The most rows that make up the headings: "2026", "Q1" and "Actual", one below the other. */
export const MOST_HEADER_ROWS = 3;

const rowNumber = z.int().check(z.minimum(1));

/** Which sheet of a file is read, and what in it are headings and data. What is left out is found by itself. */
export const sheetChoiceSchema = z.strictObject({
  /** The file's name; left out: any file. */
  file: z.optional(z.string()),
  /** The sheet's name, in any case; left out: a text file, or whichever sheets of a workbook fit. */
  sheet: z.optional(z.string()),
  /** The rows of headings, as the file counts them; their texts are joined by " | ". */
  header_rows: z.optional(z.array(rowNumber).check(z.minLength(1), z.maxLength(MOST_HEADER_ROWS))),
  /** Rows below the headings that are left out; left out: totals, notes and the like. */
  skip_rows: z.optional(z.array(rowNumber)),
  /** Columns that are left out, by their letters. */
  skip_columns: z.optional(z.array(z.string())),
});
export type SheetChoice = z.infer<typeof sheetChoiceSchema>;

/** Outside these a number of four digits is hardly a year. */
export const [FIRST_YEAR, LAST_YEAR] = [1900, 2200] as const;

/**
 * How files of another layout are read (`--mapping`). It holds for every file of the import that has its columns.
 */
export const importMappingSchema = z.strictObject({
  /** The sheets that are read; left out: Goals and Entries, the only one, or whichever look like goals or figures. */
  sheets: z.optional(z.array(sheetChoiceSchema)),
  /** From a heading, in any case, to one of our columns, to `series` (target or actual), to `goal` (the figures of the goal that the heading names, in a table with its periods in rows), or to nothing: left out. */
  columns: z.optional(z.record(z.string(), z.string())),
  /** Columns that become own fields where the plan has none of that name; a kind that is left out is told from the cells. */
  own_fields: z.optional(
    z
      .array(z.strictObject({ name: z.string(), kind: z.optional(z.enum(OWN_KINDS)) }))
      .check(z.maxLength(OWN_LIMITS.fields)),
  ),
  /** By our column, what its cells mean: `{"value_type": {"Custom Percent": "percent"}}`. */
  values: z.optional(z.record(z.string(), z.record(z.string(), z.string()))),
  /** From a number or code of the files to the number of the goal. */
  numbers: z.optional(z.record(z.string(), z.string())),
  /** Goals without numbers are counted from 1 in the order of their rows. */
  number_from: z.optional(z.literal('row')),
  /** Figures that name no goal are those of a goal that is called as their sheet, or as their file. */
  titles_from: z.optional(z.literal('sheet')),
  /** Headings of the columns that hold a title each on its level, from the top; the rows make the tree. */
  outline: z.optional(z.array(z.string()).check(z.minLength(1))),
  /** What parts the cells of a delimited text; left out, its first line says it. */
  delimiter: z.optional(z.enum(DELIMITERS)),
  date_format: z.optional(z.enum(DATE_FORMATS)),
  decimal_mark: z.optional(z.enum(DECIMAL_MARKS)),
  /** The year of the first heading or period that names none (`Jan`, `Q1`); those after it follow on. */
  year: z.optional(z.int().check(z.minimum(FIRST_YEAR), z.maximum(LAST_YEAR))),
  /** What was answered when files like these were imported before, by the names of the questions. */
  answers: z.optional(questionAnswersSchema),
  /** The encoding of texts, by the name that web pages use (`windows-1250`); left out: told from the bytes. */
  encoding: z.optional(z.string()),
});
export type ImportMapping = z.infer<typeof importMappingSchema>;

export type ImportFinding = z.infer<typeof findingSchema>;
export type ImportFindingGroup = z.infer<typeof findingGroupSchema>;
export type ImportRefusal = z.infer<typeof refusalSchema>;
export type GoalCounts = z.infer<typeof goalCountsSchema>;
export type EntryCounts = z.infer<typeof entryCountsSchema>;
export type ImportPreview = z.infer<typeof importPreviewSchema>;
