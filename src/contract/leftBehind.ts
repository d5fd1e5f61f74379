import * as z from 'zod/mini';
import './wire/noEval.ts';

/**
 * What goes on working after somebody has left a plan: `received` is a report that is mailed to their address, `mailing`
 * one that they have scheduled; and the work of theirs that is still to be done. Revoked, work has no owner.
 */
export const LEFT_KINDS = [
  'token',
  'feed',
  'share',
  'mailing',
  'received',
  'webhook',
  'initiative',
  'milestone',
] as const;
export type LeftKind = (typeof LEFT_KINDS)[number];

export const leftItemSchema = z.object({
  kind: z.enum(LEFT_KINDS),
  /** Of a mailing, and of what is received, the id of its share. */
  id: z.string(),
  name: z.string(),
  /** Whose it is; `user_id` is null where nobody is known. */
  of: z.object({ user_id: z.nullable(z.string()), name: z.string() }),
  is_paused: z.literal([0, 1]),
  /** Null: it has no end. */
  expires_at: z.nullable(z.string()),
  last_used_at: z.nullable(z.string()),
});
export type LeftItem = z.infer<typeof leftItemSchema>;

/** GET /api/plans/:planId/left-behind?member_id=: of a member; without, of those who are in the plan no longer. */
export const leftBehindQuerySchema = z.object({ member_id: z.optional(z.string()) });
export const leftBehindSchema = z.object({ items: z.array(leftItemSchema) });
export type LeftBehind = z.infer<typeof leftBehindSchema>;

export const LEFT_ACTIONS = ['revoke', 'hand_over'] as const;
export type LeftAction = (typeof LEFT_ACTIONS)[number];

/** So many are settled by one call. */
export const MOST_SETTLED = 1_000;

/** POST /api/plans/:planId/left-behind */
export const settleLeftSchema = z.strictObject({
  action: z.enum(LEFT_ACTIONS, 'must be revoke or hand_over'),
  items: z
    .array(z.strictObject({ kind: z.enum(LEFT_KINDS), id: z.string().check(z.minLength(1), z.maxLength(100)) }))
    .check(z.minLength(1, 'must name what to revoke or hand over'), z.maxLength(MOST_SETTLED)),
  /** Whose address is taken out of the mails of `received`. */
  member_id: z.optional(z.string()),
  /** The lead who has it from then on; left out: who calls. */
  to: z.optional(z.string()),
});
export type SettleLeft = z.infer<typeof settleLeftSchema>;
export const settledSchema = z.object({ settled: z.number() });
