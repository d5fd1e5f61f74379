import { Refusal } from '#server/base/errors.ts';

/** The answer to what was begun, as far as its end is told. */
type Answer = {
  readonly raw: { once(event: 'close', listener: () => void): unknown };
  header(name: string, value: string): unknown;
};

/** Lets each asker have one thing under way. */
export type OneAtATime = {
  /** Begins one, before its body is read. Throws Refusal (429) while another one of theirs is under way. */
  claim(asker: string, reply: Answer): void;
  /**
   * Does work for an asker, after earlier work of theirs has ended. Whoever goes away meanwhile begins nothing else
   * before it is done.
   */
  work<Value>(asker: string, work: () => Promise<Value>): Promise<Value>;
};

export function createOneAtATime(refused: () => Refusal): OneAtATime {
  /** How much of each is not done yet: its answer, and its work. */
  const open = new Map<string, number>();
  /** The end of the last work of each. */
  const ends = new Map<string, Promise<void>>();

  function add(asker: string): void {
    open.set(asker, (open.get(asker) ?? 0) + 1);
  }

  function settle(asker: string): void {
    const left = (open.get(asker) ?? 1) - 1;
    if (left === 0) open.delete(asker);
    else open.set(asker, left);
  }

  return {
    claim: (asker, reply) => {
      if (open.has(asker)) {
        reply.header('retry-after', '5');
        throw refused();
      }
      add(asker);
      reply.raw.once('close', () => settle(asker));
    },
    work: async (asker, work) => {
      add(asker);
      const done = ends.get(asker)?.then(work) ?? work();
      const end = done.then(
        () => undefined,
        () => undefined,
      );
      ends.set(asker, end);
      try {
        return await done;
      } finally {
        if (ends.get(asker) === end) ends.delete(asker);
        settle(asker);
      }
    },
  };
}

export function importUnderWay(): Refusal {
  return new Refusal({
    code: 'import_under_way',
    status: 429,
    message: 'Another file of yours is being read just now. Wait until it is, then hand in this one.',
  });
}
