import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findGoals } from '#server/store/plans/goals.ts';
import { findPlans, findVersion } from '#server/store/plans/plans.ts';
import { findSeries } from '#server/store/plans/series.ts';
import { createExampleCommandLine, type ExampleCommandLine } from '#testing/server/exampleCommandLine.ts';
import { rounds } from '#testing/server/fullRun.ts';

const PROGRAM = fileURLToPath(new URL('./milepost.ts', import.meta.url));
const GOALS = 200;
const MONTHS = 36;

let line: ExampleCommandLine;
beforeEach(async () => {
  line = createExampleCommandLine();
  await line.run('plan');
  const numbers = Array.from({ length: GOALS }, (_, at) => String(at + 1));
  line.write('goals.csv', `number,title\n${numbers.map((number) => `${number},Goal ${number}`).join('\n')}\n`);
  const rows = numbers.flatMap((number) =>
    Array.from(
      { length: MONTHS },
      (_, at) => `${number},${2022 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01,${at}`,
    ),
  );
  line.write('entries.csv', `goal_number,date,actual\n${rows.join('\n')}\n`);
});
afterEach(() => line.remove());

function importInProcess(plan: string, killAfter: number | null): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, [PROGRAM, 'import', '--plan', plan, 'goals.csv', 'entries.csv'], {
    env: { ...process.env, ...line.environment, INIT_CWD: line.folder },
    stdio: 'ignore',
  });
  const timer = killAfter === null ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', () => {
      clearTimeout(timer);
      resolve(performance.now() - started);
    });
  });
}

const contentsOf = () =>
  line.look(async (store) => {
    const plans = await findPlans(store.db);
    return Promise.all(
      plans.map(async ({ id: planId }) => {
        const series = [...(await findSeries(store.db, { planId })).values()];
        const entries = series.reduce((sum, { days }) => sum + days.length, 0);
        return [await findVersion(store.db, planId), (await findGoals(store.db, { planId })).length, entries];
      }),
    );
  });

it('an import killed at any moment is there whole or not at all, and the store opens again', {
  timeout: 180_000,
}, async () => {
  const whole = await importInProcess('round 0', null);
  expect(await contentsOf()).toEqual([[1, GOALS, GOALS * MONTHS]]);
  const kills = rounds({ full: 6, short: 3 });
  for (let round = 1; round <= kills; round += 1) {
    await importInProcess(`round ${round}`, whole * (0.2 + (0.75 * round) / kills));
    for (const content of await contentsOf()) expect(content).toEqual([1, GOALS, GOALS * MONTHS]);
  }
  await importInProcess('round 1', null);
  expect((await contentsOf()).length).toBeGreaterThanOrEqual(2);
});
