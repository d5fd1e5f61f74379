import * as z from 'zod/mini';
import './noEval.ts';

export const entriesSchema = z.array(
  z.object({ date: z.string(), target: z.nullable(z.number()), actual: z.nullable(z.number()) }),
);

export type WireEntry = z.infer<typeof entriesSchema>[number];
