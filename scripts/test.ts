// npm test, test:thorough, test:full and check: runs every part, then names what failed and prints one line of counts.
import { spawn } from 'node:child_process';
import { access, constants, mkdir, readFile, rm, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPageIfStale } from './page.ts';
import { playwrightRun, type TestRun, unitRun } from './testReports.ts';
import { REPORT_FILE } from './unitReport.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, 'test-results');
const isCheck = process.argv.includes('--check');
const isFull = process.argv.includes('--full');
const isThorough = process.argv.includes('--thorough');

/** In the names of files that `npm test` leaves to `npm run test:thorough`. */
const THOROUGH = '.thorough.';
const WITHOUT_THOROUGH = { MILEPOST_TEST_WITHOUT: `**/*${THOROUGH}*` };

/** Tells tests that every combination and new random cases are wanted. */
const full = { MILEPOST_TEST_FULL: isFull ? '1' : '' };

/** UTC+14 and UTC-11: both ends of the earth's day. */
const EASTERNMOST = 'Pacific/Kiritimati';
const WESTERNMOST = 'Pacific/Pago_Pago';

/** A folder that Linux keeps in memory, and how much of it has to be free. */
const IN_MEMORY = '/dev/shm';
const BYTES_WANTED = 4e9;

const temporary = await temporaryFolder();
const runs: TestRun[] = [];
await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });

// Each keeps one core busy.
if (!isThorough) {
  await Promise.all([
    part('lint', () => succeeds('@biomejs/biome/bin/biome', ['check', '.'])),
    part('types', () => succeeds('typescript/bin/tsc', ['-b'])),
  ]);
}
// Journeys wait for a browser half of their time, which units use; both want the page, so it is built first.
if (!isCheck) await buildPageIfStale((line) => console.log(line));
await Promise.all([testUnits(), isCheck ? null : part('browser', runPlaywright)]);
list('failed', 'failures');
list('passed only at the second try', 'secondTries');
console.log(`\ntests: ${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);
process.exitCode = total('failed') === 0 ? 0 : 1;

async function testUnits(): Promise<void> {
  await part(isCheck ? 'unit' : 'unit and server', runVitest);
  if (isCheck || isThorough) return;
  await part(`core and contract in ${EASTERNMOST}, every branch of core`, () => runInZone(EASTERNMOST, ['--coverage']));
  // Random cases of core take most of the time and know days, not instants: they run in one zone.
  const without = isFull ? [] : ['--exclude', '**/*.property.test.ts'];
  await part(`core and contract in ${WESTERNMOST}`, () => runInZone(WESTERNMOST, without));
}

async function part(name: string, run: () => Promise<TestRun>): Promise<void> {
  const began = performance.now();
  console.log(`\n— ${name}`);
  const result = await run();
  runs.push(result);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`— ${name}: ${result.failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
}

function total(key: 'passed' | 'failed' | 'skipped'): number {
  return runs.reduce((sum, run) => sum + run[key], 0);
}

/** Names stand at the end: who has only the end of a long output finds them. */
function list(heading: string, key: 'failures' | 'secondTries'): void {
  const names = runs.flatMap((run) => run[key]);
  if (names.length > 0) console.log(`\n${heading}:\n${names.map((name) => `  ${name}`).join('\n')}`);
}

/** A tool that has only one answer counts as one test. */
async function succeeds(program: string, args: string[]): Promise<TestRun> {
  const isGood = (await runNode(program, args)) === 0;
  return {
    passed: isGood ? 1 : 0,
    failed: isGood ? 0 : 1,
    skipped: 0,
    failures: isGood ? [] : [program],
    secondTries: [],
  };
}

async function runVitest(): Promise<TestRun> {
  if (isThorough) return runUnits('vitest', { only: [THOROUGH], reporter: 'default', variables: full });
  if (isFull) return runUnits('vitest', { only: [], reporter: 'default', variables: full });
  const only = isCheck ? ['src/core', 'src/contract', 'src/web', 'scripts'] : [];
  // Both ends of the day stand for what lies between.
  const options = isCheck ? [] : ['--exclude', 'src/{core,contract}/**'];
  return runUnits('vitest', { only, reporter: 'default', options, variables: { ...full, ...WITHOUT_THOROUGH } });
}

/** No figure hangs on the machine's time zone: what is computed is computed again elsewhere. */
async function runInZone(zone: string, options: readonly string[] = []): Promise<TestRun> {
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
): Promise<TestRun> {
  const file = join(reports, `${name}.json`);
  const status = await runNode(
    'vitest/vitest.mjs',
    ['run', ...run.only, ...(run.options ?? []), `--reporter=${run.reporter}`, '--reporter=./scripts/unitReport.ts'],
    { ...run.variables, [REPORT_FILE]: file },
  );
  return withStatus(name, status, unitRun(await readReport(file)));
}

async function runPlaywright(): Promise<TestRun> {
  const file = join(reports, 'playwright.json');
  const status = await runNode('@playwright/test/cli.js', ['test', ...(isThorough ? [THOROUGH] : [])], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    ...full,
    ...(isThorough || isFull ? {} : WITHOUT_THOROUGH),
  });
  return withStatus('playwright', status, playwrightRun(await readReport(file)));
}

/** A run that ended badly without a failed test of its own (a crash, a missing file) is a failure all the same. */
function withStatus(name: string, status: number, run: TestRun): TestRun {
  return status !== 0 && run.failed === 0
    ? { ...run, failed: 1, failures: [...run.failures, `${name} ended with exit code ${status}`] }
    : run;
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
