import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isoInstant, machineTime } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import { programVersion } from '#server/base/programVersion.ts';
import { findSecrets } from '#server/base/secrets.ts';
import type { Config } from '#server/config.ts';
import { backupName } from '#server/features/backup/backupName.ts';
import { isEmptyStore } from '#server/features/backup/emptyStore.ts';
import { writeBackup } from '#server/features/backup/writeBackup.ts';
import { type Command, type ExitStatus, UsageError } from './commandLine.ts';
import { countedRows } from './countedRows.ts';
import { withStore } from './withStore.ts';

export const backupCommand: Command = {
  help: `milepost backup [--force] [FILE]

Writes every plan with its history, the accounts, shares and saved filters as they are at this moment into one
compressed file with a checksum, also while the server runs. Without FILE it is named after the time. Where there is
neither a plan nor an account nothing is written, and it ends with 1.

Whoever has the file can read everything in it, and it holds the installation's secret: keep it as you keep a password.
Who is signed in is not in it.

  --force     write over a file that is there

The server makes backups by itself where MILEPOST_BACKUP_FOLDER names a folder (MILEPOST_BACKUP_EVERY_HOURS, 24;
MILEPOST_BACKUP_KEEP, 14).`,
  async run(line) {
    const { values, positionals } = parseArgs({
      args: [...line.args],
      allowPositionals: true,
      options: { force: { type: 'boolean' } },
    });
    const at = isoInstant(machineTime());
    const [name = backupName(at), ...others] = positionals;
    if (others.length > 0) throw new UsageError('Name one file.');
    const file = resolve(line.folder, name);
    return withStore<ExitStatus>(line, async ({ store, config }) => {
      if (await isEmptyStore(store.db)) throw nothingThere(config);
      const facts = { version: programVersion, at, secret: findSecrets(config.dataFolder).session };
      const { tables, sha256 } = await writeBackup(store, { file, facts, isForced: values.force ?? false });
      const { size } = await stat(file);
      line.say(`Wrote ${file}: ${countedRows(tables)}, ${Math.ceil(size / 1024)} kB.`);
      line.say(`SHA-256 of its content: ${sha256}`);
      return 0;
    });
  },
};

/** An empty backup would look like a success, until it is needed. */
function nothingThere({ dataFolder, databaseUrl }: Config): Refusal {
  return new Refusal({
    code: 'nothing_to_back_up',
    status: 409,
    message: `There is neither a plan nor an account in ${databaseUrl === null ? dataFolder : 'the database of DATABASE_URL'}: the backup would be empty, and none was written. Is MILEPOST_DATA or DATABASE_URL that of the server?`,
  });
}
