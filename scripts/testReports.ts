import { stripVTControlCharacters } from 'node:util';

// What the runners of tests wrote of a run, as JSON: how many, and the names of those that failed or passed late.

export type TestRun = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly string[];
  /** What passed only at its second try. */
  readonly secondTries: readonly string[];
};

/** Names what failed, with the beginning of what was said: who has only the end of a long output finds it here. */
export function failureLine(name: string, message = ''): string {
  const said = stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, 3).join(' ').slice(0, 300);
  return said === '' ? name : `${name}: ${said}`;
}

/** The run that the reporter of units wrote; where there is none, nothing ran. */
export function unitRun(report: unknown): TestRun {
  return {
    passed: numberAt(report, 'passed'),
    failed: numberAt(report, 'failed'),
    skipped: numberAt(report, 'skipped'),
    failures: listAt(report, 'failures').map(String),
    secondTries: listAt(report, 'secondTries').map(String),
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
    ...own.map((spec) =>
      failureLine(
        `${textAt(spec, 'file')}:${numberAt(spec, 'line')} › ${textAt(spec, 'title')}`,
        textAt(firstError(spec), 'message'),
      ),
    ),
    ...listAt(suite, 'suites').flatMap((inner) => journeys(inner, status)),
  ];
}

function firstError(spec: unknown): unknown {
  const results = listAt(spec, 'tests').flatMap((test) => listAt(test, 'results'));
  return results.flatMap((result) => listAt(result, 'errors'))[0];
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
