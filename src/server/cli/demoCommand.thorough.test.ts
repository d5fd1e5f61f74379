import { afterEach, beforeEach, expect, it } from 'vitest';
import { findPlans } from '#server/store/plans/plans.ts';
import { createExampleCommandLine, type ExampleCommandLine } from '#testing/server/exampleCommandLine.ts';

let line: ExampleCommandLine;
beforeEach(() => {
  line = createExampleCommandLine();
});
afterEach(() => line.remove());

const planCount = async () => (await line.look((store) => findPlans(store.db))).length;

it('milepost demo makes the demo plan once, refreshes it when asked, and takes it away', async () => {
  expect((await line.run('demo')).output).toContain('The demo plan is ready');
  expect((await line.run('demo')).output).toContain('is there already');
  expect((await line.run('demo', '--refresh')).output).toContain('The demo plan is ready');
  expect(await planCount()).toBe(1);
  expect((await line.run('demo', '--remove', '--yes')).output).toBe('The demo plan is gone.');
  expect((await line.run('demo', '--remove')).output).toBe('There is no demo plan.');
  expect(await planCount()).toBe(0);
});

it('milepost demo ends with 2 when asked for both', async () => {
  expect((await line.run('demo', '--refresh', '--remove')).status).toBe(2);
});

it.each([
  ['yes', 'The demo plan is gone.', 0],
  ['y', 'Nothing was removed.', 1],
  ['', 'Nothing was removed.', 1],
])('milepost demo --remove asks at a terminal: to “%s” it says “%s”', async (input, said, left) => {
  line.remove();
  line = createExampleCommandLine({}, { input, isTerminal: true });
  await line.run('demo');
  const { output, reasons } = await line.run('demo', '--remove');
  expect(reasons).toContain('This cannot be undone.');
  expect(output).toBe(said);
  expect(await planCount()).toBe(left);
});

it('milepost demo --remove removes nothing where nobody can be asked, unless --yes says so', async () => {
  await line.run('demo');
  const { status, reasons } = await line.run('demo', '--remove');
  expect([status, await planCount()]).toEqual([1, 1]);
  expect(reasons).toContain('add --yes');
});
