import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const rooms = ['core', 'contract', 'languages', 'server', 'web'] as const;
/** What tests stand on, by the room that it knows. */
const stands = ['core', 'server', 'web'] as const;

/** A repository in small: our own settings, one harmless file in each room, and the file under test. */
let small: string;

beforeAll(() => {
  small = mkdtempSync(join(tmpdir(), 'milepost-walls-'));
  for (const file of ['package.json', 'biome.json', 'tsconfig.base.json']) cpSync(join(root, file), join(small, file));
  symlinkSync(join(root, 'node_modules'), join(small, 'node_modules'));
  for (const room of rooms) {
    mkdirSync(join(small, 'src', room, 'goal'), { recursive: true });
    cpSync(join(root, 'src', room, 'tsconfig.json'), join(small, 'src', room, 'tsconfig.json'));
    writeFileSync(join(small, 'src', room, 'goal', 'good.ts'), 'export const good = 1;\n');
  }
  for (const stand of stands) {
    mkdirSync(join(small, 'testing', stand), { recursive: true });
    cpSync(join(root, 'testing', stand, 'tsconfig.json'), join(small, 'testing', stand, 'tsconfig.json'));
    writeFileSync(join(small, 'testing', stand, 'good.ts'), 'export const good = 1;\n');
  }
});

afterAll(() => rmSync(small, { recursive: true, force: true }));

/** What each room may not know, and what it may. */
const FORBIDDEN: readonly (readonly [room: string, what: string, text: string])[] = [
  ['core', 'document', 'export const x = document;'],
  ['core', 'process', 'export const x = process;'],
  ['core', 'fetch', 'export const x = fetch;'],
  ['core', 'console', "console.log('x');\nexport {};"],
  ['core', 'node:fs', "import { readFileSync } from 'node:fs';\nexport const x = readFileSync;"],
  ['core', 'contract', "import { good } from '#contract/goal/good.ts';\nexport const x = good;"],
  ['core', 'server', "import { good } from '#server/goal/good.ts';\nexport const x = good;"],
  ['contract', 'process', 'export const x = process;'],
  ['contract', 'server', "import { good } from '#server/goal/good.ts';\nexport const x = good;"],
  ['contract', 'web', "import { good } from '#web/goal/good.ts';\nexport const x = good;"],
  ['contract', 'languages', "import { good } from '#languages/goal/good.ts';\nexport const x = good;"],
  ['languages', 'document', 'export const x = document;'],
  ['languages', 'process', 'export const x = process;'],
  ['languages', 'server', "import { good } from '#server/goal/good.ts';\nexport const x = good;"],
  ['languages', 'web', "import { good } from '#web/goal/good.ts';\nexport const x = good;"],
  ['server', 'document', 'export const x = document;'],
  ['server', 'web', "import { good } from '#web/goal/good.ts';\nexport const x = good;"],
  ['web', 'process', 'export const x = process;'],
  ['web', 'node:fs', "import { readFileSync } from 'node:fs';\nexport const x = readFileSync;"],
  ['web', 'server', "import { good } from '#server/goal/good.ts';\nexport const x = good;"],
  ...rooms.map(
    (room) => [room, 'testing', "import { good } from '#testing/core/good.ts';\nexport const x = good;"] as const,
  ),
];
const ALLOWED: readonly (readonly [room: string, text: string])[] = [
  ['contract', "import { good } from '#core/goal/good.ts';\nexport const x: number = good;"],
  ['languages', "import { good } from '#contract/goal/good.ts';\nexport const x: number = good;"],
  ['server', "import { good } from '#contract/goal/good.ts';\nexport const x: number = good;"],
  ['server', "import { good } from '#languages/goal/good.ts';\nexport const x: number = good;"],
  ['web', "import { good } from '#languages/goal/good.ts';\nexport const x: number = good;"],
  ['web', "import { good } from '#core/goal/good.ts';\nexport const x: number = good;"],
];

describe('the compiler refuses what a room may not know', () => {
  it.each(FORBIDDEN)('%s does not know %s', (room, what) => {
    expect(refusedIn(room)).toContain(fileOf(room, what));
  });

  it.each(ALLOWED)('%s may import what stands above it', (_room, text) => {
    expect(refusedOfAllowed()).not.toContain(`allowed${ALLOWED.findIndex(([, each]) => each === text)}.ts`);
  });

  it('and nothing else is refused', () => {
    expect(refusedOfAllowed()).toBe('');
  });
});

