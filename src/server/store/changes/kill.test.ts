import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { openStore } from '#server/store/database/database.ts';
import { findVersion } from '#server/store/plans/plans.ts';
import { findSeries } from '#server/store/plans/series.ts';
import { startChild } from '#testing/server/childUnderTest.ts';
import { rounds } from '#testing/server/fullRun.ts';

const GOALS = 2_000;
const ROUNDS = rounds({ full: 6, short: 3 });
const READY_MS = 3_000;

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

it('a program killed in the middle of writing leaves every change whole or not at all, and loses none it was told is written', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const dataFolder = mkdtempSync(join(tmpdir(), 'milepost-kill-'));
    folders.push(dataFolder);
    const child = startChild(new URL('../../../../testing/server/childWriter.ts', import.meta.url), [
      dataFolder,
      String(GOALS),
    ]);
    await child.wrote(2);
    await pause(Math.random() * 150);
    await child.kill();
    const acknowledged = Number(child.lines().at(-1));

    const begun = performance.now();
    const store = await openStore({ dataFolder, databaseUrl: null, serverAddress: null });
    expect(performance.now() - begun).toBeLessThan(READY_MS);
    const version = await findVersion(store.db, 'p1');
    const series = [...(await findSeries(store.db, { planId: 'p1' })).values()];
    await store.close();
    expect([acknowledged, acknowledged + 1]).toContain(version);
    expect(series).toHaveLength(GOALS);
    expect(new Set(series.flatMap(({ actuals }) => [...actuals]))).toEqual(new Set([version]));
  }
}, 60_000);
