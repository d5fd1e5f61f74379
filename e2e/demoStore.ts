import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { request } from '@playwright/test';
import { planPath } from '#contract/addresses.ts';
import { STATUSES } from '#core/goal/status.ts';
import { levelsOf } from '#core/plan/levels.ts';
import { ENGLISH_LABELS } from '#core/words/labelWords.ts';
import { RESERVE_FILE } from '#server/store/database/diskReserve.ts';
import { ADMIN, DEMO_STORE, type RunningMilepost, startProcess } from './milepost.ts';

/** Once before all journeys: the store with the demo plan that each of them starts on a copy of. */
export default async function makeDemoStore(): Promise<() => Promise<void>> {
  const milepost = await startProcess();
  if (process.env.MILEPOST_TEST_WORDS === 'named') await nameEverything(milepost);
  await milepost.kill('SIGTERM');
  // Each copy would write four megabytes.
  await writeFile(join(milepost.data, RESERVE_FILE), '');
  process.env[DEMO_STORE] = milepost.data;
  return () => rm(milepost.data, { recursive: true, force: true });
}

/** By the usual words, which the journeys look for: each is now the plan’s own. */
async function nameEverything({ address }: RunningMilepost): Promise<void> {
  const asked = await request.newContext({ extraHTTPHeaders: { origin: address } });
  await asked.post(`${address}/api/auth/sign-in/email`, { data: ADMIN });
  const reply = await asked.patch(address + planPath('demo'), {
    data: {
      levels: levelsOf({ tiers: 3, levels: [] }).map(({ name, nameOfOne }) => ({ name: nameOfOne, plural: name })),
      statuses: STATUSES.map((code) => ({ code, name: ENGLISH_LABELS.status[code] })),
    },
  });
  if (!reply.ok()) throw new Error(`The demo plan could not be named: ${await reply.text()}`);
  await asked.dispose();
}
