import * as z from 'zod/mini';
import { DATE_FORMATS } from '#core/calendar/dateFormat.ts';
import { PALETTES } from '#core/plan/palette.ts';
import { eachWireOption } from '#core/plan/planOptions.ts';
import { changeOriginSchema } from './changeOrigin.ts';
import { FIGURE_SOURCES } from './figureSource.ts';
import { exportedFields } from './goalExport.ts';
import { LOGGED_NAMES } from './loggedNames.ts';
import { ownFieldSchema } from './ownFields.ts';
import { exportedWorkFields } from './workExport.ts';
import './wire/noEval.ts';

const number = z.nullable(z.number());
const text = z.nullable(z.string());
const date = z.nullable(z.string());

const goal = z.object({
  id: z.string(),
  ...exportedFields,
  entries: z.array(z.object({ date: z.string(), target: number, actual: number })),
  /** The oldest first. */
  comments: z.optional(
    z.array(
      z.object({
        member_id: text,
        first_name: z.string(),
        last_name: z.string(),
        text: z.string(),
        /** ISO instant. */
        at: z.string(),
      }),
    ),
  ),
});

/** A goal that was taken out of the plan, with its entries and comments. */
const archivedGoal = z.extend(goal, {
  /** ISO instant. */
  archived_at: z.string(),
});

/** One thing a change did: its columns as they are stored, or null for what was taken away; of entries the cells. */
const historyItem = z.object({
  entity: z.enum(LOGGED_NAMES),
  id: z.string(),
  after: z.optional(z.nullable(z.record(z.string(), z.union([z.string(), z.number(), z.null()])))),
  cells: z.optional(z.array(z.object({ date: z.string(), target: z.optional(number), actual: z.optional(number) }))),
});

/** Everything that was ever written to a plan, oldest first: written again it is the same plan. */
const history = z.array(
  z.object({
    version: z.number(),
    at: z.string(),
    member_id: text,
    by: z.string(),
    what: z.string(),
    /** Why figures of closed periods were changed. */
    reason: z.optional(text),
    /** How it came about. */
    origin: z.optional(changeOriginSchema),
    items: z.array(historyItem),
  }),
);
export type PlanHistory = z.infer<typeof history>;

/** GET /api/plans/:planId/export.json: a whole plan in words rather than codes. `format` changes when the shape does. */
/** Where a figure comes from: an import does not take it. */
const figureSource = z.object({
  goal: z.string(),
  date: z.string(),
  figure: z.enum(['target', 'actual']),
  value: z.number(),
  source: z.enum(FIGURE_SOURCES),
  /** The files of an import, the name of a feed or of a token. */
  detail: text,
  /** Of a feed. */
  run: number,
  by: text,
  at: text,
});
export type FigureExport = z.infer<typeof figureSource>;

export const planExportSchema = z.object({
  format: z.literal('milepost-plan-1'),
  plan: z.object({
    id: z.string(),
    name: z.string(),
    company: z.string(),
    fiscal_month: z.number(),
    fiscal_display: z.number(),
    tiers: z.literal([2, 3]),
    perspectives: z.object({ f: z.string(), c: z.string(), o: z.string(), p: z.string() }),
    date_format: z.enum(DATE_FORMATS),
    currency: z.string(),
    week_start: z.number(),
    time_zone: z.string(),
    on_target: z.number(),
    off_target: z.number(),
    is_outlook_off: z.optional(z.boolean()),
    ...eachWireOption(() => z.optional(z.boolean())),
    /** Figures of periods up to this day are closed. */
    closed_until: z.optional(date),
    levels: z.optional(z.array(z.object({ name: z.string(), plural: z.string() }))),
    statuses: z.optional(z.array(z.object({ code: z.string(), name: z.string() }))),
    palette: z.optional(z.enum(PALETTES)),
    fields: z.optional(z.array(ownFieldSchema)),
    table_columns: z.optional(z.array(z.string())),
  }),
  departments: z.array(z.object({ id: z.string(), name: z.string(), position: z.optional(number) })),
  members: z.array(
    z.object({
      id: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      email: text,
      role: z.enum(['lead', 'member', 'viewer']),
      department_id: text,
      leads_department: z.boolean(),
    }),
  ),
  goals: z.array(goal),
  /** Of a plan that is exported whole. */
  archived_goals: z.optional(z.array(archivedGoal)),
  /** Of a plan that is exported whole. */
  ...exportedWorkFields,
  /** Where it is asked for. */
  figure_sources: z.optional(z.array(figureSource)),
  /** Of a plan that is exported whole. */
  history: z.optional(history),
});

export type PlanExport = z.infer<typeof planExportSchema>;
