import { appendFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isoInstant, timeOfInstant, wallTime } from '#server/base/clock.ts';
import { askerAt } from '#server/platform/limits/addressBlocks.ts';

/** What happened, to be read by who looks after the installation; never a password, a token or an address with one. */
export type SecurityEvent = {
  /** ISO instant, in UTC, of the machine's clock; of the last one where it stands for many. */
  readonly at: string;
  readonly event: string;
  readonly outcome: 'done' | 'refused' | 'limited' | 'failed';
  readonly status: number;
  /** The account, API token or share that asked, as far as it is known. */
  readonly who: string | null;
  /** As typed by who signs in or asks for a link, or as a provider gave it. */
  readonly email: string | null;
  /** The address of the asker, through trusted proxies alone. */
  readonly ip: string;
  readonly route: string;
  readonly plan: string | null;
};

/** A line: an event, or how often it happened again. */
export type SecurityLine = SecurityEvent & {
  readonly count: number;
  /** When the first of those counted happened. */
  readonly first_at: string;
};

export type SecurityLog = {
  write(event: SecurityEvent): void;
  /** Resolves once all is written, what was counted too. */
  flush(): Promise<void>;
};

/** A file a month: this one and the twelve before it. */
const KEPT_MONTHS = 13;

export type SecurityLogLimits = {
  /** A month whose file is as large goes on in another. */
  readonly fileBytes: number;
  /** Beyond it the oldest file goes. */
  readonly allBytes: number;
  /** What happens again within it is counted. */
  readonly countedForMs: number;
  /** So many different events are counted at a time. */
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
 * Security events, a line of JSON each, only ever added to: FOLDER/2026-11.jsonl, for its owner alone. The first of
 * its kind is written at once; what happens again is counted, and written as one line ten minutes later or when the
 * server stops. It is written beside the answer and not before it, and what cannot be written is told by `warn`: a full
 * disk locks nobody out.
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

  /** Writes what was counted long enough at a time; null: everything. */
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

/** What was too much is counted by where it comes from, whichever e-mails were tried. */
function kindOf({ event, outcome, status, who, email, ip, route, plan }: SecurityEvent): string {
  return JSON.stringify([event, outcome, status, who, outcome === 'limited' ? null : email, askerAt(ip), route, plan]);
}

function added(again: SecurityLine, { at, email, ip }: SecurityEvent): SecurityLine {
  const isSame = again.email === email;
  return { ...again, at, ip, email: isSame ? email : null, count: again.count + 1 };
}

type LogFile = { readonly name: string; readonly bytes: number };

const NAME = /^(\d{4}-\d{2})(?:\.(\d+))?\.jsonl$/;

/** The last file of a month, or one after it where that is full. */
async function nextFile(
  folder: string,
  { month, fileBytes }: { readonly month: string; readonly fileBytes: number },
): Promise<LogFile> {
  const last = (await filesIn(folder)).findLast((name) => name.startsWith(month)) ?? `${month}.jsonl`;
  const bytes = await sizeOf(folder, last);
  if (bytes < fileBytes) return { name: last, bytes };
  return { name: `${month}.${partOf(last) + 1}.jsonl`, bytes: 0 };
}

/** The oldest go: whole months beyond the year, and files beyond the size that all may have. */
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
