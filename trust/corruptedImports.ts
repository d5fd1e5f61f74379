/**
 * The promise: no file harms a plan. Files in every format, damaged in every way files are (flipped bits, lost ends,
 * lost and doubled pieces, other encodings, inside workbooks too), are handed in by the call and applied: none is
 * answered with 5xx, each is written whole or not at all, a file that was written changes nothing the second time, and
 * taken back the plan is as it was, byte by byte. So are the files made to do harm (archives that inflate to 512 MB,
 * a million columns, a million levels). Meanwhile the server's thread is never held for long.
 *
 *     npm run trust corruptedImports -- [--count 500] [--seed 20261120]
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importPath, importsPath, planExportPath, planUndoPath } from '#contract/addresses.ts';
import type { ImportApplied, ImportDraft } from '#contract/importDraft.ts';
import { startProcess } from '#e2e/milepost.ts';
import { BAD_FILES } from '#testing/server/badFile.ts';
import { corrupted, createRandom } from '#testing/server/corruptedFile.ts';
import { type Client, type Reply, signIn } from './tools/client.ts';
import { pause, percentile, promise } from './tools/promise.ts';

const SEED = Number(process.argv[3] ?? 20_261_120);
const COUNT = Number(process.argv[4] ?? 500);
const STALLED_MS = 100;
const WITHIN_MS = 2_000;
const MOST_MEGABYTES = 100;
const SHOWN = 20;
const POSTPONED_MS = 10_000;

const folder = await mkdtemp(join(tmpdir(), 'milepost-corrupted-'));
const stallFile = join(folder, 'stalls');
const watcher = new URL('tools/watchStalls.ts', import.meta.url).href;
const milepost = await startProcess({
  NODE_OPTIONS: `--import ${watcher}`,
  WATCHED_STALLS: stallFile,
  MILEPOST_DEMO: '0',
});
const failures: string[] = [];
const times: number[] = [];
const outcomes = new Map<string, number>();
let stallsBefore = 0;
let megabytesBefore = 0;
let peakBefore = 0;
let most = 0;
try {
  const client = await signIn(milepost.address);
  const planId = await makePlan(client);
  const files = await filesOf(client, planId);
  const whole = (await client.read(planExportPath(planId, 'csv'))).toString('base64');
  const check = async (what: string, file: { readonly name: string; readonly bytes: Uint8Array }) => {
    const flaw = await tryOut(client, { planId, ...file });
    const isWhole = (await client.read(planExportPath(planId, 'csv'))).toString('base64') === whole;
    if (flaw !== null || !isWhole) failures.push(`${what}: ${flaw ?? 'the plan is not as it was'}`);
    most = Math.max(most, megabytesOf('VmRSS'));
  };
  // Until then it starts, signs somebody in and reads its own code.
  for (const [name, bytes] of files) await check(`${name} as it is`, { name, bytes });
  stallsBefore = (await stallsSoFar()).length;
  [megabytesBefore, peakBefore] = [megabytesOf('VmRSS'), megabytesOf('VmHWM')];
  times.length = 0;
  outcomes.clear();
  for (const { what, name, make } of BAD_FILES) await check(what, { name, bytes: make() });
  const random = createRandom(SEED);
  for (let at = 0; at < COUNT && failures.length <= SHOWN; at += 1) {
    const [name, bytes] = files[at % files.length] ?? ['', new Uint8Array()];
    const { bytes: broken, damage } = corrupted(bytes, random);
    await check(`${at}: ${name} with ${damage}`, { name, bytes: broken });
  }
  if (megabytesOf('VmHWM') > peakBefore) most = megabytesOf('VmHWM');
} finally {
  await milepost.stop();
}
const stalls = (await stallsSoFar()).slice(stallsBefore);
await rm(folder, { recursive: true, force: true });

promise(
  'no file fails, half applies or stays',
  failures.length === 0,
  `${failures.length} of ${BAD_FILES.length} bad and ${COUNT} corrupted, seed ${SEED}`,
);
console.log(`          ${[...outcomes].map(([outcome, count]) => `${outcome}: ${count}`).join(', ')}`);
for (const failure of failures.slice(0, SHOWN)) console.log(`          ${failure.slice(0, 300)}`);
promise(
  'each is worked out within 2 s',
  Math.max(...times) <= WITHIN_MS,
  `median ${percentile(times, 0.5).toFixed(0)} ms, worst ${Math.max(...times).toFixed(0)} ms`,
);
promise(
  'the thread of the server is never held 100 ms',
  Math.max(0, ...stalls) < STALLED_MS,
  `at most ${Math.max(0, ...stalls)} ms of its own work`,
);
promise(
  'the server takes at most 100 MB more for them than for whole files',
  most - megabytesBefore <= MOST_MEGABYTES,
  `${(most - megabytesBefore).toFixed(0)} MB more than ${megabytesBefore.toFixed(0)} MB`,
);

async function stallsSoFar(): Promise<number[]> {
  const text = await readFile(stallFile, 'utf8').catch(() => '');
  return text.split('\n').filter(Boolean).map(Number);
}

/** Hands a file in, applies it, hands it in again and takes it back; says what went wrong, or null. */
async function tryOut(
  client: Client,
  { planId, name, bytes }: { readonly planId: string; readonly name: string; readonly bytes: Uint8Array },
): Promise<string | null> {
  const reply = await handIn(client, planId, formOf(name, bytes));
  if (reply.status !== 200) return `handing in was answered ${reply.status} ${reply.body}`;
  const draft: ImportDraft = JSON.parse(reply.body);
  const applied = await client.send('POST', `${importPath(planId, draft.id)}/apply`, {});
  if (applied.status === 409) {
    count(draft.refusals.length > 0 ? 'refused' : 'nothing to write');
    // Else it would wait an hour for an answer, and what waits is no memory that the file took.
    await client.send('DELETE', importPath(planId, draft.id));
    return null;
  }
  if (applied.status !== 200) return `applying was answered ${applied.status} ${applied.body}`;
  count('written');
  const { version }: ImportApplied = JSON.parse(applied.body);
  const again: ImportDraft = JSON.parse((await handIn(client, planId, formOf(name, bytes))).body);
  await client.send('DELETE', importPath(planId, again.id));
  const undone = await client.send('POST', planUndoPath(planId, version), {});
  if (undone.status !== 200) return `taking it back was answered ${undone.status} ${undone.body}`;
  const left = again.counts.added.count + again.counts.changed.count;
  return left === 0 ? null : `the same file again changes ${left} more`;
}

