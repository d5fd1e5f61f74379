import * as z from 'zod/mini';
import './wire/noEval.ts';

/** How a change came about: stored with it, so that figures can tell it. A token, a feed and a run by their names then. */
export const changeOriginSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('typed') }),
  z.object({
    kind: z.literal('import'),
    files: z.string(),
    /** Of files of another layout: how many cells were filled, and how many of them stayed out. */
    filled: z.optional(z.number()),
    out: z.optional(z.number()),
  }),
  z.object({
    kind: z.literal('feed'),
    id: z.nullable(z.string()),
    name: z.string(),
    run: z.nullable(z.object({ id: z.string(), number: z.number() })),
  }),
  z.object({ kind: z.literal('token'), name: z.string() }),
  /** The version it undid; null where it was not kept. */
  z.object({ kind: z.literal('undo'), version: z.nullable(z.number()) }),
]);

export type ChangeOrigin = z.infer<typeof changeOriginSchema>;
