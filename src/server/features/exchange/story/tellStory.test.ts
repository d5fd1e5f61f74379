import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { removePlan } from '#server/store/changes/removePlan.ts';
import type { Store } from '#server/store/database/store.ts';
import { findGoals } from '#server/store/plans/goals.ts';
import { findMembers } from '#server/store/plans/owners.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { planFlaws } from '#testing/server/planFlaws.ts';
import { change, day, member, PUT_PLAN, plan, putGoal } from '#testing/server/planUnderTest.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';
import { tellStory } from './tellStory.ts';

describe.each(storesUnderTest())('a story of a plan that held duplicates, told on $name', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterEach(() => removePlan(store, 'p1'));
  afterAll(() => store.close());

  const join = (id: string): Edit => ({ entity: 'member', id, after: member({ id, email: 'ada@example.org' }) });
  const told = async (...steps: readonly (readonly Edit[])[]) => {
    const story = { planId: 'p1', changes: steps.map((edits) => change(edits)) };
    await tellStory(store, { story, planId: 'p1', plan: { name: 'City' } });
    expect(await planFlaws(store, 'p1')).toEqual([]);
    const goals = await findGoals(store.db, { planId: 'p1', which: 'all' });
    return Object.fromEntries(goals.map(({ id, number }) => [id, number]));
  };

  it('has each number once at any time', async () => {
    const steps = [[PUT_PLAN], [putGoal({ id: 'g1', number: '1.1' })], [putGoal({ id: 'g2', number: '1x1' })]];
    expect(await told(...steps)).toEqual({ g1: '1.1', g2: '1x1-2' });
  });

  it('gives a goal the number that a later change gives it', async () => {
    const steps = [[PUT_PLAN, putGoal({ id: 'g1', number: '1' }), putGoal({ id: 'g2', number: '1' })]];
    expect(await told(...steps, [putGoal({ id: 'g2', number: '2' })])).toEqual({ g1: '1', g2: '2' });
  });

  it('lets goals change places in one change', async () => {
    const steps = [[PUT_PLAN, putGoal({ id: 'g1', number: '1' }), putGoal({ id: 'g2', number: '2' })]];
    const swap = [putGoal({ id: 'g1', number: '2' }), putGoal({ id: 'g2', number: '1' })];
    expect(await told(...steps, swap)).toEqual({ g1: '2', g2: '1' });
  });

  it('changes closed figures where it did so once, without being asked why', async () => {
    const closed: Edit = { entity: 'plan', after: plan({ closedUntil: day('2025-06-30') }) };
    const figures: Edit = { entity: 'entries', goalId: 'g1', cells: [{ date: day('2025-05-01'), actual: 1 }] };
    const archived = putGoal({ id: 'g1', archivedAt: '2025-07-01T00:00:00.000Z' });
    expect(await told([PUT_PLAN, putGoal({ id: 'g1' }), figures], [closed], [archived])).toEqual({ g1: 'g1' });
  });

  it('has each e-mail once', async () => {
    await told([PUT_PLAN, join('m1')], [join('m2')]);
    const members = await findMembers(store.db, 'p1');
    expect(members.map(({ email }) => email)).toEqual(['ada@example.org', null]);
  });
});
