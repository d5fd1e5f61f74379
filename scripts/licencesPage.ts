import { lockedPackages } from './lockedPackages.ts';

/** Licences that what we ship may have. */
export const SHIPPED_LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  // In the public domain.
  'Unlicense',
]);

/** Of files that are used unchanged: a library whose own files stay under its licence. */
export const SHIPPED_UNCHANGED = new Map([['MPL-2.0', /^(@resvg\/resvg-js|lightningcss)(-|$)/]]);

/** Beyond those, what only builds and tests may have. */
export const BUILDING_LICENCES = new Set([
  ...SHIPPED_LICENCES,
  'CC-BY-4.0',
  'MPL-2.0',
  'MIT OR Apache-2.0',
  // argparse, in the linter and the client generator.
  'PSF-2.0',
  'Python-2.0',
]);

/** The licences of every locked package: docs/licences.md. */
export function licencesPage(): string {
  return [
    '# Licences of the packages',
    '',
    'Milepost itself is under Apache-2.0. This page is written from `package-lock.json` by `node scripts/licences.ts`; a test compares them. Each package carries the text of its licence in its folder.',
    '',
    '## In what runs',
    '',
    ...section(false),
    '## In building and testing alone',
    '',
    ...section(true),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

function section(isDev: boolean): string[] {
  const packages = lockedPackages.filter(({ dev }) => dev === isDev);
  const licences = [...new Set(packages.map(({ license }) => license ?? 'none'))].sort();
  return licences.flatMap((licence) => {
    const names = new Set(packages.filter(({ license }) => (license ?? 'none') === licence).map(({ name }) => name));
    return [`**${licence}**: ${[...names].sort().join(', ')}`, ''];
  });
}
