import { Refusal } from '#server/base/errors.ts';
import { ConfigError, readConfig } from './config.ts';
import { startServer } from './startServer.ts';

// The server as a program: what it needs stands in the environment (see .env.example), what it does it says in lines.
try {
  const server = await startServer(readConfig(process.env), (line) => console.log(line));
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => void end(server.stop));
} catch (error) {
  for (const line of linesOf(error)) console.error(`Milepost: ${line}`);
  process.exit(1);
}

/** Lets what is in flight finish; a second signal of the same kind ends at once, as it always does. */
async function end(stop: () => Promise<void>): Promise<void> {
  try {
    await stop();
    process.exit(0);
  } catch (error) {
    console.error('Milepost: stopping failed.', error);
    process.exit(1);
  }
}

/** What a person can act on is one line; only a mistake of ours shows its stack. */
function linesOf(error: unknown): readonly unknown[] {
  if (error instanceof ConfigError) return error.lines;
  if (error instanceof Refusal) return [error.message];
  return [error instanceof Error ? (error.stack ?? error.message) : error];
}
