import * as z from 'zod';
import type { LogLevel, WriteLog } from '#server/base/log.ts';

/** What Fastify's logger writes, a JSON object a line. */
const pinoSchema = z.object({
  level: z.number(),
  msg: z.string().optional(),
  err: z.object({ message: z.string(), stack: z.string().optional(), status: z.number().optional() }).optional(),
  req: z.object({ method: z.string(), url: z.string() }).optional(),
});

/** Fastify's logger in the form of our log. A store that is full or away is the same line whatever was asked. */
export function requestLog(writeLog: WriteLog): { write(text: string): void } {
  return {
    write: (text) => {
      const parsed = pinoSchema.safeParse(parse(text));
      if (!parsed.success) return writeLog('warn', text.trim());
      const { level, msg, err, req } = parsed.data;
      const isKnown = err?.stack === undefined || msg !== SOMETHING_WRONG;
      writeLog(levelOf(level), msg ?? err?.message ?? '', {
        ...(err === undefined || err.message === msg ? {} : { error: err.message }),
        ...(isKnown ? {} : { ...(req && { request: `${req.method} ${req.url}` }), stack: err.stack }),
      });
    },
  };
}

/** Of a bug, whose log line needs its stack. */
export const SOMETHING_WRONG = 'Something went wrong here. It has been written to the log; please try again.';

function levelOf(level: number): LogLevel {
  if (level >= 50) return 'error';
  return level >= 40 ? 'warn' : 'info';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
