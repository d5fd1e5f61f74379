import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isFullRun } from '#testing/server/fullRun.ts';

const ROOT = join(import.meta.dirname, '..');

/** The tests that go through the tables to which something was added. */
const TESTS = [
  'scripts/historyWords.test.ts',
  'scripts/settingWords.test.ts',
  'src/server/store/kinds/keys.test.ts',
  'src/web/pages/planSettings',
];

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'milepost-add-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: ROOT });
  const archive = execFileSync('tar', ['c', '--null', '-T', '-'], { cwd: ROOT, input: files, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['x'], { cwd: copy, input: archive });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true }));

function run(...args: readonly string[]): string {
  return execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: copy,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

it.each([
  ['something unknown', 'colour', 'costCentre'],
  ['a name that is none', 'field', 'cost centre'],
])('%s is refused, with how to ask', (_, what, name) => {
  expect(() => run('scripts/add.ts', what, name)).toThrow('npm run add -- field|filter|kind|page|setting NAME');
});

// All types anew take minutes.
it.runIf(isFullRun)(
  'the skeleton of each fits the types of the product, and the tests that walk its tables pass',
  {
    timeout: 900_000,
  },
  () => {
    for (const [what, name] of [
      ['field', 'costCentre'],
      ['filter', 'hasCost'],
      ['kind', 'risk'],
      ['page', 'riskList'],
      ['setting', 'asksTwice'],
    ] as const) {
      expect(run('scripts/add.ts', what, name)).toMatch(/^Written:\n(.+\n)+\nLeft:\n/);
    }
    run('node_modules/typescript/bin/tsc', '-b', 'src/server', 'src/web', 'testing/server', 'testing/web');
    run('node_modules/vitest/vitest.mjs', 'run', ...TESTS);
    expect(() => run('scripts/add.ts', 'page', 'riskList')).toThrow('is there already');
    expect(readFileSync(join(copy, 'src/contract/pages.ts'), 'utf8').match(/risk-list/g)).toHaveLength(1);
  },
);
