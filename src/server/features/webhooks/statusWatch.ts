import * as z from 'zod';
import type { StatusChangedEvent } from '#contract/webhook.ts';
import { fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { type Clock, isoInstant, machineTime } from '#server/base/clock.ts';
import { onRefusedCall, type RefusedCall } from '#server/features/asking/refusedCalls.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { PlanBook } from '#server/plan/planBook/planBook.ts';
import type { Operation } from '#server/platform/operations/operation.ts';
import type { AllowedHosts } from '#server/platform/outgoing/allowedHosts.ts';
import { onWritten } from '#server/store/changes/written.ts';
import type { Store } from '#server/store/database/store.ts';
import { queueChangeEvents, queueRefusedEvent } from './queueEvents.ts';
import { createWebhookSender, type WebhookSender } from './sendDue.ts';
import { findUndelivered, findWebhooks, insertDelivery, type StoredWebhook } from './webhookRepository.ts';

export type StatusWatchParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly planBook: PlanBook;
  readonly hosts: AllowedHosts;
  readonly operation: Operation;
};

export type StatusWatch = {
  look(planId?: string): Promise<void>;
  close(): void;
};

/** Writes of other processes, and what a new day changes, are seen within this time (milliseconds). */
const LOOK_EVERY_MS = 30_000;

/** Tells webhooks what happens in their plans: statuses, changes, refused calls of programs. Where no host is allowed nothing is watched. */
export function createStatusWatch(parts: StatusWatchParts): StatusWatch {
  if (parts.hosts.length === 0) return { look: async () => {}, close: () => {} };
  const sender = createWebhookSender(parts.store.db, parts.hosts);
  let running: Promise<void> = Promise.resolve();
  const fail = (error: unknown) => parts.operation.failed(error instanceof Error ? error.message : String(error));
  const look = (planId?: string) => {
    // After a failure the next look finds the same again.
    const looked = running.then(() => lookAt(parts, planId ?? null));
    // The next look waits for this one, and for no receiver.
    running = looked.then(
      () => undefined,
      () => undefined,
    );
    return looked.then((isAny) => (isAny ? sendAndTell(parts, sender) : undefined)).catch(fail);
  };
  const endWritten = onWritten(parts.store, (planId) => void look(planId));
  const endRefused = onRefusedCall(parts.store, (call) => {
    running = running.then(() => putInLine(parts, call)).catch(fail);
    void look(call.planId);
  });
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  return {
    look,
    close: () => {
      endWritten();
      endRefused();
      clearInterval(timer);
    },
  };
}

/** Whether there are webhooks that anything is sent to. */
async function lookAt(parts: StatusWatchParts, planId: string | null): Promise<boolean> {
  const { store } = parts;
  const webhooks = (await findWebhooks(store.db, planId)).filter((webhook) => webhook.paused_at === null);
  const byPlan = Map.groupBy(webhooks, (webhook) => webhook.planId);
  for (const [id, ofPlan] of byPlan) await compare(parts, id, ofPlan);
  return webhooks.length > 0;
}

async function sendAndTell({ store, operation }: StatusWatchParts, sender: WebhookSender): Promise<void> {
  await sender.send();
  const { failing, answer } = await findUndelivered(store.db);
  if (failing === 0) operation.succeeded();
  else operation.failed(`${failing} of what was sent was not taken and is tried again; the last answer: ${answer}`);
}

async function putInLine({ store, planBook }: StatusWatchParts, call: RefusedCall): Promise<void> {
  const webhooks = (await findWebhooks(store.db, call.planId)).filter((webhook) => webhook.paused_at === null);
  const booked = webhooks.length === 0 ? null : await planBook.find(call.planId);
  if (booked !== null) await queueRefusedEvent(store.db, call, { booked, webhooks });
}

const statusesSchema = z.record(z.string(), z.string());
type Statuses = z.infer<typeof statusesSchema>;

async function compare(
  { store, clock, planBook }: StatusWatchParts,
  planId: string,
  webhooks: readonly StoredWebhook[],
): Promise<void> {
  const booked = await planBook.find(planId);
  if (booked === null) return;
  await queueChangeEvents(store.db, booked, webhooks);
  const { plan, version } = booked.whole;
  const today = clock.today(plan.timeZone);
  const year = fiscalYearOf(today, plan.fiscalStartMonth);
  const now = statusesOf(booked, { year, today });
  const before = await findStatuses(store, planId);
  const changed = before === null ? [] : changesBetween(booked, before, now);
  const text = JSON.stringify(now);
  if (before === null || JSON.stringify(before) !== text) await keepStatuses(store, { planId, version, text });
  if (changed.length === 0) return;
  for (const webhook of webhooks.filter(({ events }) => events.includes('status_changed'))) {
    const id = `${webhook.id}-${version}-${today}`;
    const at = isoInstant(machineTime());
    const event: StatusChangedEvent = {
      event: 'status_changed',
      id,
      at,
      plan: { id: planId, name: plan.name, version },
      fiscal_year: year,
      goals: changed,
    };
    await insertDelivery(store.db, { planId, id, webhookId: webhook.id, version, at, body: JSON.stringify(event) });
  }
}

function statusesOf(booked: BookedPlan, { year, today }: Parameters<BookedPlan['figures']>[0]): Statuses {
  const figures = booked.figures({ year, today });
  return Object.fromEntries(
    booked.order.flatMap((id) => {
      const ofGoal = figures.figuresOf(id, year);
      return ofGoal === null ? [] : [[id, ofGoal.status]];
    }),
  );
}

function changesBetween(booked: BookedPlan, before: Statuses, now: Statuses): StatusChangedEvent['goals'] {
  return Object.entries(now).flatMap(([id, to]) => {
    const goal = booked.goals.get(id);
    const from = before[id] ?? null;
    // A new goal has no status to come from; it is reported once it has one of figures.
    if (goal === undefined || from === to || (from === null && to === 'not_started')) return [];
    return [{ id, number: shownNumber(goal.number), title: goal.title, from, to }];
  });
}

async function findStatuses({ db }: Store, planId: string): Promise<Statuses | null> {
  const row = await db.selectFrom('webhook_state').select('statuses').where('plan_id', '=', planId).executeTakeFirst();
  return row === undefined ? null : statusesSchema.parse(JSON.parse(row.statuses));
}

async function keepStatuses(
  { db }: Store,
  { planId, version, text }: { readonly planId: string; readonly version: number; readonly text: string },
): Promise<void> {
  const row = { plan_id: planId, version, statuses: text };
  await db
    .insertInto('webhook_state')
    .values(row)
    .onConflict((conflict) => conflict.columns(['plan_id']).doUpdateSet(row))
    .execute();
}
