import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { playwrightRun, unitRun } from './testReports.ts';
import { REPORT_FILE } from './unitReport.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const FILES = {
  'lost.test.js': `throw new Error('cannot be read');`,
  'goal.test.js': `
    let tries = 0;
    it('is late', { retry: 1 }, () => expect(++tries).toBe(2));
    it('is wrong', () => expect(1).toBe(2));
    it.skip('is left out', () => {});
    describe('with a store', () => {
      beforeAll(() => { throw new Error('no store'); });
      it('is kept', () => {});
    });`,
};

test('a unit that failed is named with what was said, and so are one that passed late, a file that cannot be read and a suite without its store', async () => {
  const folder = await mkdtemp(join(ROOT, 'test-results-'));
  try {
    for (const [name, text] of Object.entries(FILES)) await writeFile(join(folder, name), text);
    const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
    const report = join(folder, 'report.json');
    await promisify(execFile)(
      process.execPath,
      [vitest, 'run', '--root', folder, '--globals', `--reporter=${join(ROOT, 'scripts/unitReport.ts')}`],
      { env: { ...process.env, [REPORT_FILE]: report } },
    ).catch(() => {});
    expect(unitRun(JSON.parse(await readFile(report, 'utf8')))).toEqual({
      passed: 1,
      failed: 3,
      skipped: 2,
      failures: [
        'goal.test.js › with a store: no store',
        'lost.test.js: cannot be read',
        'goal.test.js › is wrong: expected 1 to be 2 // Object.is equality',
      ],
      secondTries: ['goal.test.js › is late'],
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a journey that failed is named with its line, at any depth of its suites, and so is one that passed late', () => {
  const spec = (title: string, line: number, status: string) => ({
    title,
    file: 'a.spec.ts',
    line,
    tests: [{ status, results: [{ errors: [{ message: '\u001b[31mexpected 1\u001b[39m\n\nreceived 2\nat\nfour' }] }] }],
  });
  const report = {
    stats: { expected: 1, flaky: 1, unexpected: 1, skipped: 0 },
    suites: [
      {
        specs: [spec('fails', 3, 'unexpected')],
        suites: [{ specs: [spec('is late', 9, 'flaky'), spec('passes', 12, 'expected')] }],
      },
    ],
  };
  expect(playwrightRun(report)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    failures: ['a.spec.ts:3 › fails: expected 1 received 2 at'],
    secondTries: ['a.spec.ts:9 › is late: expected 1 received 2 at'],
  });
});

test('nothing ran where there is no report', () => {
  const nothing = { passed: 0, failed: 0, skipped: 0, failures: [], secondTries: [] };
  expect(unitRun(null)).toEqual(nothing);
  expect(playwrightRun(null)).toEqual(nothing);
});
