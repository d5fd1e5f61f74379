import * as z from 'zod/mini';
import { LANGUAGES } from './language.ts';
import { mustBeOneOf } from './mustBeOneOf.ts';
import './wire/noEval.ts';

export type MailingRhythm = (typeof MAILING_RHYTHMS)[number];
export const MAILING_RHYTHMS = ['weekly', 'monthly', 'quarterly'] as const;

export const MOST_RECIPIENTS = 20;

/** PUT /api/plans/:planId/shares/:shareId/mailing: who gets the PDF of a share, and when. */
export const mailingSchema = z.object({
  every: z.enum(MAILING_RHYTHMS, 'must be weekly, monthly or quarterly'),
  to: z
    .array(z.email('must be an e-mail address').check(z.maxLength(254)))
    .check(
      z.minLength(1, 'must name somebody'),
      z.maxLength(MOST_RECIPIENTS, `must name at most ${MOST_RECIPIENTS} people`),
    ),
  language: z.optional(z.enum(LANGUAGES, mustBeOneOf(LANGUAGES))),
});
export type Mailing = z.infer<typeof mailingSchema>;

/** One element of GET /api/plans/:planId/mailings. */
export const wireMailingSchema = z.object({
  share_id: z.string(),
  every: z.enum(MAILING_RHYTHMS),
  to: z.array(z.string()),
  language: z.enum(LANGUAGES),
  /** YYYY-MM-DD; the day it was set up before the first was sent. */
  last_sent_on: z.string(),
});
export const wireMailingsSchema = z.object({
  /** False where no mail server is configured. */
  can_send: z.boolean(),
  mailings: z.array(wireMailingSchema),
});
export type WireMailings = z.infer<typeof wireMailingsSchema>;
