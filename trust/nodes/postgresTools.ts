import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian and others keep the servers' own programs, a folder a version. */
const PACKAGES = '/usr/lib/postgresql';

const NEEDED = ['initdb', 'postgres', 'pg_basebackup'];

/** The folder of initdb and its like; null where PostgreSQL's server is not installed. */
export function findPostgres(): string | null {
  const packaged = existsSync(PACKAGES) ? readdirSync(PACKAGES).map((version) => join(PACKAGES, version, 'bin')) : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...packaged.sort().reverse()];
  return folders.find((folder) => NEEDED.every((program) => existsSync(join(folder, program)))) ?? null;
}

/** Whom PostgreSQL runs as: it refuses the system's administrator. Nothing where we are somebody else. */
export function postgresUser(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: id('-u'), gid: id('-g') };
}

/** Runs one of its programs to its end. Throws with what it printed where it fails. */
export function runTool(file: string, words: readonly string[], cwd: string): Promise<void> {
  const child = spawn(file, words, { cwd, stdio: ['ignore', 'pipe', 'pipe'], ...postgresUser() });
  const printed = printedBy(child);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${file} failed:\n${printed()}`))));
  });
}

/** Starts a server, which stays below this program and ends with it. */
export function startTool(file: string, words: readonly string[], cwd: string): ChildProcess {
  return spawn(file, words, { cwd, stdio: 'ignore', ...postgresUser() });
}

function printedBy(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return () => text;
}
