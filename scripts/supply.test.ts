import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { BUILDING_LICENCES, licencesPage, SHIPPED_LICENCES, SHIPPED_UNCHANGED } from './licencesPage.ts';
import { lockedPackages, manifest } from './lockedPackages.ts';

const docs = join(dirname(dirname(fileURLToPath(import.meta.url))), 'docs');
const direct = Object.keys({
  ...manifest.dependencies,
  ...manifest.devDependencies,
  ...manifest.optionalDependencies,
}).filter((name) => !name.startsWith('@types/'));

describe('the packages', () => {
  it('that we ask for by name each have their reason in decision 6', () => {
    const decision = readFileSync(join(docs, 'decisions', '0006-libraries.md'), 'utf8');
    const named = new Set([...decision.matchAll(/@?[a-z][\w./{},@-]*[\w}]/g)].flatMap(([word]) => spelledOut(word)));
    expect(direct.filter((name) => !named.has(name))).toEqual([]);
  });

  it('have licences that allow what we do with them', () => {
    const isAllowed = ({ name, license = 'none', dev }: (typeof lockedPackages)[number]) =>
      dev
        ? BUILDING_LICENCES.has(license)
        : SHIPPED_LICENCES.has(license) || SHIPPED_UNCHANGED.get(license)?.test(name) === true;
    const refused = lockedPackages.filter((each) => !isAllowed(each));
    expect(refused.map(({ path, license }) => `${path}: ${license}`)).toEqual([]);
  });

  it('are listed by their licences in the docs (node scripts/licences.ts writes it)', () => {
    expect(readFileSync(join(docs, 'licences.md'), 'utf8')).toBe(licencesPage());
  });

  it('are each checked against their checksum when installed', () => {
    expect(lockedPackages.filter(({ integrity }) => integrity === undefined).map(({ path }) => path)).toEqual([]);
  });
});

/** `@fastify/{swagger,cookie}` stands for two packages. */
function spelledOut(word: string): string[] {
  const [, before = '', inner, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(word) ?? [];
  return inner === undefined ? [word] : inner.split(',').map((each) => `${before}${each.trim()}${after}`);
}
