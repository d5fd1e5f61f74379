import * as z from 'zod/mini';
import { LANGUAGES } from './language.ts';
import { mustBeOneOf } from './mustBeOneOf.ts';
import './wire/noEval.ts';

/** How often a member is written to about what is due, stale or off target. */
export const REMINDER_RHYTHMS = ['never', 'weekly', 'monthly'] as const;

export type ReminderRhythm = (typeof REMINDER_RHYTHMS)[number];

/** PUT /api/plans/:planId/reminder, of the asker's own; the language is that of the page it is asked from. */
export const reminderSchema = z.strictObject({
  rhythm: z.enum(REMINDER_RHYTHMS, 'must be never, weekly or monthly'),
  language: z.optional(z.enum(LANGUAGES, mustBeOneOf(LANGUAGES))),
});

/** GET of the same: `is_possible` 0 where the installation sends no mail, or the member has no address. */
export const reminderStateSchema = z.object({
  rhythm: z.enum(REMINDER_RHYTHMS),
  is_possible: z.literal([0, 1]),
});
export type ReminderState = z.infer<typeof reminderStateSchema>;
