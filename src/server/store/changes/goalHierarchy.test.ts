import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '#server/store/database/store.ts';
import { findGoals } from '#server/store/plans/goals.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { change, PUT_PLAN, putGoal } from '#testing/server/planUnderTest.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';
import { applyChange } from './changes.ts';
import { removePlan } from './removePlan.ts';

describe.each(storesUnderTest())('the tree of goals on $name', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterEach(() => removePlan(store, 'p1'));
  afterAll(() => store.close());

  const apply = (...edits: readonly Edit[]) => applyChange(store, change(edits));
  const removed = (id: string): Edit => ({ entity: 'goal', id, after: null });
  const under = (parentId: string | null, id: string) => putGoal({ id, parentId });

  it('may be written in any order within a change', async () => {
    await apply(PUT_PLAN, under('b', 'c'), under('a', 'b'), under(null, 'a'));
    expect(await findGoals(store.db, { planId: 'p1' })).toHaveLength(3);
  });

  it('refuses a parent that is not in the plan', async () => {
    await expect(apply(PUT_PLAN, under('nowhere', 'a'))).rejects.toMatchObject({
      code: 'parent_not_found',
      status: 409,
      details: { parentId: 'nowhere' },
    });
  });

  it('refuses a parent that the same change takes away', async () => {
    await apply(PUT_PLAN, under(null, 'a'));
    await expect(apply(removed('a'), under('a', 'b'))).rejects.toMatchObject({ code: 'goal_has_children' });
  });

  it.each([
    { loop: 'of one', edits: [under('a', 'a')] },
    { loop: 'of two', edits: [under('b', 'a')] },
    { loop: 'of three through goals the change does not name', edits: [under('c', 'a')] },
  ])('refuses a loop $loop', async ({ edits }) => {
    await apply(PUT_PLAN, under(null, 'a'), under('a', 'b'), under('b', 'c'));
    await expect(apply(...edits)).rejects.toMatchObject({ code: 'goal_loop', status: 409 });
  });

  it('refuses one of two moves at the same time that together make a loop', async () => {
    await apply(PUT_PLAN, under(null, 'a'), under(null, 'b'));
    const both = await Promise.allSettled([apply(under('a', 'b')), apply(under('b', 'a'))]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('refuses to take away a goal that others stand beneath, and names one', async () => {
    await apply(PUT_PLAN, under(null, 'a'), under('a', 'b'));
    await expect(apply(removed('a'))).rejects.toMatchObject({
      code: 'goal_has_children',
      status: 409,
      message: expect.stringContaining('Goal b'),
    });
  });

  it('lets a branch go whole, or its children be moved first', async () => {
    await apply(PUT_PLAN, under(null, 'a'), under('a', 'b'), under('b', 'c'));
    await apply(removed('b'), under('a', 'c'));
    await apply(removed('a'), removed('c'));
    expect(await findGoals(store.db, { planId: 'p1' })).toEqual([]);
  });
});
