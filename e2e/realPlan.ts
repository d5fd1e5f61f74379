import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const folderOfAll = process.env.MILEPOST_SHARED_DATA ?? join(root, '..', 'shared', 'data');

/** The files of a real plan, which lie beside a clone and never in it; none where they do not. */
export function realPlanFiles(name: string): readonly string[] {
  const files = ['goals.csv', 'entries.csv'].map((file) => join(folderOfAll, name, file));
  return files.every((file) => existsSync(file)) ? files : [];
}
