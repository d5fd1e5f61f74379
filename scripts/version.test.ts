import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { programVersion } from '#server/programVersion.ts';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const headings = [...read('CHANGELOG.md').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);

it('the newest heading of the changelog is the version of the program, and nothing waits under another name', () => {
  expect(programVersion).toMatch(/^\d+\.\d+\.\d+$/);
  expect(headings[0]).toBe(programVersion);
  for (const heading of headings) expect(heading).toMatch(/^\d+\.\d+\.\d+$/);
});

it('the lock file has the same version', () => {
  const lock: { version: string; packages: Record<string, { version?: string }> } = JSON.parse(
    read('package-lock.json'),
  );
  expect([lock.version, lock.packages['']?.version]).toEqual([programVersion, programVersion]);
});
