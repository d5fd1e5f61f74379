import { appendFile, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What happened, to be read by who looks after the installation; never a password, a token or an address with one. */
export type SecurityEvent = {
  /** ISO instant, in UTC, of the machine's clock. */
  readonly at: string;
  readonly event: string;
  readonly outcome: 'done' | 'refused' | 'limited' | 'failed';
  readonly status: number;
  /** The account, API token or share that asked, as far as it is known. */
  readonly who: string | null;
  /** As typed by who signs in or asks for a link. */
  readonly email: string | null;
  /** The address of the asker, through trusted proxies alone. */
  readonly ip: string;
  readonly route: string;
  readonly plan: string | null;
};

export type SecurityLog = {
  write(event: SecurityEvent): void;
  /** Resolves once all is written. */
  flush(): Promise<void>;
};

/** A file a month: this one and the twelve before it. */
const KEPT_MONTHS = 13;

/**
 * Security events, a line of JSON each, only ever added to: FOLDER/2026-11.jsonl, for its owner alone. It is written
 * beside the answer and not before it, and what cannot be written is told by `warn`: a full disk locks nobody out.
 */
export function createSecurityLog({
  folder,
  warn,
}: {
  readonly folder: string;
  readonly warn: (message: string) => void;
}): SecurityLog {
  let writing: Promise<void> = Promise.resolve();
  let month = '';

  async function append(event: SecurityEvent): Promise<void> {
    const current = event.at.slice(0, 'YYYY-MM'.length);
    if (current !== month) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await forgetOld(folder);
      month = current;
    }
    await appendFile(join(folder, `${month}.jsonl`), `${JSON.stringify(event)}\n`, { mode: 0o600 });
  }

  return {
    write: (event) => {
      writing = writing
        .then(() => append(event))
        .catch((error: unknown) => warn(`The security log in ${folder} cannot be written: ${error}`));
    },
    flush: () => writing,
  };
}

async function forgetOld(folder: string): Promise<void> {
  const months = (await readdir(folder)).filter((name) => /^\d{4}-\d{2}\.jsonl$/.test(name)).sort();
  // One is about to begin.
  const old = months.slice(0, Math.max(0, months.length - (KEPT_MONTHS - 1)));
  await Promise.all(old.map((name) => rm(join(folder, name))));
}
