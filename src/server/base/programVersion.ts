import { readFileSync } from 'node:fs';

export const programVersion: string = versionIn(new URL('../../../package.json', import.meta.url));

function versionIn(packageFile: URL): string {
  const read: unknown = JSON.parse(readFileSync(packageFile, 'utf8'));
  const version = read !== null && typeof read === 'object' && 'version' in read ? read.version : null;
  return String(version);
}
