import { DatabaseSync } from 'node:sqlite';
import type { Store } from './store.ts';

/**
 * A store in a file that tells its moment: by a handle that never writes itself, to which SQLite names another number
 * after each commit of any other, of this process or another one such as a command.
 */
export function tellingSqliteMoments(store: Store, file: string): Store {
  const db = new DatabaseSync(file, { timeout: 0 });
  const versionOfData = db.prepare('pragma data_version');
  versionOfData.setReturnArrays(true);
  return {
    ...store,
    moment: () => {
      try {
        return Number(Object.values(versionOfData.get() ?? {})[0]);
      } catch {
        // Whoever reads now gets the error, or the answer, of the store itself.
        return null;
      }
    },
    close: () => {
      db.close();
      return store.close();
    },
  };
}
