import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '#server/store/database/store.ts';
import { findMembers } from '#server/store/plans/owners.ts';
import type { Edit, StoredMember } from '#server/store/rows/edit.ts';
import { change, member, PUT_PLAN } from '#testing/server/planUnderTest.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';
import { applyChange } from './changes.ts';
import { removePlan } from './removePlan.ts';
import { undoChange } from './undo.ts';

const ADA: StoredMember = member({ id: 'ada', role: 'lead', accountId: 'a1' });
const EVE: StoredMember = member({ id: 'eve', role: 'lead', accountId: 'a2' });
const put = (after: StoredMember): Edit => ({ entity: 'member', id: after.id, after });
const demote = (each: StoredMember) => put({ ...each, role: 'member' });

describe.each(storesUnderTest())('the last lead of a plan on $name', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterEach(() => removePlan(store, 'p1'));
  afterAll(() => store.close());

  const apply = (...edits: readonly Edit[]) => applyChange(store, change(edits));
  const leads = async () => {
    const members = await findMembers(store.db, 'p1');
    return members.filter(({ role, accountId }) => role === 'lead' && accountId !== null).map(({ id }) => id);
  };

  it.each<[string, Edit]>([
    ['another role', demote(ADA)],
    ['leaving the plan', { entity: 'member', id: 'ada', after: null }],
    ['losing the account', put({ ...ADA, accountId: null })],
  ])('stays one: %s is refused, and nothing is written', async (_, edit) => {
    const { version } = await apply(PUT_PLAN, put(ADA), put(member({ id: 'invited', role: 'lead' })));
    await expect(apply(edit)).rejects.toMatchObject({ code: 'last_lead', status: 409 });
    expect(await leads()).toEqual(['ada']);
    expect((await apply(demote(member({ id: 'invited' })))).version).toBe(version + 1);
  });

  it('of two that are demoted at once, whoever asked, one is left', async () => {
    await apply(PUT_PLAN, put(ADA), put(EVE));
    const done = await Promise.allSettled([apply(demote(ADA)), apply(demote(EVE))]);
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await leads()).toHaveLength(1);
  });

  it('is not taken away by undoing what made them lead', async () => {
    await apply(PUT_PLAN, put(ADA), demote(EVE));
    const { version } = await apply(put(EVE));
    await apply(demote(ADA));
    const undoing = { planId: 'p1', at: '2026-01-01T00:00:00.000Z', memberId: null, by: 'x', version };
    await expect(undoChange(store, undoing)).rejects.toMatchObject({ code: 'last_lead' });
    expect(await leads()).toEqual(['eve']);
  });

  it('changes hands in one change', async () => {
    await apply(PUT_PLAN, put(ADA));
    await apply(demote(ADA), put(EVE));
    expect(await leads()).toEqual(['eve']);
  });
});
