import * as z from 'zod/mini';

const state = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('waiting') }),
  /** Somebody else has set the same since; `left` is what is to be sent where theirs stands, null for nothing. */
  z.object({
    kind: z.literal('conflict'),
    version: z.number(),
    theirs: z.array(z.nullable(z.union([z.string(), z.number()]))),
    left: z.unknown(),
  }),
  z.object({ kind: z.literal('refused'), message: z.string() }),
  /** A cell that only its author can mend, in the entry sheet at `path`, which takes it back from here. */
  z.object({ kind: z.literal('sheet'), reason: z.string() }),
]);

/** A call that could not be made yet: what was typed waits here until the server has it, or its author gives it up. */
export const outboxItemSchema = z.object({
  id: z.string(),
  planId: z.string(),
  /** Whose figures it changes. */
  goalIds: z.array(z.string()),
  /** What was typed, as its author reads it. */
  what: z.string(),
  path: z.string(),
  method: z.enum(['POST', 'PUT']),
  body: z.unknown(),
  ifMatch: z.nullable(z.number()),
  state,
});
export type OutboxItem = z.infer<typeof outboxItemSchema>;

export const outboxSchema = z.array(outboxItemSchema);

export function isWaiting({ state: { kind } }: OutboxItem): boolean {
  return kind === 'waiting';
}
