import { readConfig } from '#server/config.ts';
import { type RunningServer, startServer } from '#server/startServer.ts';
import { UNASKED } from './forkHost.ts';

// A program that runs the servers of many journeys: to start a process for each costs more than what a journey asks of it.

export type HostRequest =
  | { readonly id: number; readonly start: Readonly<Record<string, string | undefined>> }
  | { readonly id: number; readonly stop: number };

export type HostReply = { readonly id: number; readonly lines: readonly string[]; readonly problem: string | null };

const servers = new Map<number, RunningServer>();

process.on('message', (request: HostRequest) => void answer(request));
process.on('disconnect', () => process.exit());
process.on('uncaughtExceptionMonitor', (error) =>
  process.send?.({ id: UNASKED, lines: [], problem: error.stack ?? error.message } satisfies HostReply),
);

async function answer(request: HostRequest): Promise<void> {
  const lines: string[] = [];
  const done = 'start' in request ? start(request, (line) => lines.push(line)) : stop(request.stop);
  const problem = await done.then(
    () => null,
    (error: unknown) => String(error),
  );
  process.send?.({ id: request.id, lines, problem } satisfies HostReply);
}

async function start({ id, start }: HostRequest & { start: object }, say: (line: string) => void): Promise<void> {
  servers.set(id, await startServer(readConfig({ ...start }), say));
}

async function stop(id: number): Promise<void> {
  await servers.get(id)?.stop();
  servers.delete(id);
}
