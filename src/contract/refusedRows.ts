import * as z from 'zod/mini';
import './wire/noEval.ts';

/** The details of a refused list of figures or goals: every row that cannot be taken. */
export const refusedRowsSchema = z.object({
  refused: z.array(
    z.object({
      /** Its place in the list that was sent, from 0. */
      index: z.number(),
      code: z.string(),
      message: z.string(),
      /** What was sent. */
      given: z.unknown(),
      /** What would be taken in its place; null where nothing would be. */
      accepted: z.nullable(z.string()),
    }),
  ),
});
export type RefusedRows = z.infer<typeof refusedRowsSchema>;
