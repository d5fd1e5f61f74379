import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSecrets } from '#server/base/secrets.ts';
import { openStore } from '#server/store/database/database.ts';
import { createExampleCommandLine, type ExampleCommandLine } from '#testing/server/exampleCommandLine.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';

let from: ExampleCommandLine;
let to: ExampleCommandLine;

beforeEach(async () => {
  [from, to] = [createExampleCommandLine(), createExampleCommandLine({}, { isStarted: false })];
  await from.look((store) => writeExamplePlan(store));
});

afterEach(() => {
  for (const line of [from, to]) line.remove();
});

const planIds = (line: ExampleCommandLine) =>
  line.look(async ({ db }) => (await db.selectFrom('plan').select('plan_id').execute()).map((row) => row.plan_id));
const file = () => join(from.folder, 'all.backup');
const secretOf = (line: ExampleCommandLine) => readFileSync(join(line.folder, 'data', 'secret'), 'utf8');

it('milepost backup and restore bring a plan and the secret to another folder', async () => {
  expect((await from.run('backup', 'all.backup')).output).toMatch(/Wrote .*all\.backup: 1 plan, 4 goals, 0 accounts/);
  expect((await to.run('restore', '--check', file())).output).toContain('is whole: 1 plan, 4 goals');
  const restored = await to.run('restore', file());
  expect([restored.status, restored.reasons]).toEqual([0, '']);
  expect(restored.output).toContain('Every row was read again and is equal.');
  expect(await planIds(to)).toEqual(['plan1']);
  expect(secretOf(to)).toBe(secretOf(from));
});

it('milepost backup names a file after the time', async () => {
  expect((await from.run('backup')).output).toMatch(/milepost-\d{8}T\d{6}Z\.backup: /);
});

it('milepost backup says why a file cannot be written, and what to do', async () => {
  from.write('file', '');
  const { status, reasons } = await from.run('backup', 'file/all.backup');
  expect([status, reasons]).toEqual([1, expect.stringMatching(/was not written: a part of its path is a file/)]);
});

it('milepost backup names a folder as such instead of offering to write over it', async () => {
  const { status, reasons } = await from.run('backup', 'data');
  expect([status, reasons]).toEqual([1, expect.stringMatching(/was not written: it is a folder\. Name a file in it/)]);
});

it('milepost restore refuses a store that is used, one of a newer Milepost, and one that is damaged', async () => {
  await from.run('backup', 'all.backup');
  const used = await from.run('restore', file());
  expect([used.status, used.reasons]).toEqual([1, expect.stringContaining('There are plans or accounts already')]);

  const text = gunzipSync(readFileSync(file())).toString('utf8');
  writeFileSync(file(), gzipSync(resealed(text.replace('"0001_plans"', '"0001_plans","9999_later"'))));
  const newer = await to.run('restore', file());
  expect([newer.status, newer.reasons]).toEqual([1, expect.stringContaining('newer Milepost')]);
  writeFileSync(file(), gzipSync(text.replace('City plan', 'City plum')));
  const changed = await to.run('restore', file());
  expect([changed.status, changed.reasons]).toEqual([1, expect.stringContaining('checksum')]);
  expect(await planIds(to)).toEqual([]);
});

it('milepost restore leaves nothing behind of a backup that is cut off', async () => {
  await from.run('backup', 'all.backup');
  const whole = readFileSync(file());
  writeFileSync(file(), whole.subarray(0, whole.length - 20));
  const { status, reasons } = await to.run('restore', file());
  expect([status, reasons]).toEqual([1, expect.stringContaining('is no whole backup')]);
  expect(existsSync(join(to.folder, 'data'))).toBe(false);
});

it('milepost restore says where a folder keeps a secret of its own', async () => {
  await from.run('backup', 'all.backup');
  readSecrets(join(to.folder, 'data'));
  const { status, reasons } = await to.run('restore', file());
  expect([status, reasons]).toEqual([0, expect.stringContaining('keeps its own secret')]);
});

it('milepost restore and move refuse a folder that a server holds', async () => {
  await from.run('backup', 'all.backup');
  const serving = await openStore({
    dataFolder: join(to.folder, 'data'),
    databaseUrl: null,
    serverAddress: 'http://127.0.0.1:4600',
  });
  try {
    const restored = await to.run('restore', file());
    expect([restored.status, restored.reasons]).toEqual([1, expect.stringContaining('http://127.0.0.1:4600')]);
    expect((await to.run('move', '--to', 'elsewhere')).status).toBe(1);
  } finally {
    await serving.close();
  }
});

it('milepost move copies into another folder, once', async () => {
  await from.run('backup', 'all.backup');
  const target = join(to.folder, 'data');
  const moved = await from.run('move', '--to', target);
  expect([moved.status, moved.output]).toEqual([0, expect.stringContaining(`MILEPOST_DATA=${target}`)]);
  expect(await planIds(to)).toEqual(['plan1']);
  expect(await planIds(from)).toEqual(['plan1']);
  expect(secretOf(to)).toBe(secretOf(from));
  expect((await from.run('move', '--to', target)).reasons).toContain('There are plans or accounts already');
});

it('without what they need they say how they are used', async () => {
  rmSync(file(), { force: true });
  expect((await to.run('restore')).status).toBe(2);
  expect((await to.run('move')).status).toBe(2);
  expect((await from.run('backup', 'one', 'two')).status).toBe(2);
});

it('milepost backup of a store with neither a plan nor an account ends with 1 and writes nothing', async () => {
  const fresh = createExampleCommandLine();
  const { status, reasons } = await fresh.run('backup', 'none.backup');
  expect([status, reasons]).toEqual([1, expect.stringContaining('the backup would be empty, and none was written')]);
  expect(readdirSync(fresh.folder)).toEqual(['data']);
  fresh.remove();
});

it('milepost backup without the secret of the installation is refused, and makes none', async () => {
  await from.run('plan');
  rmSync(join(from.folder, 'data', 'secret'));
  const { status, reasons } = await from.run('backup', 'all.backup');
  expect([status, reasons]).toEqual([1, expect.stringContaining('There is no secret of an installation in')]);
  expect(readdirSync(join(from.folder, 'data'))).not.toContain('secret');
  expect(readdirSync(from.folder)).toEqual(['data']);
});

/** A changed backup with the checksum of what it now holds. */
function resealed(text: string): string {
  const at = text.trimEnd().lastIndexOf('\n') + 1;
  const sha256 = createHash('sha256').update(text.slice(0, at)).digest('hex');
  return text.slice(0, at) + text.slice(at).replace(/"sha256":"\w+"/, `"sha256":"${sha256}"`);
}
