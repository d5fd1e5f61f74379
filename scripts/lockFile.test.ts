import { describe, expect, it } from 'vitest';
import { installedPath, locked, manifest } from './lockedPackages.ts';

describe('the lock file installs the same everywhere', () => {
  it('holds every optional platform package that a package names', () => {
    const missing = Object.entries(locked).flatMap(([path, entry]) =>
      Object.keys(entry.optionalDependencies)
        .filter((name) => installedPath(path, name) === null)
        .map((name) => `${path || 'milepost'} needs ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('names no download address of its own', () => {
    expect(Object.values(locked).flatMap((entry) => entry.resolved ?? [])).toEqual([]);
  });

  it('holds no package with an install script', () => {
    const scripted = Object.entries(locked).filter(([, entry]) => entry.hasInstallScript);
    expect(scripted.map(([path]) => path)).toEqual([]);
  });

  it('pins exact versions', () => {
    const ranges = [manifest.dependencies, manifest.devDependencies, manifest.optionalDependencies]
      .flatMap((group) => Object.entries(group))
      .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version));
    expect(ranges).toEqual([]);
  });
});
