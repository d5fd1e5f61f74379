import { createHash } from 'node:crypto';
import { installedPath, type LockedPackage, locked, lockedPackages, manifest } from './lockedPackages.ts';

/**
 * What Milepost is made of, as CycloneDX 1.6 (cyclonedx.org): every locked package with its version, licence, checksum
 * and what it needs. The same lock file gives the same bill, byte for byte.
 */
export function softwareBill() {
  const own = { type: 'application', name: 'milepost', version: manifest.version };
  const root = referenceTo(own.name, own.version);
  const serial = createHash('sha256').update(JSON.stringify(locked)).digest('hex');
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(serial)}`,
    version: 1,
    metadata: { component: { ...own, 'bom-ref': root, licenses: [{ license: { id: 'Apache-2.0' } }] } },
    components: unique(lockedPackages).map(componentOf),
    dependencies: [
      { ref: root, dependsOn: neededBy('') },
      ...unique(lockedPackages).map((each) => ({ ref: referenceOf(each), dependsOn: neededBy(each.path) })),
    ],
  };
}

function componentOf(each: LockedPackage) {
  return {
    type: 'library',
    'bom-ref': referenceOf(each),
    name: each.name,
    version: each.version ?? '',
    purl: referenceOf(each),
    // Needed to run: required; on some machines: optional; to build and test alone: excluded.
    scope: each.dev ? 'excluded' : each.optional ? 'optional' : 'required',
    licenses: each.license === undefined ? [] : [{ expression: each.license }],
    hashes: each.integrity === undefined ? [] : [hashOf(each.integrity)],
  };
}

/** The lock file writes `sha512-` and base64. */
function hashOf(integrity: string): { alg: string; content: string } {
  const [algorithm = '', text = ''] = integrity.split('-', 2);
  return { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(text, 'base64').toString('hex') };
}

function neededBy(path: string): string[] {
  const entry = locked[path];
  const names = { ...entry?.dependencies, ...entry?.optionalDependencies };
  const found = Object.keys(names).map((name) => installedPath(path, name));
  const needed = lockedPackages.filter((each) => found.includes(each.path));
  return [...new Set(needed.map(referenceOf))].sort();
}

/** A version installed in two folders is one component. */
function unique(packages: readonly LockedPackage[]): LockedPackage[] {
  return [...new Map(packages.map((each) => [referenceOf(each), each])).values()];
}

function referenceOf({ name, version = '' }: LockedPackage): string {
  return referenceTo(name, version);
}

/** A package URL. */
function referenceTo(name: string, version: string): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function uuidOf(hex: string): string {
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
