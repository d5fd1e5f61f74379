// `milepost VERB …` of an installed release: runs the command line as the service is run, with what its unit and
// /etc/milepost.env set and, when root calls it, as its user, so that no file becomes one the service cannot read. What
// the caller sets goes before.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readEnvironmentFile } from './environmentFile.ts';
import { readServiceUnit, type ServiceUnit } from './serviceUnit.ts';

const release = dirname(dirname(fileURLToPath(import.meta.url)));
const unit = readServiceUnit(readFileSync(join(release, 'packaging', 'milepost.service'), 'utf8'));
const settings = { ...unit.environment, ...settingsOf(unit) };
for (const [name, value] of Object.entries(settings)) process.env[name] ??= value;
process.env.INIT_CWD = process.cwd();
process.chdir(release);
process.umask(0o077);
becomeUser(unit);
await import('#server/cli/milepost.ts');

function settingsOf({ environmentFile }: ServiceUnit): Record<string, string> {
  if (environmentFile === null) return {};
  try {
    return readEnvironmentFile(readFileSync(environmentFile, 'utf8'));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'ENOENT') return {};
    console.error(`milepost: ${environmentFile} cannot be read (${code}). Run it as root: sudo milepost …`);
    return process.exit(1);
  }
}

/** Where there is no such user the service was not installed as the guide says, and root goes on as root. */
function becomeUser({ user, group }: ServiceUnit): void {
  if (process.getuid?.() !== 0 || user === null) return;
  try {
    process.setgroups?.([group ?? user]);
    process.setgid?.(group ?? user);
  } catch (error) {
    if (isUnknown(error)) return;
    throw error;
  }
  process.setuid?.(user);
}

function isUnknown(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_UNKNOWN_CREDENTIAL';
}
