import { appendFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isoInstant, timeOfInstant, wallTime } from '#server/base/clock.ts';
import { askerAt } from '#server/platform/limits/addressBlocks.ts';

/** Never contains a password, a token or an address with one. */
export type SecurityEvent = {
  /** ISO instant of the machine's clock in UTC; of the last one where it stands for many. */
  readonly at: string;
  readonly event: string;
  readonly outcome: 'done' | 'refused' | 'limited' | 'failed';
  readonly status: number;
  readonly who: string | null;
  readonly email: string | null;
  /** The client's address, trusting only configured proxies. */
  readonly ip: string;
  readonly route: string;
  readonly plan: string | null;
  /** What it was about, such as what a feed asked; null for most. */
  readonly about: string | null;
};

export type SecurityLine = SecurityEvent & {
  readonly count: number;
  readonly first_at: string;
};

export type SecurityLog = {
  write(event: SecurityEvent): void;
  flush(): Promise<void>;
};

const KEPT_MONTHS = 13;

export type SecurityLogLimits = {
  /** A file that is as large is followed by another of the same month. */
  readonly fileBytes: number;
  readonly allBytes: number;
  /** Repeats within this time are counted. */
  readonly countedForMs: number;
  readonly counted: number;
};

const MEGABYTE = 1024 * 1024;
export const SECURITY_LOG_LIMITS: SecurityLogLimits = {
  fileBytes: 4 * MEGABYTE,
  allBytes: 64 * MEGABYTE,
  countedForMs: 10 * 60_000,
  counted: 1_000,
};
const SETTLED_EVERY_MS = 30_000;

type Counted = { readonly line: SecurityLine; readonly again: SecurityLine | null };

/**
 * Security events as JSON lines, append-only: FOLDER/2026-11.jsonl, readable by its owner only. The first of its kind
 * is written at once; repeats are counted and written as one line ten minutes later or when the server stops. Logging
 * does not delay the reply, and failures are reported by `warn`: a full disk locks nobody out.
 */
export function createSecurityLog({
  folder,
  warn,
  limits = SECURITY_LOG_LIMITS,
}: {
  readonly folder: string;
  readonly warn: (message: string) => void;
  readonly limits?: SecurityLogLimits;
}): SecurityLog {
  let writing: Promise<void> = Promise.resolve();
  let month = '';
  let file: LogFile | null = null;
  const kept = new Map<string, Counted>();
  const settling = setInterval(() => settle(isoInstant(wallTime())), SETTLED_EVERY_MS).unref();

  async function append(line: SecurityLine): Promise<void> {
    const current = line.at.slice(0, 'YYYY-MM'.length);
    if (file === null || current !== month || file.bytes >= limits.fileBytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      file = await nextFile(folder, { month: current, fileBytes: limits.fileBytes });
      await forgetOld(folder, { current: file.name, allBytes: limits.allBytes - limits.fileBytes });
      month = current;
    }
    const text = `${JSON.stringify(line)}\n`;
    await appendFile(join(folder, file.name), text, { mode: 0o600 });
    file = { ...file, bytes: file.bytes + Buffer.byteLength(text) };
  }

  function add(line: SecurityLine): void {
    writing = writing
      .then(() => append(line))
      .catch((error: unknown) => {
        file = null;
        warn(`The security log in ${folder} cannot be written: ${error}`);
      });
  }

  /** Null: everything. */
  function settle(at: string | null): void {
    for (const [key, { line, again }] of kept) {
      if (at !== null && timeOfInstant(at) - timeOfInstant(line.at) < limits.countedForMs) return;
      kept.delete(key);
      if (again !== null) add(again);
    }
  }

  return {
    write: (event) => {
      settle(event.at);
      const key = kindOf(event);
      const known = kept.get(key);
      const line = { ...event, count: 1, first_at: event.at };
      if (known !== undefined) {
        kept.set(key, { ...known, again: known.again === null ? line : added(known.again, event) });
        return;
      }
      add(line);
      const [oldest] = kept;
      if (kept.size >= limits.counted && oldest !== undefined) {
        kept.delete(oldest[0]);
        if (oldest[1].again !== null) add(oldest[1].again);
      }
      kept.set(key, { line, again: null });
    },
    flush: async () => {
      clearInterval(settling);
      settle(null);
      await writing;
    },
  };
}

/** Rate-limited requests are counted by client address, whatever e-mails were tried. */
function kindOf({ event, outcome, status, who, email, ip, route, plan, about }: SecurityEvent): string {
  return JSON.stringify([
    event,
    outcome,
    status,
    who,
    outcome === 'limited' ? null : email,
    askerAt(ip),
    route,
    plan,
    about,
  ]);
}

function added(again: SecurityLine, { at, email, ip }: SecurityEvent): SecurityLine {
  const isSame = again.email === email;
  return { ...again, at, ip, email: isSame ? email : null, count: again.count + 1 };
}

type LogFile = { readonly name: string; readonly bytes: number };

const NAME = /^(\d{4}-\d{2})(?:\.(\d+))?\.jsonl$/;

async function nextFile(
  folder: string,
  { month, fileBytes }: { readonly month: string; readonly fileBytes: number },
): Promise<LogFile> {
  const last = (await filesIn(folder)).findLast((name) => name.startsWith(month)) ?? `${month}.jsonl`;
  const bytes = await sizeOf(folder, last);
  if (bytes < fileBytes) return { name: last, bytes };
  return { name: `${month}.${partOf(last) + 1}.jsonl`, bytes: 0 };
}

async function forgetOld(
  folder: string,
  { current, allBytes }: { readonly current: string; readonly allBytes: number },
): Promise<void> {
  const names = [...new Set([...(await filesIn(folder)), current])].sort(byAge);
  const months = [...new Set(names.map(monthOf))].slice(-KEPT_MONTHS);
  let left = allBytes;
  for (const name of names.toReversed()) {
    if (name === current) continue;
    left -= await sizeOf(folder, name);
    if (left < 0 || !months.includes(monthOf(name))) await rm(join(folder, name), { force: true });
  }
}

async function filesIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => NAME.test(name)).sort(byAge);
}

function byAge(one: string, other: string): number {
  return monthOf(one).localeCompare(monthOf(other)) || partOf(one) - partOf(other);
}

function monthOf(name: string): string {
  return NAME.exec(name)?.[1] ?? '';
}

function partOf(name: string): number {
  return Number(NAME.exec(name)?.[2] ?? 1);
}

async function sizeOf(folder: string, name: string): Promise<number> {
  try {
    return (await stat(join(folder, name))).size;
  } catch {
    return 0;
  }
}
