import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Day } from '#core/calendar/date.ts';
import { newInitiative } from '#core/work/newWork.ts';
import { DEMO_PLAN_ID } from '#server/features/demo/content/city.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import type { Store } from '#server/store/database/store.ts';
import { findComments } from '#server/store/plans/comments.ts';
import { findPlan, findVersion } from '#server/store/plans/plans.ts';
import { findWholePlan } from '#server/store/plans/wholePlan.ts';
import { findWork } from '#server/store/plans/work.ts';
import { writtenPlan } from '#testing/server/demoUnderTest.ts';
import { change, day, plan } from '#testing/server/planUnderTest.ts';
import { openSqlite } from '#testing/server/storesUnderTest.ts';
import { buildDemoPlan } from './demoPlan.ts';
import { findDemoDay, isDemoDue, loadDemo, refreshDemo, removeDemo } from './loadDemo.ts';

const TODAY = day('2026-11-20');
const LATER = day('2027-02-03');

describe('the demo plan in a store', () => {
  let store: Store;
  beforeEach(async () => {
    store = await openSqlite();
  });
  afterEach(() => store.close());

  it('is due in an empty store, but neither once it is there nor once it was removed', async () => {
    expect(await isDemoDue(store.db)).toBe(true);
    await loadDemo(store, TODAY);
    expect(await isDemoDue(store.db)).toBe(false);
    expect(await removeDemo(store)).toBe(true);
    expect(await isDemoDue(store.db)).toBe(false);
  });

  it('is not due beside another plan', async () => {
    await applyChange(store, change([{ entity: 'plan', after: plan() }]));
    expect(await isDemoDue(store.db)).toBe(false);
  });

  it('is stored as it was built, and marked with its day', async () => {
    const { changes } = buildDemoPlan(TODAY);
    const changeCount = changes.length;
    expect(await loadDemo(store, TODAY)).toEqual({ version: changeCount, changeCount });
    const written = writtenPlan(changes);
    const whole = await findWholePlan(store, DEMO_PLAN_ID);
    const current = [...written.goals.values()].filter(({ archivedAt }) => archivedAt === null);
    expect(whole?.plan).toEqual(written.plan);
    expect(whole?.goals.map(({ id }) => id).sort()).toEqual(current.map(({ id }) => id).sort());
    for (const [id, series] of whole?.series ?? []) expect(series).toEqual(written.series.get(id));
    const [comment] = await findComments(store.db, { planId: DEMO_PLAN_ID, goalId: 'permit-days' });
    expect(comment).toEqual(written.comments.get('permit-days-4'));
    expect(await findDemoDay(store.db)).toBe(TODAY);
  });

  it('is left alone where it is there, and moves to another day when it is refreshed', async () => {
    const loaded = await loadDemo(store, TODAY);
    expect(await loadDemo(store, LATER)).toBe(null);
    expect(await findDemoDay(store.db)).toBe(TODAY);
    const moved = await refreshDemo(store, LATER);
    expect(moved?.version).toBeGreaterThan(loaded?.version ?? Number.NaN);
    expect(await findVersion(store.db, DEMO_PLAN_ID)).toBe(moved?.version);
    const whole = await findWholePlan(store, DEMO_PLAN_ID);
    expect(whole?.series.get('potholes')).toEqual(writtenPlan(buildDemoPlan(LATER).changes).series.get('potholes'));
    expect(await findDemoDay(store.db)).toBe(LATER);
  });

  it('has its work in the store, and no other after it is refreshed', async () => {
    const workOn = async (today: Day) => {
      const { initiatives, milestones, decisions } = writtenPlan(buildDemoPlan(today).changes);
      const listed = [initiatives, milestones, decisions].map((each) => [...each.values()]);
      return listed.map((each) => each.toSorted((one, other) => (one.id < other.id ? -1 : 1)));
    };
    const stored = async () => {
      const { initiatives, milestones, decisions } = await findWork(store.db, DEMO_PLAN_ID);
      return [initiatives, milestones, decisions];
    };
    await loadDemo(store, TODAY);
    expect(await stored()).toEqual(await workOn(TODAY));
    const mine = { ...newInitiative('mine'), title: 'Mine', goalIds: ['reserve'] };
    await applyChange(store, change([{ entity: 'initiative', id: 'mine', after: mine }], { planId: DEMO_PLAN_ID }));
    await refreshDemo(store, LATER);
    expect(await stored()).toEqual(await workOn(LATER));
  });

  it('goes in one step with everything in it', async () => {
    await loadDemo(store, TODAY);
    expect(await removeDemo(store)).toBe(true);
    expect(await findPlan(store.db, DEMO_PLAN_ID)).toBe(null);
    expect(await findDemoDay(store.db)).toBe(null);
    expect(await removeDemo(store)).toBe(false);
  });
});
