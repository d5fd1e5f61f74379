import * as z from 'zod/mini';
import { DATE_FORMATS } from '#core/calendar/dateFormat.ts';
import { PALETTES } from '#core/plan/palette.ts';
import { eachWireOption } from '#core/plan/planOptions.ts';
import '#contract/wire/noEval.ts';
import { SHARE_STYLES } from '#contract/dashboardUrl.ts';
import { ownFieldSchema } from '#contract/ownFields.ts';
import { SHARE_THEMES } from '#contract/share.ts';
import { wireDateSchema } from '#contract/wire/dateSchema.ts';

const flag = z.literal([0, 1]);
const role = z.enum(['lead', 'member', 'viewer']);
const perspectives = z.object({ f: z.string(), c: z.string(), o: z.string(), p: z.string() });

/** A user of a three-tier plan's owner list; `plan_users_type` '1' means lead of the department. */
const departmentUser = z.object({
  plan_users_id: z.string(),
  plan_users_fname: z.string(),
  plan_users_lname: z.string(),
  plan_users_type: z.enum(['1', '2']),
  dept_id: z.nullable(z.string()),
  role,
});

/** `dept_id` null gathers the people of no department; such an entry stands last and has no name. */
const departmentEntry = z.object({
  dept_id: z.nullable(z.string()),
  plans_name: z.string(),
  users: z.array(departmentUser),
});

const userEntry = z.object({
  user_id: z.string(),
  name: z.string(),
  plan_users_fname: z.string(),
  plan_users_lname: z.string(),
  role,
});

const shared = {
  id: z.string(),
  name: z.string(),
  company: z.string(),
  fiscal_month: z.number(),
  fiscalYearStartMonth: z.number(),
  fiscal_display: z.number(),
  fiscalDisplay: z.number(),
  curr_year_short: z.string(),
  has_depts: flag,
  perspectives,
  date_format: z.enum(DATE_FORMATS),
  udef: z.object({
    FIN: z.string(),
    CUST: z.string(),
    INTERNAL: z.string(),
    PEOPLE: z.string(),
    currency_indicator: z.string(),
  }),
  currency_indicator: z.string(),
  /** Ascending; Plan-to-Date, which every plan has, is left out. */
  years: z.array(z.number()),
  current_year: z.number(),
  opening_year: z.number(),
  /** The latest year with an actual, of those up to the current one; null where there is none. */
  latest_figure_year: z.nullable(z.number()),
  remote: flag,
  remote_plans_id: z.nullable(z.string()),
  remote_user_id: z.nullable(z.string()),
  /** What a share shows, whatever the address says; null for a member. */
  share: z.nullable(
    z.object({
      style: z.enum(SHARE_STYLES),
      /** JSON text, as filter_params of a saved filter. */
      filter_params: z.string(),
      /** The opening year; 0 is ALL. */
      fiscal_year: z.number(),
      theme: z.enum(SHARE_THEMES),
      only_these_levels: flag,
      hides_comments: flag,
      hides_owners: flag,
      hides_work: flag,
    }),
  ),
  viewer: z.nullable(
    z.object({
      role,
      /** 1 lead, 2 member, 3 viewer: the user type of the share popup. */
      user_type: z.number(),
      user_id: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      /** The columns of the table that this member chose; left out where none. */
      table_columns: z.optional(z.array(z.string())),
      /** Rules that changed since the plan was made, which this lead has not dismissed; left out where none. */
      changed_rules: z.optional(z.array(z.string())),
    }),
  ),
  week_start: z.number(),
  time_zone: z.string(),
  thresholds: z.object({ on_target: z.number(), off_target: z.number() }),
  is_archived: flag,
  is_demo: flag,
  /** Periods that end on or before this day are closed (closedPeriods.ts); 0000-00-00: none. */
  closed_until: wireDateSchema,
  /** 1: no outlooks are shown. */
  is_outlook_off: flag,
  /** 1: chosen (planOptions.ts); left out where not. */
  ...eachWireOption(() => z.optional(flag)),
  /** What the plan calls its levels, from the top; left out where it names none. */
  levels: z.optional(z.array(z.object({ name: z.string(), plural: z.string() }))),
  /** Depths whose names are the usual ones of some language, which the page says in its reader's; left out for none. */
  usual_levels: z.optional(z.array(z.number())),
  /** The statuses it has names for; left out where there are none. */
  statuses: z.optional(z.array(z.object({ code: z.string(), name: z.string() }))),
  /** The colours of its statuses; left out where they are the usual ones. */
  palette: z.optional(z.enum(PALETTES)),
  /** Its own fields, in their order; left out where it has none. Through a share only public ones. */
  fields: z.optional(z.array(ownFieldSchema)),
  /** The columns of the table for members who chose none; left out where they are the usual ones. */
  table_columns: z.optional(z.array(z.string())),
  today: wireDateSchema,
  today_is_fixed: flag,
  version: z.number(),
  goal_count: z.number(),
  /** 1: it has initiatives, milestones or decisions; left out where it has none, and through a share. */
  has_work: z.optional(flag),
};

/** The reply of GET /api/plans/:planId. */
export const wirePlanSchema = z.discriminatedUnion('tiers', [
  z.object({ ...shared, tiers: z.literal(2), owners: z.array(userEntry) }),
  z.object({ ...shared, tiers: z.literal(3), owners: z.array(departmentEntry) }),
]);

export type WirePlan = z.infer<typeof wirePlanSchema>;
export type WireDepartment = z.infer<typeof departmentEntry>;
export type WireUser = z.infer<typeof userEntry>;

/** One element of GET /api/plans: the plans the asker is a member of. */
export const wirePlanSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  company: z.string(),
  role,
  is_current: flag,
  is_archived: flag,
  is_demo: flag,
});
export const wirePlanSummariesSchema = z.array(wirePlanSummarySchema);

export type WirePlanSummary = z.infer<typeof wirePlanSummarySchema>;
