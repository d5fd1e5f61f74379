import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findMeta } from '#server/store/database/meta.ts';
import { UPGRADE_NOTE, uniqueKeys } from '#server/store/database/migrations/0012UniqueKeys.ts';
import type { Store } from '#server/store/database/store.ts';
import { inTransaction } from '#server/store/database/transaction.ts';
import { findItems } from '#server/store/history/changeItems.ts';
import { findGoals } from '#server/store/plans/goals.ts';
import { findMembers } from '#server/store/plans/owners.ts';
import { findVersion } from '#server/store/plans/plans.ts';
import type { Edit, StoredMember } from '#server/store/rows/edit.ts';
import { goalRowOf } from '#server/store/rows/goalRow.ts';
import { memberRowOf } from '#server/store/rows/ownerRows.ts';
import { planFlaws } from '#testing/server/planFlaws.ts';
import { change, goal, member, PUT_PLAN } from '#testing/server/planUnderTest.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';
import { applyChange } from './changes.ts';
import { removePlan } from './removePlan.ts';

const AT = '2025-02-01T00:00:00.000Z';

describe.each(storesUnderTest())('numbers and e-mails given twice, on $name', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterEach(async () => {
    await removePlan(store, 'p1');
    await store.db.deleteFrom('meta').where('name', '=', UPGRADE_NOTE).execute();
  });
  afterAll(() => store.close());

  /** As an earlier version could write them: each by its own change, without the index. */
  async function written(...edits: readonly Edit[]): Promise<void> {
    await sql`drop index if exists goal_live_number`.execute(store.db);
    await sql`drop index if exists member_email`.execute(store.db);
    await applyChange(store, change([PUT_PLAN]));
    for (const edit of edits) {
      if (edit.entity === 'goal' && edit.after !== null) {
        await applyChange(store, change([{ ...edit, after: { ...edit.after, number: `once ${edit.id}` } }]));
        const row = { number: edit.after.number };
        await store.db.updateTable('goal').set(row).where('plan_id', '=', 'p1').where('id', '=', edit.id).execute();
        const text = JSON.stringify({ ...goalRowOf(edit.after) }, Object.keys(goalRowOf(edit.after)).sort());
        await store.db
          .updateTable('change_item')
          .set({ after: text })
          .where('plan_id', '=', 'p1')
          .where('entity_id', '=', edit.id)
          .execute();
      }
      if (edit.entity === 'member' && edit.after !== null) {
        await applyChange(store, change([{ ...edit, after: { ...edit.after, email: null } }]));
        const { email } = edit.after;
        await store.db
          .updateTable('member')
          .set({ email })
          .where('plan_id', '=', 'p1')
          .where('id', '=', edit.id)
          .execute();
        const text = JSON.stringify(memberRowOf(edit.after), Object.keys(memberRowOf(edit.after)).sort());
        await store.db
          .updateTable('change_item')
          .set({ after: text })
          .where('plan_id', '=', 'p1')
          .where('entity_id', '=', edit.id)
          .execute();
      }
    }
  }
  const upgrade = () => inTransaction(store, (trx) => uniqueKeys.up(trx));
  const put = (id: string, number: string, parentId: string | null = null): Edit => ({
    entity: 'goal',
    id,
    after: goal({ id, number, parentId, depth: parentId === null ? 0 : 1 }),
  });
  const join = (id: string, part: Partial<StoredMember>): Edit => ({
    entity: 'member',
    id,
    after: member({ id, ...part }),
  });
  const numbers = async () => {
    const goals = await findGoals(store.db, { planId: 'p1', which: 'all' });
    return Object.fromEntries(goals.map(({ id, number }) => [id, number]));
  };

  it('leave the number with the goal that had it first, and the others the next free ones', async () => {
    await written(put('z', '9.9'), put('b', '9x9'), put('a', '9.9'), put('other', '7'));
    await upgrade();
    expect(await numbers()).toEqual({ z: '9.9', b: '10', a: '11', other: '7' });
    expect(await planFlaws(store, 'p1')).toEqual([]);
  });

  it('take along the numbers below', async () => {
    await written(
      put('up', '1'),
      put('one', '1.9', 'up'),
      put('two', '1.9', 'up'),
      put('low1', '1.9.1', 'one'),
      put('low2', '1.9.1', 'two'),
    );
    await upgrade();
    expect(await numbers()).toEqual({ up: '1', one: '1.9', two: '1.10', low1: '1.9.1', low2: '1.10.1' });
  });

  it('stay with archived goals', async () => {
    const archived: Edit = { entity: 'goal', id: 'old', after: goal({ id: 'old', number: '3', archivedAt: AT }) };
    await written(archived, put('new', '3'));
    await upgrade();
    expect(await numbers()).toEqual({ old: '3', new: '3' });
    expect(await findVersion(store.db, 'p1')).toBe(3);
    expect(await findMeta(store.db, UPGRADE_NOTE)).toBeNull();
  });

  it('stand in the history with what they were', async () => {
    await written(put('one', '5'), put('two', '5'));
    const before = await findVersion(store.db, 'p1');
    await upgrade();
    const version = Number(await findVersion(store.db, 'p1'));
    expect(version).toBe(Number(before) + 1);
    expect(await findItems(store.db, { planId: 'p1', version })).toMatchObject([
      { entity: 'goal', id: 'two', before: { number: '5' }, after: { number: '6' } },
    ]);
  });

  it('leave the e-mail with who signs in, else with who had it first', async () => {
    const [ADA, BOB] = ['ada@example.org', 'bob@example.org'];
    await written(
      join('a1', { email: ADA }),
      join('a2', { email: 'Ada@example.org', accountId: 'account' }),
      join('b2', { email: BOB }),
      join('b1', { email: BOB }),
      join('none', {}),
    );
    await upgrade();
    const members = await findMembers(store.db, 'p1');
    expect(Object.fromEntries(members.map(({ id, email }) => [id, email]))).toEqual({
      a1: null,
      a2: 'Ada@example.org',
      b1: null,
      b2: BOB,
      none: null,
    });
    expect(await planFlaws(store, 'p1')).toEqual([]);
    expect(await findMeta(store.db, UPGRADE_NOTE)).toContain('2 members');
  });

  it('are refused from then on by the store itself, in words', async () => {
    await written(put('one', '5'), put('two', '6'), join('m1', { email: 'a@example.org' }), join('m2', {}));
    await upgrade();
    const give = (table: 'goal' | 'member', id: string, row: object) =>
      inTransaction(store, (trx) =>
        trx.updateTable(table).set(row).where('plan_id', '=', 'p1').where('id', '=', id).execute(),
      );
    await expect(give('goal', 'two', { number: '5' })).rejects.toMatchObject({ code: 'number_taken', status: 409 });
    await expect(give('member', 'm2', { email: 'A@example.org' })).rejects.toMatchObject({
      code: 'member_already',
      status: 409,
    });
  });
});
