import { expect, test } from 'vitest';
import { playwrightRun, vitestRun } from './testReports.ts';

test('a unit that failed is named with its file, and so are one that passed late and a file that could not be read', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { name: '/home/src/core/lost.test.ts', status: 'failed', message: 'Cannot find it\nat', assertionResults: [] },
      {
        name: '/home/src/core/goal.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'a goal is late', status: 'passed', failureMessages: ['expected 1'] },
          { fullName: 'a goal is wrong', status: 'failed', failureMessages: ['expected 1', 'expected 1'] },
          { fullName: 'a goal is left out', status: 'skipped', failureMessages: [] },
        ],
      },
    ],
  };
  expect(vitestRun(report, '/home')).toEqual({
    passed: 1,
    failed: 1,
    skipped: 2,
    failures: ['src/core/lost.test.ts: Cannot find it', 'src/core/goal.test.ts › a goal is wrong'],
    secondTries: ['src/core/goal.test.ts › a goal is late'],
  });
});

test('a journey that failed is named with its line, at any depth of its suites, and so is one that passed late', () => {
  const spec = (title: string, line: number, status: string) => ({
    title,
    file: 'a.spec.ts',
    line,
    tests: [{ status }],
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
    failures: ['a.spec.ts:3 › fails'],
    secondTries: ['a.spec.ts:9 › is late'],
  });
});

test('nothing ran where there is no report', () => {
  const nothing = { passed: 0, failed: 0, skipped: 0, failures: [], secondTries: [] };
  expect(vitestRun(null, '/home')).toEqual(nothing);
  expect(playwrightRun(null)).toEqual(nothing);
});
