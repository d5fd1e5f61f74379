/**
 * The promise: whatever the clock of the machine does while Milepost serves, the figures are those of the day it shows,
 * and nothing is prolonged. The clock is set 400 days ahead, then 90 days back, then right. The figures have to equal
 * those of a second server on a copy of the data that stands on that day; sessions, shares and API tokens that are over
 * stay so, and whoever signs in again gets in. (Leap days, year ends, daylight changes and zones:
 * src/server/daysAroundTheWorld.test.ts.)
 *
 *     npm run trust clock
 */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addresses, apiTokensPath, planPath, planSharesPath } from '#contract/addresses.ts';
import { type MilepostProcess, startProcess } from '#e2e/milepost.ts';
import { isoInstant, wallTime } from '#server/base/clock.ts';
import { type Client, signIn } from './tools/client.ts';
import { pause, promise } from './tools/promise.ts';

const PLAN = 'demo';
const DAY_MS = 86_400_000;
const BRIEF_MS = 4_000;

const folder = await mkdtemp(join(tmpdir(), 'milepost-clock-'));
const [data, copy, file] = [join(folder, 'data'), join(folder, 'copy'), join(folder, 'ahead')];
// Made once, so that both have the same.
const maker = await startProcess({ MILEPOST_DATA: data, MILEPOST_TODAY: '' });
await maker.kill('SIGTERM');
await cp(data, copy, { recursive: true });

const shim = new URL('tools/jumpingClock.ts', import.meta.url).href;
await writeFile(file, '0');
const milepost = await startProcess({
  MILEPOST_DATA: data,
  MILEPOST_TODAY: '',
  NODE_OPTIONS: `--import ${shim}`,
  JUMPING_CLOCK: file,
});
try {
  const before = await signIn(milepost.address);
  const brief = await share(before, BRIEF_MS);
  const month = await share(before, 30 * DAY_MS);
  const years = await share(before, 1_000 * DAY_MS);
  const token = await apiToken(before, 30 * DAY_MS);
  await pause(BRIEF_MS);

  await jump(400);
  await compareFigures('400 days ahead');
  await expectStatuses('400 days ahead', [
    ['a session of before', () => asMember(before), 401],
    ['a share that ended meanwhile', () => asShare(month), 404],
    ['an API token that ended meanwhile', () => asProgram(token), 401],
    ['a share that has not ended', () => asShare(years), 200],
    ['who signs in again', async () => asMember(await signIn(milepost.address)), 200],
  ]);
  const ahead = await signIn(milepost.address);

  await jump(-90);
  await compareFigures('90 days back');
  await expectStatuses('90 days back', [
    ['a session of before', () => asMember(before), 401],
    ['a session begun while the clock was ahead', () => asMember(ahead), 401],
    ['a share that was over', () => asShare(brief), 404],
    ['a share that has not ended', () => asShare(years), 200],
    ['who signs in again', async () => asMember(await signIn(milepost.address)), 200],
  ]);

  await jump(0);
  await compareFigures('set right');
  await expectStatuses('set right', [
    ['a share that was over', () => asShare(brief), 404],
    ['a share that has not ended', () => asShare(years), 200],
    ['who signs in again', async () => asMember(await signIn(milepost.address)), 200],
  ]);
} finally {
  await milepost.stop();
  await rm(folder, { recursive: true, force: true });
}

async function jump(days: number): Promise<void> {
  await writeFile(file, String(days * DAY_MS));
  process.kill(milepost.pid, 'SIGUSR2');
  await pause(300);
}

async function compareFigures(when: string): Promise<void> {
  const client = await signIn(milepost.address);
  const { today } = JSON.parse((await client.send('GET', planPath(PLAN))).body);
  const reference = await startProcess({ MILEPOST_DATA: copy, MILEPOST_TODAY: today });
  try {
    const [found, expected] = [await figures(milepost), await figures(reference)];
    promise(`${when} the figures are those of the day`, found === expected, `${today}, ${found.length} characters`);
  } finally {
    await reference.kill('SIGTERM');
  }
}

/** Every goal of every year, with every figure. */
async function figures(server: MilepostProcess): Promise<string> {
  const client = await signIn(server.address);
  const { years } = JSON.parse((await client.send('GET', planPath(PLAN))).body);
  const replies: string[] = [];
  for (const year of [0, ...years]) {
    replies.push((await client.send('GET', `${addresses.goals}?plan_id=${PLAN}&fiscal_year=${year}`)).body);
  }
  return replies.join('\n');
}

type Expected = readonly [what: string, ask: () => Promise<number>, status: number];

async function expectStatuses(when: string, expected: readonly Expected[]): Promise<void> {
  const found: string[] = [];
  let isKept = true;
  for (const [what, ask, status] of expected) {
    const got = await ask();
    isKept &&= got === status;
    found.push(`${what} ${got}${got === status ? '' : ` instead of ${status}`}`);
  }
  promise(`${when} nothing is prolonged, and nobody is shut out`, isKept, found.join(', '));
}

async function share(client: Client, lastsMs: number): Promise<string> {
  const asked = { style: 'static', filters: {}, fiscal_year: 'current', expires_at: instantIn(lastsMs) };
  return JSON.parse((await client.send('POST', planSharesPath(PLAN), asked)).body).encv;
}

async function apiToken(client: Client, lastsMs: number): Promise<string> {
  const asked = { name: 'A program', access: 'read', expires_at: instantIn(lastsMs) };
  return JSON.parse((await client.send('POST', apiTokensPath(PLAN), asked)).body).token;
}

function instantIn(milliseconds: number): string {
  return isoInstant(wallTime() + milliseconds);
}

async function asMember(client: Client): Promise<number> {
  return (await client.send('GET', planPath(PLAN))).status;
}

async function asShare(encv: string): Promise<number> {
  return (await fetch(`${milepost.address}${planPath(PLAN)}?encv=${encodeURIComponent(encv)}`)).status;
}

async function asProgram(token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${milepost.address}${planPath(PLAN)}`, { headers })).status;
}
