import { DatabaseSync } from 'node:sqlite';
import type { Store } from './store.ts';

/**
 * A store in a file whose version is SQLite's data_version, read by a handle that never writes: it changes with each
 * commit of any other handle or process.
 */
export function withSqliteVersion(store: Store, file: string): Store {
  const db = new DatabaseSync(file, { timeout: 0 });
  const versionOfData = db.prepare('pragma data_version');
  versionOfData.setReturnArrays(true);
  return {
    ...store,
    version: () => {
      try {
        return Number(Object.values(versionOfData.get() ?? {})[0]);
      } catch {
        // Current readers get the error, or the answer, of the store itself.
        return null;
      }
    },
    close: () => {
      db.close();
      return store.close();
    },
  };
}
