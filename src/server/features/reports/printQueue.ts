import { Refusal } from '#server/base/errors.ts';

export type PrintQueue = {
  take<Result>(asker: string, work: () => Promise<Result>): Promise<Result>;
  isIdle(): boolean;
};

/** Limits running, waiting and, per asker, waiting work, so that all get their turn. */
export function createPrintQueue(limits: {
  readonly atOnce: number;
  readonly mostWaiting: number;
  readonly mostOfOne: number;
}): PrintQueue {
  const waiting: (() => void)[] = [];
  const ofAsker = new Map<string, number>();
  let running = 0;

  async function turn(): Promise<void> {
    if (running < limits.atOnce) running += 1;
    // A finished piece of work hands its slot on.
    else await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function end(): void {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  function count(asker: string, step: 1 | -1): void {
    const now = (ofAsker.get(asker) ?? 0) + step;
    if (now === 0) ofAsker.delete(asker);
    else ofAsker.set(asker, now);
  }

  return {
    isIdle: () => running === 0,
    take: async (asker, work) => {
      if (waiting.length >= limits.mostWaiting || (ofAsker.get(asker) ?? 0) >= limits.mostOfOne) throw busy();
      count(asker, 1);
      try {
        await turn();
        try {
          return await work();
        } finally {
          end();
        }
      } finally {
        count(asker, -1);
      }
    },
  };
}

function busy(): Refusal {
  return new Refusal({
    code: 'printer_busy',
    status: 503,
    message: 'Many reports are being printed at the moment. Try again in a minute.',
  });
}
