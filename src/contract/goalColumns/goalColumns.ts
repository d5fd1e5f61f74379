import * as z from 'zod/mini';
import '#contract/wire/noEval.ts';

/** One JSON value a line, so that a reader can process lines as they arrive. */
export const JSON_LINES = 'application/x-ndjson';

/** Goals in one line: few enough to be parsed within a frame. */
export const GOALS_IN_LINE = 1000;

const head = z.object({
  /** How many goals there are in the lines that follow. */
  count: z.number(),
});

/** The last line, which shows that the reply is complete. */
const end = z.object({
  /** ISO instant of the last change to any of the goals; null where there are none. */
  when_updated: z.nullable(z.string()),
});

const texts = z.array(z.string());
const codes = z.array(z.number());

/**
 * Some goals, in list order, each field a column under its name in getgoals. Texts that many goals share stand once
 * in `words`; a column of them holds their positions there, -1 for none.
 */
export const goalColumnsSchema = z.object({
  words: texts,
  id: texts,
  parent_id: codes,
  number: texts,
  item: texts,
  depth: codes,
  /** -1 where the roll-up is not set. */
  rollup_type: codes,
  plan_dep_id: codes,
  plan_mem_id: codes,
  priority: codes,
  iskey: codes,
  plan_oga_type: codes,
  start: codes,
  end: codes,
  strategic_objective: codes,
  inFiscalYear: codes,
  stale: codes,
  status_icon: codes,
  status_rule: codes,
  percent_complete: z.array(z.nullable(z.number())),
  /** Of a container the counts by status as it is shown, in the order of SHOWN_STATUSES. */
  distribution: z.array(z.nullable(codes)),
  /** Values of own fields as JSON text, without long texts; left out where no goal has any. */
  own_fields: z.optional(codes),
});
export type GoalColumns = z.infer<typeof goalColumnsSchema>;

export const goalColumnsLineSchema = z.union([head, z.object({ goals: goalColumnsSchema }), end]);
export type GoalColumnsLine = z.infer<typeof goalColumnsLineSchema>;
