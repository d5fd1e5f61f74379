import { Refusal } from '#server/base/errors.ts';
import type { Config } from '#server/config.ts';
import { isStoreThere } from '#server/store/database/database.ts';
import type { CommandLine } from './commandLine.ts';

/** Throws `no_store` where no store exists: a command that created one would work on nothing and report success. */
export async function refuseMissingStore(config: Config, environment: CommandLine['environment']): Promise<void> {
  if (await isStoreThere({ ...config, serverAddress: null })) return;
  throw new Refusal({
    code: 'no_store',
    status: 404,
    message: `${whereLooked(config, environment)} Set MILEPOST_DATA to the data folder of the server, or DATABASE_URL to its database. As a service it has them in /etc/milepost.env, which the command of the release reads: sudo milepost. Nothing was made.`,
  });
}

function whereLooked({ dataFolder, databaseUrl }: Config, { MILEPOST_DATA }: CommandLine['environment']): string {
  if (databaseUrl !== null) return 'There is no Milepost in the database of DATABASE_URL: it has none of the tables.';
  const isSet = MILEPOST_DATA !== undefined && MILEPOST_DATA !== '';
  return `There is no Milepost in ${dataFolder} (${isSet ? 'MILEPOST_DATA' : 'MILEPOST_DATA is not set, so ./data'}; DATABASE_URL is not set).`;
}
