import { ApiError } from '#web/base/api/ApiError.ts';
import { isOutOfReach } from '#web/base/api/isOutOfReach.ts';
import { answeredItem } from './answeredItem.ts';
import { isWaiting, type OutboxItem } from './outboxItem.ts';

type Items = {
  items(): readonly OutboxItem[];
  put(item: OutboxItem): void;
  drop(id: string): void;
};

export type OutboxCalls = {
  /** The plan's version after the call. Throws ApiError. */
  send(item: OutboxItem): Promise<number>;
  /** Ends early where the browser is online again. */
  pause(milliseconds: number): Promise<void>;
  /** Ends once the items have changed. */
  changed(): Promise<void>;
  onSent(item: OutboxItem): void;
  /** Whether the server is out of reach. */
  onAway(isAway: boolean): void;
};

/** Before each further try, the last one repeated; ms. */
const PAUSES = [2_000, 4_000, 8_000, 15_000, 30_000];

/** Sends what waits, one after the other and the oldest first, until it is aborted. */
export async function sendOutbox(outbox: Items, calls: OutboxCalls, signal: AbortSignal): Promise<void> {
  let tries = 0;
  while (!signal.aborted) {
    const item = outbox.items().find(isWaiting);
    if (item === undefined) {
      calls.onAway(false);
      await calls.changed();
      continue;
    }
    try {
      const version = await calls.send(item);
      tries = 0;
      outbox.drop(item.id);
      followOwn(outbox, item, version);
      calls.onAway(false);
      calls.onSent(item);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!isOutOfReach(error)) {
        outbox.put(answeredItem(item, error));
        continue;
      }
      calls.onAway(true);
      await calls.pause(PAUSES[tries] ?? PAUSES.at(-1) ?? 0);
      tries += 1;
    }
  }
}

/** What its author wrote a moment ago is no news to them. */
function followOwn(outbox: Items, { planId, ifMatch }: OutboxItem, version: number): void {
  if (ifMatch === null || version !== ifMatch + 1) return;
  for (const later of outbox.items()) {
    if (later.planId === planId && later.ifMatch === ifMatch) outbox.put({ ...later, ifMatch: version });
  }
}
