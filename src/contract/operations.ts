import * as z from 'zod/mini';
import './wire/noEval.ts';

/** What an installation does besides answering, in the order it is shown in. */
export const OPERATIONS = ['store', 'disk', 'backups', 'mail', 'webhooks', 'feeds'] as const;
export type OperationName = (typeof OPERATIONS)[number];

/** `off`: not set up; `unknown`: not tried since the start. */
export const operationStateSchema = z.enum(['working', 'failing', 'unknown', 'off']);
export type OperationState = z.infer<typeof operationStateSchema>;

/** GET /api/operations: for administrators. */
export const operationsSchema = z.object({
  version: z.string(),
  operations: z.array(
    z.object({
      name: z.enum(OPERATIONS),
      state: operationStateSchema,
      reason: z.nullable(z.string()),
      /** ISO instants; null: not since the start. */
      failing_since: z.nullable(z.string()),
      last_success_at: z.nullable(z.string()),
    }),
  ),
});
export type WireOperations = z.infer<typeof operationsSchema>;
