/**
 * The claim: 100,000 goals with 52 entries each go in by the command in under 60 s on the embedded store, with less than
 * 1 GB of memory. Beside it stands the same written by the store's bare bulk insert, without reading, preparing or a
 * log, and what papaparse takes to part the same files into cells.
 *
 *     node bench/import.ts [GOALS]
 */
import { spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Papa from 'papaparse';
import { addDays, formatIsoDate } from '#core/calendar/date.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import { openStore } from '#server/store/database/database.ts';
import { createId } from '#server/store/database/id.ts';
import { change, day, plan, putGoal } from '#testing/server/planUnderTest.ts';
import { claim } from './tools/claim.ts';

const GOALS = Number(process.argv[2] ?? 100_000);
const WEEKS = 52;
const BELOW = 40;
const LIMITS = { seconds: 60, megabytes: 1_000 };
const START = day('2025-01-06');
const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const folder = mkdtempSync(join(tmpdir(), 'milepost-bench-import-'));
try {
  await writeFiles();
  const size = ['goals.csv', 'entries.csv'].reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  console.log(`${GOALS.toLocaleString('en')} goals x ${WEEKS} weeks, ${(size / 1e6).toFixed(0)} MB of CSV`);
  await (await openStore({ dataFolder: join(folder, 'data'), databaseUrl: null, serverAddress: null })).close();
  const imported = await runImport();
  const parsed = parseAlone();
  const bare = await bareInsert();
  claim({
    what: `import of ${GOALS.toLocaleString('en')} goals x ${WEEKS} entries by the command`,
    value: imported.seconds,
    unit: 's',
    atMost: LIMITS.seconds,
    beside: { 'bare bulk insert of the same': bare, 'papaparse, the cells alone': parsed },
  });
  claim({ what: '  against the bare bulk insert', value: imported.seconds / bare, unit: 'x' });
  claim({ what: '  memory of the import at most', value: imported.megabytes, unit: 'MB', atMost: LIMITS.megabytes });
} finally {
  rmSync(folder, { recursive: true });
}

/** Goals in a tree of two levels, forty below each objective, and every entry of a year of weeks. */
async function writeFiles(): Promise<void> {
  await write('goals.csv', function* lines() {
    yield 'number,title,function,value_type,tracking,direction';
    for (let index = 0; index < GOALS; index += 1) {
      yield `${numberOf(index)},Shorten the wait for an answer in district ${index},average,number,weekly,down`;
    }
  });
  await write('entries.csv', function* lines() {
    yield 'goal_number,date,target,actual';
    const weeks = Array.from({ length: WEEKS }, (_, week) => formatIsoDate(addDays(START, week * 7)));
    for (let index = 0; index < GOALS; index += 1) {
      const number = numberOf(index);
      for (const [week, date] of weeks.entries()) yield `${number},${date},${10.5 + week},${9.25 + week}`;
    }
  });
}

function numberOf(index: number): string {
  const top = Math.floor(index / (BELOW + 1)) + 1;
  const below = index % (BELOW + 1);
  return below === 0 ? String(top) : `${top}.${below}`;
}

async function write(name: string, lines: () => Generator<string>): Promise<void> {
  const stream = createWriteStream(join(folder, name));
  let chunk = '';
  for (const line of lines()) {
    chunk += `${line}\n`;
    if (chunk.length < 1 << 20) continue;
    if (!stream.write(chunk)) await new Promise<void>((resolve) => stream.once('drain', () => resolve()));
    chunk = '';
  }
  await new Promise<void>((resolve) => stream.end(chunk, resolve));
}

/** In a process of its own; the most memory it had is what the kernel says of it. */
function runImport(): Promise<{ readonly seconds: number; readonly megabytes: number }> {
  const files = ['goals.csv', 'entries.csv'].map((name) => join(folder, name));
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'src/server/cli/milepost.ts', 'import', '--plan', 'Large', ...files],
    {
      cwd: ROOT,
      env: { ...process.env, MILEPOST_DATA: join(folder, 'data'), DATABASE_URL: '' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  let megabytes = 0;
  const watch = setInterval(() => {
    megabytes = Math.max(megabytes, peakOf(child.pid));
  }, 100);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      clearInterval(watch);
      if (code === 0) resolve({ seconds: (performance.now() - begun) / 1000, megabytes });
      else reject(new Error(`milepost import ended with status ${code}`));
    });
  });
}

/** VmHWM; 0 where the kernel does not tell. */
function peakOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    // It has ended between two looks.
    return 0;
  }
}

/** What another reader takes to part the files into cells, of which nothing is told, checked or written. */
function parseAlone(): number {
  const begun = performance.now();
  for (const name of ['goals.csv', 'entries.csv']) Papa.parse(readFileSync(join(folder, name), 'utf8'));
  return (performance.now() - begun) / 1000;
}

/** The rows alone: no files, no difference, no log. */
async function bareInsert(): Promise<number> {
  const store = await openStore({ dataFolder: join(folder, 'bare'), databaseUrl: null, serverAddress: null });
  const planId = createId();
  await applyChange(
    store,
    change([{ entity: 'plan', after: plan({ id: planId }) }, putGoal({ id: 'pattern' })], { planId }),
  );
  const pattern = await store.db.selectFrom('goal').selectAll().where('id', '=', 'pattern').executeTakeFirstOrThrow();
  const columns = JSON.stringify({
    d: Array.from({ length: WEEKS }, (_, week) => formatIsoDate(addDays(START, week * 7))),
    t: Array.from({ length: WEEKS }, (_, week) => 10.5 + week),
    a: Array.from({ length: WEEKS }, (_, week) => 9.25 + week),
  });
  const begun = performance.now();
  await store.db.transaction().execute(async (trx) => {
    for (let from = 0; from < GOALS; from += 500) {
      const ids = Array.from({ length: Math.min(500, GOALS - from) }, (_, at) => from + at);
      await trx
        .insertInto('goal')
        .values(ids.map((index) => ({ ...pattern, id: `g${index}`, number: numberOf(index), title: `Goal ${index}` })))
        .execute();
      const years = ids.map((index) => ({ plan_id: planId, goal_id: `g${index}`, calendar_year: 2025, columns }));
      await trx.insertInto('entry_year').values(years).execute();
    }
  });
  const seconds = (performance.now() - begun) / 1000;
  await store.close();
  return seconds;
}
