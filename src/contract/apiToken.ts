import * as z from 'zod/mini';
import './wire/noEval.ts';

export const TOKEN_ACCESSES = ['read', 'write'] as const;
export type TokenAccess = (typeof TOKEN_ACCESSES)[number];

/** Never the token itself. */
export const apiTokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  access: z.enum(TOKEN_ACCESSES),
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

export const newApiTokenSchema = z.strictObject({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(100, 'must have at most 100 characters')),
  access: z.enum(TOKEN_ACCESSES),
  /** ISO instant; left out: valid until it is revoked. */
  expires_at: z.optional(z.nullable(z.iso.datetime())),
});
