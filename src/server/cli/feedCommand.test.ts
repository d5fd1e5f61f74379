import { afterEach, beforeEach, expect, it } from 'vitest';
import { applyChange } from '#server/store/changes/changes.ts';
import { createExampleCommandLine, type ExampleCommandLine } from '#testing/server/exampleCommandLine.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';

let line: ExampleCommandLine;
beforeEach(() => {
  line = createExampleCommandLine();
});
afterEach(() => line.remove());

it('milepost feed run says which feeds there are where there is none of that name', async () => {
  const { status, reasons } = await line.run('feed', 'run', 'Budget');
  expect([status, reasons]).toEqual([1, expect.stringContaining('There is no feed “Budget”. There are none yet.')]);
});

it.each([[[]], [['run']], [['stop', 'Budget']], [['run', 'Budget', 'Other']]])(
  'milepost feed %j is called wrongly',
  async (words) => {
    expect((await line.run('feed', ...words)).status).toBe(2);
  },
);

it('milepost feed run tells why a run failed, and ends with 1', async () => {
  const planId = await line.look(async (store) => {
    await writeExamplePlan(store);
    const plan = await store.db.selectFrom('plan').select('plan_id').executeTakeFirstOrThrow();
    await applyChange(store, {
      planId: plan.plan_id,
      at: '2026-11-20T10:00:00.000Z',
      by: 'Ada',
      memberId: null,
      what: 'feed',
      edits: [
        {
          entity: 'feed',
          id: 'f1',
          after: {
            id: 'f1',
            name: 'Budget',
            connectionId: 'gone',
            ask: '',
            months: 3,
            goalBy: 'number',
            mapping: '{}',
            schedule: { every: 'day', at: 360, weekday: 1, monthDay: 1 },
            writes: 'at_once',
            ownerId: null,
            isPaused: false,
          },
        },
      ],
    });
    return plan.plan_id;
  });
  const { status, reasons } = await line.run('feed', 'run', '--plan-id', planId, 'Budget');
  expect([status, reasons]).toEqual([
    1,
    expect.stringContaining('The connection of this feed is no longer there, or no longer open to this plan.'),
  ]);
});