/** So many files in so short a time are more than one account may hand in: then it waits, as it is told to. */
async function handIn(client: Client, planId: string, form: FormData): Promise<Reply> {
  for (;;) {
    const begun = performance.now();
    const reply = await client.send('POST', importsPath(planId), form);
    if (reply.status !== 429) {
      times.push(performance.now() - begun);
      return reply;
    }
    await pause(POSTPONED_MS);
  }
}

function count(outcome: string): void {
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
}

function formOf(name: string, bytes: Uint8Array): FormData {
  const form = new FormData();
  form.append('file', new Blob([Uint8Array.from(bytes)]), name);
  return form;
}

/** Thirty goals in a tree, with two years of months. */
async function makePlan(client: Client): Promise<string> {
  const goals = Array.from({ length: 30 }, (_, at) =>
    at % 6 === 0 ? `${at / 6 + 1}` : `${Math.floor(at / 6) + 1}.${at % 6}`,
  );
  const months = Array.from(
    { length: 24 },
    (_, at) => `${2025 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`,
  );
  const rows = goals.map(
    (number, at) => `${number},"Árboles, streets ${at}",${at % 2 === 0 ? 'Ada Example' : ''},sum,2025-01-01,2026-12-31`,
  );
  const cells = goals
    .filter((number) => number.includes('.'))
    .flatMap((number) => months.map((date, at) => `${number},${date},${at + 10.5},${at % 3 === 0 ? '' : at + 9}`));
  const form = formOf('goals.csv', Buffer.from(`number,title,owner,function,start,end\n${rows.join('\n')}\n`));
  form.append('file', new Blob([`goal_number,date,target,actual\n${cells.join('\n')}\n`]), 'entries.csv');
  form.set('name', 'Corrupted');
  const draft: ImportDraft = JSON.parse((await client.send('POST', importsPath(null), form)).body);
  const applied: ImportApplied = JSON.parse(
    (await client.send('POST', `${importPath(null, draft.id)}/apply`, {})).body,
  );
  return applied.plan_id;
}

/** Files in every format that are read, most of which change something. */
async function filesOf(client: Client, planId: string): Promise<readonly (readonly [string, Uint8Array])[]> {
  const json = JSON.parse((await client.read(planExportPath(planId, 'json'))).toString());
  json.goals[1].title = 'Edited by hand';
  return [
    [
      'goals.csv',
      Buffer.from(
        'number,title,owner,end\n1.1,"Trees, or none",Grace Hopper,12/31/2026\n1.11,Árboles,,\n9,"Nine ""new""",,\n',
      ),
    ],
    [
      'entries.csv',
      Buffer.from(
        'goal_number,date,target,actual\n1.1,2025-01-01,10,"1,234.5"\n1.2,2025-02-28,$4k,90%\n2.1,Mar 2026,,(12)\n',
      ),
    ],
    [
      'liste.csv',
      Buffer.from(
        'Nr;Datum;Soll;Ist\n1.1;01.07.2025;10,5;11\n1.2;01.08.2025;9;1.234,5\n3.1;01.09.2025;n.b.;3\n',
        'latin1',
      ),
    ],
    [
      'wide.tsv',
      Buffer.from('number\ttitle\tseries\t2026-01\t2026-02\n7\tSeven\ttarget\t5\t\n7\tSeven\tactual\t4\t3\n'),
    ],
    [
      'office.xlsx',
      readFileSync(new URL('../src/server/features/exchange/calls/editedInLibreOffice.xlsx', import.meta.url)),
    ],
    ['plan.xlsx', await client.read(planExportPath(planId, 'xlsx'))],
    ['plan.json', Buffer.from(JSON.stringify(json))],
  ];
}

/** What the server has (VmRSS) or had at most (VmHWM); 0 where the kernel does not tell. */
function megabytesOf(what: 'VmRSS' | 'VmHWM'): number {
  try {
    const status = readFileSync(`/proc/${milepost.pid}/status`, 'utf8');
    return Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
