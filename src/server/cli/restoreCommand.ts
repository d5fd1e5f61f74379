import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { adoptSecret } from '#server/base/secrets.ts';
import { readConfig } from '#server/config.ts';
import { openEmptyStore } from '#server/features/backup/emptyStore.ts';
import { readBackup } from '#server/features/backup/readBackup.ts';
import { restoreBackup } from '#server/features/backup/restoreBackup.ts';
import { type Command, UsageError } from './commandLine.ts';
import { countedRows } from './countedRows.ts';

export const restoreCommand: Command = {
  help: `milepost restore [--check] FILE

Puts a backup into an empty data folder (MILEPOST_DATA) or an empty database (DATABASE_URL), of the same kind of store or
the other, whole or not at all; then reads every row again and compares it. Stop the server first. A backup of an
older Milepost is brought up to this one. Everybody signs in again.

  --check     read the backup and verify its checksum; write nothing`,
  async run(line) {
    const { values, positionals } = parseArgs({
      args: [...line.args],
      allowPositionals: true,
      options: { check: { type: 'boolean' } },
    });
    const [name, ...others] = positionals;
    if (name === undefined || others.length > 0) throw new UsageError('Name one backup.');
    const file = resolve(line.folder, name);
    if (values.check ?? false) {
      const { head, tables } = await readBackup(file);
      line.say(`${file} is whole: ${countedRows(tables)}, made ${head.at} by Milepost ${head.version}.`);
      return 0;
    }
    const config = readConfig(line.environment);
    // Read to its end first, so that a damaged one leaves nothing behind.
    const { head } = await readBackup(file);
    const store = await openEmptyStore(config, { migrations: head.migrations, holder: 'milepost restore' });
    try {
      const { tables } = await restoreBackup(file, store);
      line.say(`Restored ${countedRows(tables)}, as of ${head.at}. Every row was read again and is equal.`);
    } finally {
      await store.close();
    }
    if (!adoptSecret(config.dataFolder, head.secret)) {
      line.warn(
        `${config.dataFolder} keeps its own secret: second factors of the backup do not work with it, and people sign in with a recovery code. To use the backup's, remove the file “secret” there and restore into an empty store.`,
      );
    }
    return 0;
  },
};
