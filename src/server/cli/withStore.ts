import { type Clock, createClock } from '#server/base/clock.ts';
import { type Config, readConfig } from '#server/config.ts';
import { openStore } from '#server/store/database/database.ts';
import type { Store } from '#server/store/database/store.ts';
import type { CommandLine } from './commandLine.ts';
import { refuseMissingStore } from './refuseMissingStore.ts';

export type OpenedStore = { readonly store: Store; readonly clock: Clock; readonly config: Config };

/**
 * Runs work on the store of the environment, also beside its running server, and closes it afterwards. Throws
 * `no_store` where there is none, unless it may be created.
 */
export async function withStore<T>(
  { environment }: Pick<CommandLine, 'environment'>,
  work: (opened: OpenedStore) => Promise<T>,
  { mayMake = false }: { readonly mayMake?: boolean } = {},
): Promise<T> {
  const config = readConfig(environment);
  if (!mayMake) await refuseMissingStore(config, environment);
  const store = await openStore({ ...config, serverAddress: null });
  try {
    return await work({ store, clock: createClock(config), config });
  } finally {
    await store.close();
  }
}
