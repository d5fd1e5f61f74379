import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { failureLine, type TestRun } from './testReports.ts';

type Problem = { readonly message: string };

/** Where a run is written, and by which name it is found again. */
export const REPORT_FILE = 'MILEPOST_TEST_REPORT';

/** A reporter of Vitest. Its own JSON says nothing of a suite whose `beforeAll` failed. */
export default class UnitReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly Problem[]): void {
    writeFileSync(
      process.env[REPORT_FILE] ?? join('test-results', 'units.json'),
      JSON.stringify(runOf(modules, unhandled)),
    );
  }
}

function runOf(modules: readonly TestModule[], unhandled: readonly Problem[]): TestRun {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const failed = tests.filter((test) => test.result().state === 'failed');
  const prepared = modules.flatMap((module) => [
    ...problems(module.relativeModuleId, module.errors()),
    ...[...module.children.allSuites()].flatMap((suite) =>
      problems(`${module.relativeModuleId} › ${suite.fullName}`, suite.errors()),
    ),
  ]);
  const others = [...prepared, ...problems('outside of any test', unhandled)];
  return {
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failed: failed.length + others.length,
    skipped: tests.filter((test) => test.result().state === 'skipped').length,
    failures: [
      ...others,
      ...failed.map((test) =>
        failureLine(`${test.module.relativeModuleId} › ${test.fullName}`, test.result().errors?.[0]?.message),
      ),
    ],
    secondTries: tests
      .filter((test) => test.result().state === 'passed' && (test.diagnostic()?.retryCount ?? 0) > 0)
      .map((test) => `${test.module.relativeModuleId} › ${test.fullName}`),
  };
}

function problems(place: string, errors: readonly Problem[]): string[] {
  return errors.map(({ message }) => failureLine(place, message));
}
