import * as z from 'zod/mini';
import './wire/noEval.ts';

/** What a webhook can be told of, in the order in which the page lists it. */
export const WEBHOOK_EVENTS = [
  'status_changed',
  'figures_entered',
  'comments_changed',
  'goals_changed',
  'work_changed',
  'imported',
  'refused',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

const events = z.array(z.enum(WEBHOOK_EVENTS)).check(z.minLength(1, 'must name at least one event'));

const webhookSchema = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  by: z.string(),
  created_at: z.string(),
  paused_at: z.nullable(z.string()),
  events,
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
  /** Left out: changes of status alone. */
  events: z.optional(events),
});
/** What is left out stays. */
export const webhookPatchSchema = z.strictObject({ is_paused: z.optional(z.boolean()), events: z.optional(events) });

/** What came of a message sent to try a webhook. */
export const webhookTestedSchema = z.object({
  is_delivered: z.boolean(),
  /** The status that came back, or why there was none. */
  answer: z.string(),
});
export type WebhookTested = z.infer<typeof webhookTestedSchema>;

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

/** What every message has. Its id stays the same when it is sent again. */
type Message = {
  readonly id: string;
  readonly at: string;
  readonly plan: { readonly id: string; readonly name: string; readonly version: number };
};

/** Sent by the test button only. */
export type PingEvent = Message & { readonly event: 'ping' };

type NamedGoal = { readonly id: string; readonly number: string; readonly title: string };
type Done = 'made' | 'changed' | 'removed';
type Moved = Done | 'archived' | 'restored';

/** What a webhook sends about one change of a plan. */
export type ChangeEvent = Message & {
  readonly event: Exclude<WebhookEvent, 'status_changed' | 'refused'>;
  readonly change: { readonly version: number; readonly by: string; readonly what: string; readonly at: string };
  /** True where the change is larger than what is listed here; the history has all of it. */
  readonly is_cut: boolean;
  readonly figures?: readonly {
    readonly goal: NamedGoal;
    readonly date: string;
    readonly target: number | null;
    readonly actual: number | null;
  }[];
  readonly comments?: readonly {
    readonly goal: NamedGoal;
    readonly id: string;
    readonly comment: string;
    readonly what: Done;
  }[];
  readonly goals?: readonly (NamedGoal & { readonly what: Moved })[];
  readonly work?: readonly {
    readonly kind: 'initiative' | 'milestone' | 'decision';
    readonly id: string;
    /** Of a decision its text. */
    readonly title: string;
    readonly what: Moved;
  }[];
};

/** What a webhook sends when something a program sent was refused. */
export type RefusedEvent = Message & {
  readonly event: 'refused';
  readonly sent: 'figures' | 'goals' | 'import';
  readonly by: string;
  readonly code: string;
  readonly message: string;
};

/** What a webhook sends when statuses of goals change. */
export type StatusChangedEvent = Message & {
  readonly event: 'status_changed';
  readonly fiscal_year: number;
  readonly goals: readonly {
    readonly id: string;
    readonly number: string;
    readonly title: string;
    readonly from: string | null;
    readonly to: string;
  }[];
};
