import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Refusal } from './errors.ts';
import { makeFolder } from './makeFolder.ts';

/** Created at the first start of an installation. */
export type Secrets = {
  readonly session: string;
};

export const SECRET_FILE = 'secret';

/** A secret of 32 bytes in a file that its owner alone may read; made where there is none. Throws Refusal as `readSecrets`. */
export function readOrMakeSecret(file: string): string {
  makeFolder(dirname(file));
  return readSecret(file) ?? makeSecret(file);
}

/**
 * Reads the secret of the data folder, or creates it. Throws Refusal where the file is damaged or readable by others.
 * File modes are not checked on Windows, which has none.
 */
export function readSecrets(dataFolder: string): Secrets {
  return { session: readOrMakeSecret(join(dataFolder, SECRET_FILE)) };
}

/** Like `readSecrets`, but throws Refusal where there is none. For commands, which may look in a wrong place. */
export function findSecrets(dataFolder: string): Secrets {
  const session = readSecret(join(dataFolder, SECRET_FILE));
  if (session !== null) return { session };
  throw new Refusal({
    code: 'no_secret',
    status: 404,
    message: `There is no secret of an installation in ${dataFolder}. Set MILEPOST_DATA to the data folder of the server; a server that was never started makes it at its first start.`,
  });
}

/**
 * Gives a data folder the secret of another installation, as after a restore. False where it has another one already,
 * which then stays.
 */
export function adoptSecret(dataFolder: string, session: string): boolean {
  makeFolder(dataFolder);
  const file = join(dataFolder, SECRET_FILE);
  const own = readSecret(file);
  if (own === null) writeSecret(file, session);
  return own === null || own === session;
}

const FILE_MODE = 0o600;
const SECRET_BYTES = 32;
const SECRET_PATTERN = /^[0-9a-f]{64}$/;

function readSecret(file: string): string | null {
  const text = readIfThere(file);
  if (text === null) return null;
  if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0) {
    throw refused(`Others on this machine may read ${file}. Allow its owner alone: chmod 600 ${file}`);
  }
  if (SECRET_PATTERN.test(text)) return text;
  throw refused(
    `${file} is damaged. Restore it from a backup, or remove it: ${isSession(file) ? 'everybody signs in again' : 'the passwords of connections are entered again'}.`,
  );
}

function makeSecret(file: string): string {
  const secret = randomBytes(SECRET_BYTES).toString('hex');
  writeSecret(file, secret);
  return secret;
}

/** Never overwrites an existing one. */
function writeSecret(file: string, secret: string): void {
  const descriptor = openSync(file, 'wx', FILE_MODE);
  try {
    writeSync(descriptor, secret);
    fsyncSync(descriptor);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

function isSession(file: string): boolean {
  return basename(file) === SECRET_FILE;
}

function refused(message: string): Refusal {
  return new Refusal({ code: 'bad_secret', status: 500, message });
}
