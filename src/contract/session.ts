import * as z from 'zod/mini';
import './wire/noEval.ts';

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
export const ORGANISATION_MAX_LENGTH = 200;

export const email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.email('must be an e-mail address'), z.maxLength(254));
export const newPassword = z
  .string()
  .check(
    z.minLength(PASSWORD_MIN_LENGTH, `must have at least ${PASSWORD_MIN_LENGTH} characters`),
    z.maxLength(PASSWORD_MAX_LENGTH, `must have at most ${PASSWORD_MAX_LENGTH} characters`),
  );

export const typedPassword = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX_LENGTH));
export const personName = z.string().check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(100));

export const organisationName = z.string().check(z.trim(), z.maxLength(ORGANISATION_MAX_LENGTH));

/** POST /api/auth/sign-in/email */
export const signInSchema = z.object({ email, password: typedPassword });
export type SignIn = z.infer<typeof signInSchema>;

/** POST /api/welcome: the person who holds the one-time address becomes administrator and lead of every plan. */
export const takeOverSchema = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  name: personName,
  email,
  password: newPassword,
  organisation: z.optional(organisationName),
});
export type TakeOver = z.infer<typeof takeOverSchema>;

/** GET /api/session: the signed-in person, and the reply of signing in and taking over. */
export const sessionSchema = z.object({
  user: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    is_administrator: z.literal([0, 1]),
  }),
  /** Whether the dashboard offers its guide by itself: until this person has seen or closed it. */
  offers_guide: z.literal([0, 1]),
  /** Whether this person may make plans, as the administrators decide for the installation. */
  may_make_plans: z.literal([0, 1]),
});
export type Session = z.infer<typeof sessionSchema>;

export const guideSeenSchema = z.strictObject({ seen: z.literal([0, 1], 'must be 0 or 1') });
export type GuideSeen = z.infer<typeof guideSeenSchema>;
