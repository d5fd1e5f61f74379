import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const versions = z.record(z.string(), z.string()).default({});
const manifest = z
  .object({ dependencies: versions, devDependencies: versions, optionalDependencies: versions })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        optionalDependencies: versions,
        resolved: z.string().optional(),
        hasInstallScript: z.boolean().optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));

describe('the lock file installs the same everywhere', () => {
  it('holds every optional platform package that a package names', () => {
    const missing = Object.entries(lock.packages).flatMap(([path, entry]) =>
      Object.keys(entry.optionalDependencies)
        .filter((name) => !isLocked(path, name))
        .map((name) => `${path || 'milepost'} needs ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('names no download address of its own', () => {
    expect(Object.values(lock.packages).flatMap((entry) => entry.resolved ?? [])).toEqual([]);
  });

  it('holds no package with an install script', () => {
    const scripted = Object.entries(lock.packages).filter(([, entry]) => entry.hasInstallScript);
    expect(scripted.map(([path]) => path)).toEqual([]);
  });

  it('pins exact versions', () => {
    const ranges = [manifest.dependencies, manifest.devDependencies, manifest.optionalDependencies]
      .flatMap((group) => Object.entries(group))
      .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version));
    expect(ranges).toEqual([]);
  });
});

/** Where Node looks: beside the package itself, then in each folder around it. */
function isLocked(path: string, name: string): boolean {
  const parts = path.split('/node_modules/');
  const folders = parts.map((_, depth) => parts.slice(0, depth + 1).join('/node_modules/'));
  return ['', ...folders].some((folder) => posix.join(folder, 'node_modules', name) in lock.packages);
}
