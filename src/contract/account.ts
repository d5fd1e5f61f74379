import * as z from 'zod/mini';
import { apiTokenSchema } from './apiToken.ts';
import { email, newPassword, organisationName, personName, sessionSchema, typedPassword } from './session.ts';
import './wire/noEval.ts';

const flag = z.literal([0, 1]);
const token = z.string().check(z.minLength(1), z.maxLength(300));
const code = z.string().check(z.trim(), z.minLength(6, 'must be the code'), z.maxLength(20));

/** GET /api/sign-on: how people sign in here; public. */
export const signOnWaysSchema = z.object({
  provider: z.nullable(z.string()),
  mail: flag,
  /** Empty: not set. */
  organisation: z.string(),
});
export type SignOnWays = z.infer<typeof signOnWaysSchema>;

export const signInReplySchema = z.union([sessionSchema, z.object({ two_factor: z.literal(1) })]);
export type SignInReply = z.infer<typeof signInReplySchema>;

/** POST /api/auth/two-factor: the second step; `recovery` is one of the codes written down. */
export const secondFactorSchema = z.object({ code, kind: z.enum(['totp', 'recovery']) });
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** POST /api/auth/provider: where the page goes on to the provider of sign-on, and where it comes back to. */
export const providerSignInSchema = z.object({ to: z.string().check(z.maxLength(4000)) });
export const providerAddressSchema = z.object({ url: z.string() });

/** GET /api/account */
export const accountSchema = z.object({
  name: z.string(),
  email: z.string(),
  email_verified: flag,
  /** 0: signs in by the provider only. */
  has_password: flag,
  two_factor: flag,
  provider_linked: flag,
});
export type WireAccount = z.infer<typeof accountSchema>;

/** PATCH /api/account */
export const accountPatchSchema = z.object({ name: personName });

/** PUT /api/organisation: for administrators. */
export const organisationSchema = z.object({ organisation: organisationName });

/** POST /api/account/password */
export const passwordChangeSchema = z.object({
  password: typedPassword,
  new_password: newPassword,
  /** 1: revokes one's API tokens too. */
  revoke_tokens: z.optional(flag),
});

/** POST /api/account/email; with `sent` 1 it takes effect once the mail sent there is confirmed. */
export const emailChangeSchema = z.object({ email, password: typedPassword });
export const emailChangedSchema = z.object({ sent: flag });
export const tokenSchema = z.object({ token });

/** GET /api/account/sessions */
export const wireSessionsSchema = z.array(
  z.object({
    id: z.string(),
    created_at: z.string(),
    last_seen_at: z.string(),
    /** The browser's User-Agent header. */
    user_agent: z.string(),
    is_current: flag,
  }),
);
export type WireSession = z.infer<typeof wireSessionsSchema>[number];

/** GET /api/account/tokens: one's own, of every plan. */
export const ownTokensSchema = z.array(z.extend(apiTokenSchema, { plan_id: z.string(), plan_name: z.string() }));
export type OwnToken = z.infer<typeof ownTokensSchema>[number];

/** For actions that ask for the password again. */
export const passwordAgainSchema = z.object({ password: typedPassword });
/** For actions that also ask for a code where two-factor is on: from the authenticator, or a recovery code. */
export const proofSchema = z.strictObject({ password: typedPassword, code: z.optional(code) });
export type Proof = z.infer<typeof proofSchema>;
/** The URI an authenticator reads, and recovery codes to write down; both are shown only once. */
export const twoFactorSetUpSchema = z.object({ uri: z.string(), recovery_codes: z.array(z.string()) });
export type TwoFactorSetUp = z.infer<typeof twoFactorSetUpSchema>;
export const codeSchema = z.object({ code });
export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) });

/** POST /api/password-reset: the answer is the same whether or not the account exists. */
export const resetRequestSchema = z.object({ email });
/** POST /api/password-reset/use */
export const resetSchema = z.object({
  token,
  password: newPassword,
  revoke_tokens: z.optional(flag),
});

export const doneSchema = z.object({ success: z.literal(true) });