describe('the linter refuses the rest', () => {
  it.each([
    [
      'a way up across folders',
      'core/goal',
      "import { good } from '../plan/good.ts';\nexport const x = good;",
      'noRestrictedImports',
    ],
    [
      'contract in core',
      'core/goal',
      "import { good } from '#contract/goal/good.ts';\nexport const x = good;",
      'noRestrictedImports',
    ],
    [
      'node in contract',
      'contract/goal',
      "import { readFileSync } from 'node:fs';\nexport const x = readFileSync;",
      'noRestrictedImports',
    ],
    [
      'languages in core',
      'core/goal',
      "import { good } from '#languages/goal/good.ts';\nexport const x = good;",
      'noRestrictedImports',
    ],
    [
      'web in languages',
      'languages/goal',
      "import { good } from '#web/goal/good.ts';\nexport const x = good;",
      'noRestrictedImports',
    ],
    [
      'a page in the wing of goals',
      'web/goal',
      "import { good } from '#web/pages/good.ts';\nexport const x = good;",
      'noRestrictedImports',
    ],
    [
      'a feature in the store',
      'server/store',
      "import { good } from '#server/features/good.ts';\nexport const x = good;",
      'noRestrictedImports',
    ],
    [
      'web in server',
      'server/goal',
      "import { good } from '#web/goal/good.ts';\nexport const x = good;",
      'noRestrictedImports',
    ],
    [
      'server in web',
      'web/goal',
      "import { good } from '#server/goal/good.ts';\nexport const x = good;",
      'noRestrictedImports',
    ],
    ['Date outside the calendar', 'core/goal', 'export const x = new Date(0);', 'noRestrictedGlobals'],
    ['Date in a screen', 'web/goal', 'export const x = new Date(0);', 'noRestrictedGlobals'],
    ['any', 'core/goal', 'export const x: any = 1;', 'noExplicitAny'],
    ['a non-null assertion', 'core/goal', 'export const x = (y: number | null) => y!;', 'noNonNullAssertion'],
    ['an enum', 'core/goal', 'export enum X { A }', 'noEnum'],
    ['a cycle', 'core/goal', "import { y } from './cycle.ts';\nexport const x = () => y;", 'noImportCycles'],
  ])('%s', (_name, folder, text, rule) => {
    expect(lint(folder, text)).toContain(rule);
  });

  it('lets a clean file pass', () => {
    expect(lint('core/goal', 'export const x = 1;\n')).toBe('');
  });
});

function fileOf(room: string, what: string): string {
  return `src/${room}/goal/bad-${what.replace(':', '-')}.ts`;
}

/** By room: what the compiler says of all its forbidden files, for a start of it takes longer than what it reads. */
const refused = new Map<string, string>();

function refusedIn(room: string): string {
  const known = refused.get(room);
  if (known !== undefined) return known;
  const files = FORBIDDEN.filter(([each]) => each === room).map(
    ([, what, text]) => [fileOf(room, what), text] as const,
  );
  const said = withFiles(files, () => run('typescript/bin/tsc', ['-b', `src/${room}`]));
  refused.set(room, said);
  return said;
}

let saidOfAllowed: string | null = null;

function refusedOfAllowed(): string {
  const files = ALLOWED.map(([room, text], index) => [`src/${room}/goal/allowed${index}.ts`, text] as const);
  saidOfAllowed ??= withFiles(files, () => run('typescript/bin/tsc', ['-b', ...rooms.map((room) => `src/${room}`)]));
  return saidOfAllowed;
}

function withFiles<T>(files: readonly (readonly [file: string, text: string])[], look: () => T): T {
  for (const [file, text] of files) writeFileSync(join(small, file), text);
  try {
    return look();
  } finally {
    for (const [file] of files) rmSync(join(small, file));
  }
}

function lint(folder: string, text: string): string {
  const cycle = join(small, 'src', folder, 'cycle.ts');
  mkdirSync(dirname(cycle), { recursive: true });
  writeFileSync(cycle, "import { x } from './bad.ts';\nexport const y = () => x;\n");
  try {
    const file = join('src', folder, 'bad.ts');
    return withFiles([[file, text]], () => run('@biomejs/biome/bin/biome', ['lint', file]));
  } finally {
    rmSync(cycle);
  }
}

/** What the program says when it refuses; nothing when it is content. */
function run(program: string, args: string[]): string {
  try {
    execFileSync(process.execPath, [join(root, 'node_modules', program), ...args], { cwd: small, stdio: 'pipe' });
    return '';
  } catch (error) {
    if (error instanceof Error && 'stdout' in error && 'stderr' in error) return `${error.stdout}${error.stderr}`;
    throw error;
  }
}
