import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Day } from '#core/calendar/date.ts';
import { dayInTimeZone } from '#core/calendar/dayInTimeZone.ts';
import { atMost } from '#server/base/atMost.ts';
import { type Clock, isoInstant, timeOfInstant } from '#server/base/clock.ts';
import { createSealing } from '#server/base/sealing.ts';
import type { FeedRunParts } from '#server/features/feeds/runFeed.ts';
import { NOBODY_TOLD } from '#server/features/feeds/tellOwner.ts';
import { createPlanBook } from '#server/plan/planBook/planBook.ts';
import type { Store } from '#server/store/database/store.ts';
import { listening } from './listening.ts';

/** A clock that stands until it is moved. */
export type MovedClock = Clock & { move(to: string | number): void };

export function movedClock(begin: string): MovedClock {
  let now = timeOfInstant(begin);
  return {
    // Later stamps sort later.
    now: () => isoInstant(now++),
    today: (timeZone): Day => dayInTimeZone(now, timeZone),
    move: (to) => {
      now = typeof to === 'number' ? to : timeOfInstant(to);
    },
  };
}

/** What runs feeds, beside a server under test. */
export function feedPartsOf(
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  more: Partial<FeedRunParts> = {},
): FeedRunParts {
  return {
    store,
    clock,
    planBook: createPlanBook(store),
    sealing: createSealing('5e'.repeat(32)),
    feedPlaces: { origins: [], folders: new Map() },
    tellOwner: NOBODY_TOLD,
    warn: (message) => {
      throw new Error(message);
    },
    inTurn: atMost({ running: 1, waiting: Number.POSITIVE_INFINITY }),
    ...more,
  };
}

export type ExampleSource = {
  readonly origin: string;
  readonly asked: readonly IncomingMessage[];
  /** What it answers from now on. */
  answer: string | ((request: IncomingMessage, response: ServerResponse) => void);
  /** For the next test: the same address lets it use the process that asked before. */
  forget(): void;
  close(): void;
};

export async function startExampleSource(): Promise<ExampleSource> {
  const asked: IncomingMessage[] = [];
  const source = { origin: '', asked, answer: '' as ExampleSource['answer'] };
  const server: Server = createServer((request, response) => {
    asked.push(request);
    const { answer } = source;
    if (typeof answer === 'function') answer(request, response);
    else response.setHeader('content-type', 'text/csv').end(answer);
  });
  source.origin = `http://127.0.0.1:${await listening(server)}`;
  return Object.assign(source, {
    forget: () => {
      server.closeAllConnections();
      asked.length = 0;
      source.answer = '';
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
}
