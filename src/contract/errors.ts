import * as z from 'zod/mini';
import './wire/noEval.ts';

/** The body of every reply of 4xx and 5xx: a code programs decide on, a message a person can act on (rule 6.3). */
export const wireErrorSchema = z.object({
  error: z.object({ code: z.string(), message: z.string(), details: z.optional(z.unknown()) }),
});

export type WireError = z.infer<typeof wireErrorSchema>;
