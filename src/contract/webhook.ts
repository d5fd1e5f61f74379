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
  next_at: z.nullable(z.string()),
  delivered_at: z.nullable(z.string()),
  /** The last response: a status, or why there was none. */
  answer: z.nullable(z.string()),
});
export const deliveriesSchema = z.array(deliverySchema);
export type Delivery = z.infer<typeof deliverySchema>;

/** What a webhook sends when statuses of goals change. */
export type StatusChangedEvent = {
  readonly event: 'status_changed' | 'ping';
  readonly id: string;
  readonly at: string;
  readonly plan: { readonly id: string; readonly name: string; readonly version: number };
  readonly fiscal_year: number;
  readonly goals: readonly {
    readonly id: string;
    readonly number: string;
    readonly title: string;
    readonly from: string | null;
    readonly to: string;
  }[];
};
