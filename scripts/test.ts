// npm test, npm run test:full and npm run check: runs every part, then prints one line of counts.
import { spawn } from 'node:child_process';
import { access, constants, mkdir, readFile, rm, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPageIfStale } from './page.ts';

type Counts = { passed: number; failed: number; skipped: number };

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, 'test-results');
const isCheck = process.argv.includes('--check');
const isFull = process.argv.includes('--full');

/** Tells tests that every combination and new random cases are wanted. */
const full = { MILEPOST_TEST_FULL: isFull ? '1' : '' };

/** UTC+14 and UTC-11: both ends of the earth's day. */
const EASTERNMOST = 'Pacific/Kiritimati';
const WESTERNMOST = 'Pacific/Pago_Pago';

/** A folder that Linux keeps in memory, and how much of it has to be free. */
const IN_MEMORY = '/dev/shm';
const BYTES_WANTED = 4e9;

const temporary = await temporaryFolder();
const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });

// Each keeps one core busy.
await Promise.all([
  part('lint', () => succeeds('@biomejs/biome/bin/biome', ['check', '.'])),
  part('types', () => succeeds('typescript/bin/tsc', ['-b'])),
]);
await part(isCheck ? 'unit' : 'unit and server', runVitest);
if (!isCheck) {
  await part(`core and contract in ${EASTERNMOST}, every branch of core`, () => runInZone(EASTERNMOST, ['--coverage']));
  await part(`core and contract in ${WESTERNMOST}`, () => runInZone(WESTERNMOST));
  await part('page size', checkPageSize);
  await part('browser', runPlaywright);
}
console.log(`\ntests: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = counts.failed === 0 ? 0 : 1;

async function part(name: string, run: () => Promise<Counts>): Promise<void> {
  const began = performance.now();
  console.log(`\n— ${name}`);
  const result = await run();
  for (const key of ['passed', 'failed', 'skipped'] as const) counts[key] += result[key];
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`— ${name}: ${result.failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
}

/** A tool that has only one answer counts as one test. */
async function succeeds(program: string, args: string[]): Promise<Counts> {
  const isGood = (await runNode(program, args)) === 0;
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 };
}

async function runVitest(): Promise<Counts> {
  const only = isCheck ? ['src/core', 'src/contract', 'src/web', 'scripts'] : [];
  return runUnits('vitest', { only, reporter: 'default', variables: full });
}

/** No figure hangs on the machine's time zone: what is computed is computed again elsewhere. */
async function runInZone(zone: string, options: readonly string[] = []): Promise<Counts> {
  const only = ['src/core', 'src/contract'];
  return runUnits(`vitest-${zone.replace('/', '-')}`, {
    only,
    reporter: 'dot',
    options,
    variables: { TZ: zone, NODE_DISABLE_COMPILE_CACHE: '1' },
  });
}

async function runUnits(
  name: string,
  run: {
    readonly only: readonly string[];
    readonly reporter: string;
    readonly options?: readonly string[];
    readonly variables: Record<string, string>;
  },
): Promise<Counts> {
  const file = join(reports, `${name}.json`);
  const status = await runNode(
    'vitest/vitest.mjs',
    [
      'run',
      ...run.only,
      ...(run.options ?? []),
      `--reporter=${run.reporter}`,
      '--reporter=json',
      `--outputFile=${file}`,
    ],
    run.variables,
  );
  const report = await readReport(file);
  return withStatus(status, {
    passed: numberAt(report, 'numPassedTests'),
    failed: numberAt(report, 'numFailedTests'),
    skipped: numberAt(report, 'numPendingTests') + numberAt(report, 'numTodoTests'),
  });
}

async function checkPageSize(): Promise<Counts> {
  await buildPageIfStale((line) => console.log(line));
  return succeeds('size-limit/bin.js', []);
}

async function runPlaywright(): Promise<Counts> {
  const file = join(reports, 'playwright.json');
  const status = await runNode('@playwright/test/cli.js', ['test'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    ...full,
  });
  const report = await readReport(file);
  for (const title of flakyTitles(report)) console.log(`passed only at its second try: ${title}`);
  const stats = objectAt(report, 'stats');
  return withStatus(status, {
    passed: numberAt(stats, 'expected') + numberAt(stats, 'flaky'),
    failed: numberAt(stats, 'unexpected'),
    skipped: numberAt(stats, 'skipped'),
  });
}

/** The journeys of Playwright's report that failed before they passed, through suites of any depth. */
function flakyTitles(report: unknown): string[] {
  const titles = listAt(report, 'specs').flatMap((spec) =>
    listAt(spec, 'tests').some((each) => objectAt(each, 'status') === 'flaky') ? [String(objectAt(spec, 'title'))] : [],
  );
  return [...titles, ...listAt(report, 'suites').flatMap(flakyTitles)];
}

/** A run that ended badly without a failed test of its own (a crash, a missing file) is a failure all the same. */
function withStatus(status: number, result: Counts): Counts {
  return status !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
}

function runNode(program: string, args: string[], variables: Record<string, string> = {}): Promise<number> {
  const child = spawn(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...temporary, ...variables },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** The stores of tests lie in memory where there is room for them: nothing then waits for a disk. */
async function temporaryFolder(): Promise<Record<string, string>> {
  try {
    await access(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = await statfs(IN_MEMORY);
    return bavail * bsize < BYTES_WANTED ? {} : { TMPDIR: IN_MEMORY };
  } catch {
    return {};
  }
}

async function readReport(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => 'null');
  return JSON.parse(text);
}

function objectAt(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return null;
  return Object.entries(value).find(([name]) => name === key)?.[1] ?? null;
}

function listAt(value: unknown, key: string): readonly unknown[] {
  const found = objectAt(value, key);
  return Array.isArray(found) ? found : [];
}

function numberAt(value: unknown, key: string): number {
  const found = objectAt(value, key);
  return typeof found === 'number' ? found : 0;
}
