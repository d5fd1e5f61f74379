import { Refusal } from '#server/base/errors.ts';
import { handBackMemory } from '#server/base/handBackMemory.ts';
import { ConfigError, readConfig } from './config.ts';
import { startServer } from './startServer.ts';

// The server as a program, configured by the environment (see .env.example).
try {
  const server = await startServer(readConfig(process.env), (line) => console.log(line));
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => void end(server.stop));
  handBackMemory();
} catch (error) {
  for (const line of linesOf(error)) console.error(`Milepost: ${line}`);
  process.exit(1);
}

/** In-flight requests finish; a second signal of the same kind ends at once, as by default. */
async function end(stop: () => Promise<void>): Promise<void> {
  try {
    await stop();
    process.exit(0);
  } catch (error) {
    console.error('Milepost: stopping failed.', error);
    process.exit(1);
  }
}

/** A Refusal is one line; a bug shows its stack. */
function linesOf(error: unknown): readonly unknown[] {
  if (error instanceof ConfigError) return error.lines;
  if (error instanceof Refusal) return [error.message];
  return [error instanceof Error ? (error.stack ?? error.message) : error];
}
