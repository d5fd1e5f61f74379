import { Refusal } from '#server/base/errors.ts';

/** Limits concurrency fairly: a client with many requests does not delay a client with one. */
export type FairQueue = <Value>(asker: string, work: () => Promise<Value>) => Promise<Value>;

/**
 * Waiting clients take turns, one request each. Throws Refusal: 429 for a client with more than `waitingEach` in
 * line, 503 where `waiting` are in line in all, because each holds memory.
 */
export function fairQueue(limits: {
  readonly running: number;
  readonly waitingEach: number;
  readonly waiting: number;
}): FairQueue {
  let running = 0;
  let waiting = 0;
  const lines = new Map<string, (() => void)[]>();

  function waitInLine(asker: string): Promise<void> {
    const line = lines.get(asker) ?? [];
    if (line.length >= limits.waitingEach) throw tooManyFromHere();
    if (waiting >= limits.waiting) throw tooBusy();
    waiting += 1;
    return new Promise((resolve) => {
      line.push(resolve);
      lines.set(asker, line);
    });
  }

  /** The client goes to the end, behind all who wait. */
  function callNext(): boolean {
    const [first] = lines;
    if (first === undefined) return false;
    const [asker, [next, ...others]] = first;
    lines.delete(asker);
    if (others.length > 0) lines.set(asker, others);
    waiting -= 1;
    next?.();
    return true;
  }

  return async (asker, work) => {
    if (running >= limits.running) await waitInLine(asker);
    else running += 1;
    try {
      return await work();
    } finally {
      if (!callNext()) running -= 1;
    }
  };
}

function tooManyFromHere(): Refusal {
  return new Refusal({
    code: 'too_many_attempts',
    status: 429,
    message: 'Too much is asked for from your address just now. Try again in a minute.',
  });
}

function tooBusy(): Refusal {
  return new Refusal({
    code: 'too_busy',
    status: 503,
    message: 'Too much is asked for just now. Try again shortly.',
  });
}
