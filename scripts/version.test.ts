import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { programVersion } from '#server/base/programVersion.ts';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const headings = [...read('CHANGELOG.md').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);

it('the newest heading of the changelog is the version of the program, and nothing waits under another name', () => {
  expect(programVersion).toMatch(/^\d+\.\d+\.\d+$/);
  expect(headings[0]).toBe(programVersion);
  for (const heading of headings) expect(heading).toMatch(/^\d+\.\d+\.\d+$/);
});

it('SECURITY.md says that the newest version and the one before it get fixes of holes', () => {
  const [newest, before] = [...new Set(headings.map((heading = '') => heading.split('.').slice(0, 2).join('.')))];
  const rows = [...read('SECURITY.md').matchAll(/^\| (newest|the one before) \((.+)\) \| (.+) \|$/gm)];
  expect(rows.map(([, ...cells]) => cells)).toEqual([
    ['newest', newest, 'yes'],
    ['the one before', before, `until ${newest} is 90 days old`],
  ]);
});

it('the lock file has the same version', () => {
  const lock: { version: string; packages: Record<string, { version?: string }> } = JSON.parse(
    read('package-lock.json'),
  );
  expect([lock.version, lock.packages['']?.version]).toEqual([programVersion, programVersion]);
});
