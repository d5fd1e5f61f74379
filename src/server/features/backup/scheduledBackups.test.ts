import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Operation } from '#server/platform/operations/operation.ts';
import type { Store } from '#server/store/database/store.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { openSqlite } from '#testing/server/storesUnderTest.ts';
import { backupInstant } from './backupName.ts';
import { readBackup } from './readBackup.ts';
import { backUpIfDue, startScheduledBackups } from './scheduledBackups.ts';

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 10, 20, 12);
const SECRETS = { session: 'cd'.repeat(32) };

let store: Store;
let folder: string;

beforeEach(async () => {
  store = await openSqlite();
  await writeExamplePlan(store);
  folder = mkdtempSync(join(tmpdir(), 'milepost-backups-'));
});

afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const backUp = (now: number, keep = 14) =>
  backUpIfDue({ store, secrets: SECRETS }, { folder, everyHours: 24, keep }, now);

it('a backup is made at once where there is none, then when the last is as old as the schedule says', async () => {
  expect(await backUp(NOON)).toBe('milepost-20261120T120000Z.backup');
  expect(await backUp(NOON + HOUR)).toBe('milepost-20261120T120000Z.backup');
  expect(await backUp(NOON + 24 * HOUR - 1000)).toBe('milepost-20261120T120000Z.backup');
  expect(await backUp(NOON + 24 * HOUR)).toBe('milepost-20261121T120000Z.backup');
  expect(readdirSync(folder).sort()).toEqual(['milepost-20261120T120000Z.backup', 'milepost-20261121T120000Z.backup']);
});

it('is whole', async () => {
  await backUp(NOON);
  const { head } = await readBackup(join(folder, 'milepost-20261120T120000Z.backup'));
  expect(head).toMatchObject({ at: '2026-11-20T12:00:00.000Z', secret: SECRETS.session });
});

it('of more than are to be kept the oldest go, and no other file ever', async () => {
  writeFileSync(join(folder, 'milepost-notes.txt'), 'mine');
  writeFileSync(join(folder, 'a.backup'), 'mine');
  for (let day = 0; day < 5; day += 1) await backUp(NOON + day * 24 * HOUR, 2);
  expect(readdirSync(folder).sort()).toEqual([
    'a.backup',
    'milepost-20261123T120000Z.backup',
    'milepost-20261124T120000Z.backup',
    'milepost-notes.txt',
  ]);
});

it('what fails is said, and stopping waits for what runs', async () => {
  writeFileSync(join(folder, 'file'), '');
  const warnings: string[] = [];
  const operation = new Operation({ name: 'backups', isOn: true, warn: (text) => warnings.push(text) });
  const schedule = { folder: join(folder, 'file'), everyHours: 24, keep: 14 };
  await startScheduledBackups({ store, secrets: SECRETS, operation }, schedule).stop();
  expect(warnings).toEqual([
    expect.stringMatching(
      /^The scheduled backup fails: The backup folder .+ cannot be written \(E\w+\)\. .+ MILEPOST_BACKUP_FOLDER\.$/,
    ),
  ]);
  expect(operation.state).toBe('failing');
});

it('of a store with nothing in it none is made; where backups have something that is told', async () => {
  const empty = await openSqlite();
  const due = (now: number) =>
    backUpIfDue({ store: empty, secrets: SECRETS }, { folder, everyHours: 24, keep: 14 }, now);
  expect(await due(NOON)).toBeNull();
  await backUp(NOON);
  await expect(due(NOON + 24 * HOUR)).rejects.toMatchObject({ code: 'nothing_to_back_up' });
  expect(readdirSync(folder)).toEqual(['milepost-20261120T120000Z.backup']);
  await empty.close();
});

it('what works is told with the time of the newest backup', async () => {
  const operation = new Operation({ name: 'backups', isOn: true, warn: () => {} });
  await backUp(Date.now() - HOUR);
  const [name = ''] = readdirSync(folder);
  await startScheduledBackups({ store, secrets: SECRETS, operation }, { folder, everyHours: 24, keep: 14 }).stop();
  expect([operation.state, operation.lastSuccessAt]).toEqual(['working', backupInstant(name)]);
});
