import { isoInstant, machineTime, wallTime } from './clock.ts';

export type LogLevel = 'info' | 'warn' | 'error';
export type LogFields = Readonly<Record<string, unknown>>;
export type WriteLog = (level: LogLevel, message: string, fields?: LogFields) => void;

/** What is said again within this time is counted instead. */
const SAID_AGAIN_MS = 60_000;
const MOST_KEPT = 200;

/**
 * The log: each line is a time in UTC, a level, a message, and what belongs to it as JSON. What happens at every request,
 * such as a full disk, is one line a minute, which says how often.
 */
export function createLog({
  write,
  now = machineTime,
}: {
  readonly write: (line: string) => void;
  readonly now?: () => number;
}): WriteLog {
  const said = new Map<string, { readonly at: number; more: number }>();
  return (level, message, fields = {}) => {
    const key = `${level} ${message} ${JSON.stringify(fields)}`;
    const before = said.get(key);
    if (before !== undefined && now() - before.at < SAID_AGAIN_MS) {
      before.more += 1;
      return;
    }
    said.delete(key);
    said.set(key, { at: now(), more: 0 });
    const [oldest] = said.keys();
    if (said.size > MOST_KEPT && oldest !== undefined) said.delete(oldest);
    const again = before === undefined || before.more === 0 ? {} : { and_before: before.more };
    write(logLine(level, message, { ...fields, ...again }));
  };
}

/** One line, whatever the message holds. */
export function logLine(level: LogLevel, message: string, fields: LogFields = {}): string {
  const text = message.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
  const rest = Object.keys(fields).length === 0 ? '' : ` ${JSON.stringify(fields)}`;
  return `${isoInstant(wallTime())} ${level.toUpperCase().padEnd(5)} ${text}${rest}\n`;
}

/** The log of this program: standard error. */
export const writeLog: WriteLog = createLog({ write: (line) => process.stderr.write(line) });
