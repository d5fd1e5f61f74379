import * as z from 'zod/mini';
import './wire/noEval.ts';
import { SHARE_STYLES, THEMES } from './dashboardUrl.ts';
import { SHARE_LANGUAGES } from './language.ts';
import { mustBeOneOf } from './mustBeOneOf.ts';

export type ShareTheme = (typeof SHARE_THEMES)[number];
export const SHARE_THEMES = THEMES;

export const SHARE_LABEL_MAX_LENGTH = 100;
export const SHARE_PASSWORD_MIN_LENGTH = 8;
export const SHARE_PASSWORD_MAX_LENGTH = 128;
export const FRAME_ANCESTORS_MAX = 20;

const flag = z.literal([0, 1]);
const switched = z.union([z.boolean(), flag], 'must be true or false');
const style = z.enum(SHARE_STYLES, mustBeOneOf(SHARE_STYLES));
const theme = z.enum(SHARE_THEMES, mustBeOneOf(SHARE_THEMES));
const language = z.enum(SHARE_LANGUAGES, mustBeOneOf(SHARE_LANGUAGES));
const label = z.string().check(z.trim(), z.maxLength(SHARE_LABEL_MAX_LENGTH, 'is too long'));
const password = z
  .string()
  .check(
    z.minLength(SHARE_PASSWORD_MIN_LENGTH, `must have at least ${SHARE_PASSWORD_MIN_LENGTH} characters`),
    z.maxLength(SHARE_PASSWORD_MAX_LENGTH, 'is too long'),
  );
const frameAncestors = z
  .array(z.string().check(z.maxLength(300, 'is too long')))
  .check(z.maxLength(FRAME_ANCESTORS_MAX, `must name at most ${FRAME_ANCESTORS_MAX} sites`));
/** A date, whose end in the plan's time zone is meant, or an ISO instant; null for none. */
const expiresAt = z.nullable(z.string().check(z.maxLength(40, 'must be a date or an instant')));

/** What is said of a share when it is made and can be said anew later. */
const changeable = {
  label: z.optional(label),
  expires_at: z.optional(expiresAt),
  password: z.optional(z.nullable(password)),
  frame_ancestors: z.optional(frameAncestors),
  theme: z.optional(theme),
  language: z.optional(language),
  /** Of a dynamic share: hands its viewers the saved filters of who made it, with their names and keywords. */
  hands_out_filters: z.optional(switched),
  /** Leaves out comments and the notes of statuses set by hand. */
  hides_comments: z.optional(switched),
  /** Leaves out owners, departments, people in own fields, and who wrote a comment. */
  hides_owners: z.optional(switched),
  /** Shows what happens next with each goal, and by when: otherwise left out. */
  shows_next_steps: z.optional(switched),
  /** Shows initiatives, milestones and decisions of the goals inside: otherwise left out. */
  shows_work: z.optional(switched),
};

/** POST /api/plans/:planId/shares (rule 6.3). */
export const shareRequestSchema = z.object({
  style,
  /** As in the address: the JSON text of filter values, or the values themselves. */
  filters: z.union([z.string(), z.record(z.string(), z.unknown())], 'must be filter values'),
  /** A year, ALL (or 0), or current: the fiscal year of each day. */
  fiscal_year: z.union([z.number(), z.string()], 'must be a year, ALL or current'),
  ...changeable,
  only_these_levels: z.optional(switched),
});
export type ShareRequest = z.infer<typeof shareRequestSchema>;

/** PATCH /api/plans/:planId/shares/:shareId: what is left out stays; what it shows never changes. */
export const sharePatchSchema = z.object({
  ...changeable,
  paused: z.optional(switched),
});
export type SharePatch = z.infer<typeof sharePatchSchema>;

/** The reply of making a share: the only time its token is shown. */
export const newShareSchema = z.object({
  id: z.string(),
  encv: z.string(),
  long_url: z.string(),
  embed: z.string(),
  health_meter_url: z.string(),
});
export type NewShare = z.infer<typeof newShareSchema>;

const madeBy = z.object({ user_id: z.string(), name: z.string() });

export const wireShareSchema = z.object({
  id: z.string(),
  label: z.string(),
  style,
  filters: z.string(),
  fiscal_year: z.union([z.number(), z.literal('current')]),
  only_these_levels: flag,
  hands_out_filters: flag,
  hides_comments: flag,
  hides_owners: flag,
  shows_next_steps: flag,
  shows_work: flag,
  theme,
  language,
  frame_ancestors: z.array(z.string()),
  has_password: flag,
  state: z.enum(['live', 'paused', 'expired']),
  expires_at: z.nullable(z.string()),
  paused_at: z.nullable(z.string()),
  created_at: z.string(),
  made_by: madeBy,
  views: z.number(),
  last_seen_at: z.nullable(z.string()),
  hint: z.string(),
});
export const wireSharesSchema = z.array(wireShareSchema);
export type WireShare = z.infer<typeof wireShareSchema>;

/** POST /api/plans/:planId/share-pass: a password for a pass of at most 12 hours. */
export const sharePassRequestSchema = z.object({
  encv: z.string().check(z.maxLength(400)),
  password: z.string().check(z.maxLength(SHARE_PASSWORD_MAX_LENGTH)),
  /** The last pass of this browser, which exempts it from waiting for other people's attempts. */
  known: z.optional(z.string().check(z.maxLength(200))),
});
export const sharePassSchema = z.object({
  pass: z.string(),
  expires_at: z.string(),
  /** Opens nothing; sent along next time. */
  known: z.string(),
});
export type SharePass = z.infer<typeof sharePassSchema>;

/** One element of GET /api/plans/:planId/share-log: the newest first. Names only what changed. */
export const shareEventSchema = z.object({
  id: z.string(),
  at: z.string(),
  made_by: madeBy,
  what: z.enum(['made', 'changed', 'paused', 'resumed', 'revoked', 'shortened', 'link_removed', 'handed_over']),
  share_id: z.nullable(z.string()),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
});
export const shareEventsSchema = z.array(shareEventSchema);
export type WireShareEvent = z.infer<typeof shareEventSchema>;
