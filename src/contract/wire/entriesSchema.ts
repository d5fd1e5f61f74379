import * as z from 'zod/mini';
import './noEval.ts';

/** One performance entry of all_perf_data, ytd_perf_data or ptd_perf_data. */
export const entriesSchema = z.array(
  z.object({ date: z.string(), target: z.nullable(z.number()), actual: z.nullable(z.number()) }),
);

export type WireEntry = z.infer<typeof entriesSchema>[number];
