import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { HostReply, HostRequest } from './serverHost.ts';

const PROGRAM = fileURLToPath(new URL('./serverHost.ts', import.meta.url));

/** The number of the reply that nobody asked for: why the process ends. */
export const UNASKED = 0;

export type Host = { ask(request: Unnumbered): Promise<HostReply> };
type Unnumbered = HostRequest extends infer Each ? (Each extends unknown ? Omit<Each, 'id'> : never) : never;

/** Starts a process for the servers of many journeys. */
export function forkHost(): Host {
  const child = fork(PROGRAM, {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const waiting = new Map<number, { resolve(reply: HostReply): void; reject(error: Error): void }>();
  let why = '';
  child.on('message', (reply: HostReply) => {
    if (reply.id === UNASKED) why = `: ${reply.problem}`;
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (waiting.size === 0) child.channel?.unref();
    if (reply.problem === null) asked?.resolve(reply);
    else asked?.reject(new Error(`Milepost did not get ready: ${reply.problem}`));
  });
  child.on('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`The servers ended with exit code ${code}${why}`));
  });
  // Whoever asks waits for the answer; servers that nobody stopped keep nobody from ending.
  child.unref();
  child.channel?.unref();
  let count = 0;
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        const id = ++count;
        waiting.set(id, { resolve, reject });
        child.channel?.ref();
        child.send({ id, ...request });
      }),
  };
}
