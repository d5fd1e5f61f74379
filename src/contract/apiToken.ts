import * as z from 'zod/mini';
import { TOKEN_ACCESSES } from '#core/access.ts';
import './wire/noEval.ts';

/** A token of a member ends with their membership; one of the plan outlasts whoever made it. */
export const TOKEN_OWNERS = ['member', 'plan'] as const;
export type TokenOwner = (typeof TOKEN_OWNERS)[number];

/** Never the token itself. */
export const apiTokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  access: z.enum(TOKEN_ACCESSES),
  belongs_to: z.enum(TOKEN_OWNERS),
  hint: z.string(),
  by: z.string(),
  created_at: z.string(),
  expires_at: z.nullable(z.string()),
  last_used_at: z.nullable(z.string()),
});
export type ApiToken = z.infer<typeof apiTokenSchema>;
export const apiTokensSchema = z.array(apiTokenSchema);

/** A new token, shown only once. */
export const apiTokenMadeSchema = z.extend(apiTokenSchema, { token: z.string() });
export type ApiTokenMade = z.infer<typeof apiTokenMadeSchema>;

/** PATCH …/tokens/:id: gives a token an end, or another one. */
export const apiTokenPatchSchema = z.strictObject({ expires_at: z.iso.datetime('must be an ISO instant') });

export const newApiTokenSchema = z.strictObject({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(100, 'must have at most 100 characters')),
  access: z.enum(TOKEN_ACCESSES),
  /** Left out: the caller. Only leads make tokens that belong to the plan. */
  belongs_to: z._default(z.enum(TOKEN_OWNERS), 'member'),
  /** ISO instant; null: valid until it is revoked; left out: so for one of a member, a year for one of the plan. */
  expires_at: z.optional(z.nullable(z.iso.datetime())),
});
