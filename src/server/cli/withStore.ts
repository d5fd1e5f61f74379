import { type Clock, createClock } from '#server/clock.ts';
import { type Config, readConfig } from '#server/config.ts';
import { openStore } from '#server/store/database.ts';
import type { Store } from '#server/store/store.ts';
import type { CommandLine } from './commandLine.ts';

export type OpenedStore = { readonly store: Store; readonly clock: Clock; readonly config: Config };

/** Runs work on the store that the server of the same environment uses, also while it runs, and lets go of it after. */
export async function withStore<T>(
  { environment }: Pick<CommandLine, 'environment'>,
  work: (opened: OpenedStore) => Promise<T>,
): Promise<T> {
  const config = readConfig(environment);
  const store = await openStore({ ...config, serverAddress: null });
  try {
    return await work({ store, clock: createClock(config), config });
  } finally {
    await store.close();
  }
}
