import { createServer } from 'node:http';
import { listening } from '#testing/server/listening.ts';

/** A source of feeds that can keep one who asks waiting. */
export type HeldSource = {
  readonly origin: string;
  answer: string;
  /** How often it was asked. */
  asked(): number;
  /** Keeps the next one waiting until the returned function is called. */
  holdNext(): () => void;
  stop(): Promise<void>;
};

export async function startHeldSource(): Promise<HeldSource> {
  let asked = 0;
  let held: Promise<void> | null = null;
  const server = createServer(async (_request, response) => {
    asked += 1;
    const { answer } = source;
    const mine = held;
    held = null;
    await mine;
    response.setHeader('content-type', 'text/csv').end(answer);
  });
  const port = await listening(server);
  const source: HeldSource = {
    origin: `http://127.0.0.1:${port}`,
    answer: '',
    asked: () => asked,
    holdNext: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
  return source;
}
