import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { adoptSecret, findSecrets } from '#server/base/secrets.ts';
import { readConfig } from '#server/config.ts';
import { openEmptyStore } from '#server/features/backup/emptyStore.ts';
import { moveStore } from '#server/features/backup/moveStore.ts';
import { openStore } from '#server/store/database/database.ts';
import { findDoneMigrations } from '#server/store/database/migrate.ts';
import { type Command, UsageError } from './commandLine.ts';
import { countedRows } from './countedRows.ts';
import { refuseMissingStore } from './refuseMissingStore.ts';

const HOLDER = 'milepost move';

export const moveCommand: Command = {
  help: `milepost move --to ADDRESS-OR-FOLDER

Copies everything of the store in use (MILEPOST_DATA, or DATABASE_URL) into an empty PostgreSQL database
(postgres://…) or an empty folder, whole or not at all, and compares every row. Stop the server first, and start it
on the new store after: what is written meanwhile is not copied. The old store stays as it is.`,
  async run(line) {
    const { values } = parseArgs({ args: [...line.args], options: { to: { type: 'string' } } });
    if (values.to === undefined) throw new UsageError('Say where to with --to.');
    const config = readConfig(line.environment);
    const isDatabase = /^postgres(ql)?:\/\//.test(values.to);
    const target = isDatabase
      ? { dataFolder: config.dataFolder, databaseUrl: values.to }
      : { dataFolder: resolve(line.folder, values.to), databaseUrl: null };
    await refuseMissingStore(config, line.environment);
    const secret = findSecrets(config.dataFolder).session;
    // Its lock keeps servers from writing to an embedded store meanwhile.
    const from = await openStore({ ...config, serverAddress: HOLDER });
    try {
      const migrations = await findDoneMigrations(from.db);
      const to = await openEmptyStore(target, { migrations, holder: HOLDER });
      try {
        const tables = await moveStore(from, to, (table, rows) => line.progress(`${table}: ${rows} …`));
        line.say(`Copied ${countedRows(tables)}. Every row was read again and is equal.`);
      } finally {
        await to.close();
      }
    } finally {
      await from.close();
    }
    adoptSecret(target.dataFolder, secret);
    line.say(
      `Now start Milepost with ${isDatabase ? 'DATABASE_URL set to that address' : `MILEPOST_DATA=${target.dataFolder}`}.`,
    );
    return 0;
  },
};
