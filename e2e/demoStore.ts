import { rm } from 'node:fs/promises';
import { DEMO_STORE, startMilepost } from './milepost.ts';

/** Once before all journeys: the store with the demo plan that each of them starts on a copy of. */
export default async function makeDemoStore(): Promise<() => Promise<void>> {
  const milepost = await startMilepost();
  await milepost.kill('SIGTERM');
  process.env[DEMO_STORE] = milepost.data;
  return () => rm(milepost.data, { recursive: true, force: true });
}
