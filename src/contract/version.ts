import * as z from 'zod/mini';
import './wire/noEval.ts';

/** GET /api/version: which Milepost this is, such as 0.2.0. */
export const versionSchema = z.object({ version: z.string() });
export type WireVersion = z.infer<typeof versionSchema>;
