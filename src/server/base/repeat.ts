export type Repeated = { stop(): Promise<void> };

/** Works at once and then every so often, one after the other; `stop` waits for the one that is on. */
export function repeat(work: () => Promise<void>, everyMs: number): Repeated {
  let running = work();
  const timer = setInterval(() => {
    running = running.then(work);
  }, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
