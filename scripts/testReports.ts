// What the runners of tests wrote of a run, as JSON: how many, and the names of those that failed or passed late.

export type TestRun = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly string[];
  /** What passed only at its second try. */
  readonly secondTries: readonly string[];
};

/** The run that Vitest's JSON reporter tells of, paths from `root` on; where there is no report, nothing ran. */
export function vitestRun(report: unknown, root: string): TestRun {
  const files = listAt(report, 'testResults').map((file) => ({
    path: textAt(file, 'name').replace(`${root}/`, ''),
    message: textAt(file, 'message'),
    isFailed: valueAt(file, 'status') === 'failed',
    tests: listAt(file, 'assertionResults'),
  }));
  const titles = (is: (test: unknown) => boolean) =>
    files.flatMap(({ path, tests }) => tests.filter(is).map((test) => `${path} › ${textAt(test, 'fullName')}`));
  return {
    passed: numberAt(report, 'numPassedTests'),
    failed: numberAt(report, 'numFailedTests'),
    skipped: numberAt(report, 'numPendingTests') + numberAt(report, 'numTodoTests'),
    failures: [
      // A file that could not be read, or whose preparation failed.
      ...files
        .filter(({ isFailed, tests }) => isFailed && !tests.some(hasFailed))
        .map(({ path, message }) => [path, message.split('\n')[0]].filter(Boolean).join(': ')),
      ...titles(hasFailed),
    ],
    secondTries: titles((test) => valueAt(test, 'status') === 'passed' && listAt(test, 'failureMessages').length > 0),
  };
}

/** The run that Playwright's JSON reporter tells of; where there is no report, nothing ran. */
export function playwrightRun(report: unknown): TestRun {
  const stats = valueAt(report, 'stats');
  return {
    passed: numberAt(stats, 'expected') + numberAt(stats, 'flaky'),
    failed: numberAt(stats, 'unexpected'),
    skipped: numberAt(stats, 'skipped'),
    failures: journeys(report, 'unexpected'),
    secondTries: journeys(report, 'flaky'),
  };
}

/** The journeys that ended so, through suites of any depth. */
function journeys(suite: unknown, status: 'unexpected' | 'flaky'): string[] {
  const own = listAt(suite, 'specs').filter((spec) =>
    listAt(spec, 'tests').some((test) => valueAt(test, 'status') === status),
  );
  return [
    ...own.map((spec) => `${textAt(spec, 'file')}:${numberAt(spec, 'line')} › ${textAt(spec, 'title')}`),
    ...listAt(suite, 'suites').flatMap((inner) => journeys(inner, status)),
  ];
}

function hasFailed(test: unknown): boolean {
  return valueAt(test, 'status') === 'failed';
}

function valueAt(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return null;
  return Object.entries(value).find(([name]) => name === key)?.[1] ?? null;
}

function listAt(value: unknown, key: string): readonly unknown[] {
  const found = valueAt(value, key);
  return Array.isArray(found) ? found : [];
}

function textAt(value: unknown, key: string): string {
  const found = valueAt(value, key);
  return typeof found === 'string' ? found : '';
}

function numberAt(value: unknown, key: string): number {
  const found = valueAt(value, key);
  return typeof found === 'number' ? found : 0;
}
