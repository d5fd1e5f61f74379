import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const versions = z.record(z.string(), z.string()).default({});

/** What package.json asks for. */
export const manifest = z
  .object({ version: z.string(), dependencies: versions, devDependencies: versions, optionalDependencies: versions })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

const entrySchema = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  dev: z.boolean().default(false),
  optional: z.boolean().default(false),
  resolved: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
  dependencies: versions,
  optionalDependencies: versions,
});

/** The lock file's packages by the folder each is installed in; '' is Milepost itself. */
export const locked = z
  .object({ packages: z.record(z.string(), entrySchema) })
  .parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))).packages;

export type LockedPackage = z.output<typeof entrySchema> & { readonly path: string; readonly name: string };

/** Every package but Milepost itself. */
export const lockedPackages: readonly LockedPackage[] = Object.entries(locked)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ ...entry, path, name: path.split('node_modules/').at(-1) ?? path }));

/** Where Node finds a package that another one names: beside it, then in each folder around it; null where nowhere. */
export function installedPath(from: string, name: string): string | null {
  const parts = from === '' ? [] : from.split('/node_modules/');
  for (let depth = parts.length; depth >= 0; depth -= 1) {
    const folder = parts.slice(0, depth).join('/node_modules/');
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (path in locked) return path;
  }
  return null;
}
