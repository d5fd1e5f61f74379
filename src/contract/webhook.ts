import * as z from 'zod/mini';
import './wire/noEval.ts';

const webhookSchema = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  by: z.string(),
  created_at: z.string(),
  paused_at: z.nullable(z.string()),
});
export type Webhook = z.infer<typeof webhookSchema>;

/** The webhooks of a plan, and where an administrator lets them go; no host: they are off. */
export const webhooksSchema = z.object({ allowed_hosts: z.array(z.string()), webhooks: z.array(webhookSchema) });
export type Webhooks = z.infer<typeof webhooksSchema>;

/** A new webhook with the secret that signs what it sends; told this once. */
export const webhookMadeSchema = z.extend(webhookSchema, { secret: z.string() });
export type WebhookMade = z.infer<typeof webhookMadeSchema>;

export const newWebhookSchema = z.strictObject({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(100, 'must have at most 100 characters')),
  url: z.string().check(z.maxLength(2000, 'must have at most 2000 characters')),
});
export const webhookPatchSchema = z.strictObject({ is_paused: z.boolean() });

const deliverySchema = z.object({
  id: z.string(),
  at: z.string(),
  version: z.number(),
  attempts: z.number(),
  /** Null: delivered, or given up. */
  next_at: z.nullable(z.string()),
  delivered_at: z.nullable(z.string()),
  /** What came back last: a status, or why nothing did. */
  answer: z.nullable(z.string()),
});
export const deliveriesSchema = z.array(deliverySchema);
export type Delivery = z.infer<typeof deliverySchema>;

/** What a webhook sends when statuses of goals change. */
export type StatusChangedEvent = {
  readonly event: 'status_changed' | 'ping';
  /** Of this delivery: the same when it is tried again. */
  readonly id: string;
  readonly at: string;
  readonly plan: { readonly id: string; readonly name: string; readonly version: number };
  /** The fiscal year whose statuses these are, by the year in which it starts. */
  readonly fiscal_year: number;
  readonly goals: readonly {
    readonly id: string;
    readonly number: string;
    readonly title: string;
    /** Null: a new goal. */
    readonly from: string | null;
    readonly to: string;
  }[];
};
