import { constants } from 'node:os';
import { Refusal } from '#server/base/errors.ts';
import { handBackMemory } from '#server/base/handBackMemory.ts';
import { writeLog } from '#server/base/log.ts';
import { sayAtStart } from '#server/base/startLines.ts';
import { createStopSignals } from '#server/base/stopSignals.ts';
import { startWatchdog } from '#server/base/watchdog.ts';
import { ConfigError, readConfig } from './config.ts';
import { startServer } from './startServer.ts';

/** Whoever sent SIGTERM kills after 15 s, so what is unfinished is broken off before. */
const STOPS_WITHIN_MS = 13_000;
/** What shells add to the number of a signal that ended a program. */
const SIGNALLED = 128;

// The server as a program, configured by the environment (see .env.example).
try {
  const server = await startServer(readConfig(process.env), sayAtStart);
  const heard = createStopSignals();
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      const meant = heard();
      if (meant === 'stop') void end(server.stop);
      else if (meant === 'at once') process.exit(SIGNALLED + constants.signals[signal]);
    });
  }
  startWatchdog();
  handBackMemory();
} catch (error) {
  for (const line of linesOf(error)) console.error(`Milepost: ${line}`);
  process.exit(1);
}

/** In-flight requests finish; what takes too long, such as a backup, is broken off. */
async function end(stop: () => Promise<void>): Promise<void> {
  setTimeout(() => {
    writeLog('warn', `What was not done after ${STOPS_WITHIN_MS / 1000} s is broken off.`);
    process.exit(1);
  }, STOPS_WITHIN_MS).unref();
  try {
    await stop();
    process.exit(0);
  } catch (error) {
    writeLog('error', 'Stopping failed.', { stack: error instanceof Error ? error.stack : String(error) });
    process.exit(1);
  }
}

/** A Refusal is one line; a bug shows its stack. */
function linesOf(error: unknown): readonly unknown[] {
  if (error instanceof ConfigError) return error.lines;
  if (error instanceof Refusal) return [error.message];
  return [error instanceof Error ? (error.stack ?? error.message) : error];
}
