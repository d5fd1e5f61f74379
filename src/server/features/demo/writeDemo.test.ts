import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PLAN_ID } from '#server/features/demo/content/city.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import type { Store } from '#server/store/database/store.ts';
import { findPlanAsOf } from '#server/store/history/asOf.ts';
import { findMembers } from '#server/store/plans/owners.ts';
import { findVersion } from '#server/store/plans/plans.ts';
import { findWholePlan } from '#server/store/plans/wholePlan.ts';
import { change, day, goal, member } from '#testing/server/planUnderTest.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';
import { buildDemoPlan } from './demoPlan.ts';
import { writeDemo } from './writeDemo.ts';

const TODAY = day('2026-11-20');

/** Plan, people, goals, first targets and figures: enough to be written twice on a slow store. */
const CHANGES = buildDemoPlan(TODAY).changes.slice(0, 40);

describe.each(storesUnderTest())('writing the demo plan on $name', ({ open }) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  it('again takes back what was changed in its goals, but no account, no member and no version', async () => {
    const version = await writeDemo(store, { changes: CHANGES, builtFor: TODAY });
    expect(version).toBe(CHANGES.length);
    const before = await findWholePlan(store, DEMO_PLAN_ID);
    const edits = [
      { entity: 'member', id: 'tran', after: member({ id: 'tran', firstName: 'Mei', role: 'lead', accountId: 'a1' }) },
      { entity: 'member', id: 'new', after: member({ id: 'new', accountId: 'a2' }) },
      { entity: 'goal', id: 'new-goal', after: goal({ id: 'new-goal', number: '99' }) },
      { entity: 'entries', goalId: 'potholes', cells: [{ date: day('2023-07-01'), actual: 1 }] },
    ] as const;
    await applyChange(store, change(edits, { planId: DEMO_PLAN_ID }));

    const again = await writeDemo(store, { changes: CHANGES, builtFor: TODAY });
    expect(again).toBeGreaterThan(CHANGES.length + 1);
    expect(await findVersion(store.db, DEMO_PLAN_ID)).toBe(again);
    const after = await findWholePlan(store, DEMO_PLAN_ID);
    expect(after?.goals).toEqual(before?.goals);
    expect(after?.series).toEqual(before?.series);
    const members = await findMembers(store.db, DEMO_PLAN_ID);
    expect(members.find(({ id }) => id === 'tran')).toMatchObject({ firstName: 'Mei', role: 'lead', accountId: 'a1' });
    expect(members.find(({ id }) => id === 'new')).toMatchObject({ accountId: 'a2' });
    expect(members.find(({ id }) => id === 'mensah')).toMatchObject({ firstName: 'Kofi', accountId: null });
  });

  it('leaves a history that can be read back to any day of it', async () => {
    await writeDemo(store, { changes: CHANGES, builtFor: TODAY });
    await writeDemo(store, { changes: CHANGES, builtFor: TODAY });
    const [made, second] = CHANGES;
    const then = await findPlanAsOf(store, { planId: DEMO_PLAN_ID, instant: second?.at ?? '' });
    expect(then?.goals.every(({ depth }) => depth <= 1)).toBe(true);
    expect(then?.goals.length).toBeGreaterThan(20);
    expect(await findPlanAsOf(store, { planId: DEMO_PLAN_ID, instant: (made?.at ?? '').slice(0, 4) })).toBe(null);
  });
});
