import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '#server/store/database/store.ts';
import { findVersion } from '#server/store/plans/plans.ts';
import type { Edit, StoredGoal, StoredMember } from '#server/store/rows/edit.ts';
import { planFlaws } from '#testing/server/planFlaws.ts';
import { change, member, PUT_PLAN, putGoal } from '#testing/server/planUnderTest.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';
import { applyChange } from './changes.ts';
import { removePlan } from './removePlan.ts';
import { undoChange } from './undo.ts';

const AT = '2025-02-01T00:00:00.000Z';

const join = (id: string, part: Partial<StoredMember> = {}): Edit => ({
  entity: 'member',
  id,
  after: member({ id, ...part }),
});
const leave = (id: string): Edit => ({ entity: 'member', id, after: null });
const department = (id: string, name: string | null): Edit => ({
  entity: 'department',
  id,
  after: name === null ? null : { id, name },
});
const archive = (id: string, part: Partial<StoredGoal>): Edit => putGoal({ id, ...part, archivedAt: AT });

const BEGUN: readonly Edit[] = [
  PUT_PLAN,
  department('d1', 'Parks'),
  department('d2', 'Works'),
  join('m1', { email: 'ada@example.org', accountId: 'a1' }),
  join('m2', { email: 'bob@example.org', departmentId: 'd1' }),
  putGoal({ id: 'top', number: '1' }),
  putGoal({ id: 'child', number: '1.1', parentId: 'top', depth: 1 }),
  putGoal({ id: 'other', number: '2', memberId: 'm1', contributorIds: ['m2'], departmentId: 'd2' }),
  archive('old', { number: '3' }),
];

describe.each(storesUnderTest())('what holds in a plan whichever way it is written, on $name', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterEach(() => removePlan(store, 'p1'));
  afterAll(() => store.close());
  const apply = (...edits: readonly Edit[]) => applyChange(store, change(edits));
  const undo = (version: number) =>
    undoChange(store, { planId: 'p1', version, at: AT, memberId: null, by: 'Milepost' });

  it.each<{ what: string; edits: readonly Edit[]; code: string }>([
    { what: 'a number of another goal', edits: [putGoal({ id: 'new', number: '2' })], code: 'number_taken' },
    { what: 'it with an x for the dot', edits: [putGoal({ id: 'new', number: '1x1' })], code: 'number_taken' },
    {
      what: 'one number for two new goals',
      edits: [putGoal({ id: 'new', number: '7' }), putGoal({ id: 'newer', number: '7' })],
      code: 'number_taken',
    },
    { what: 'it as one comes back', edits: [putGoal({ id: 'old', number: '2' })], code: 'number_taken' },
    { what: 'an e-mail of another member', edits: [join('m3', { email: 'Ada@example.org' })], code: 'member_already' },
    { what: 'an account of another member', edits: [join('m3', { accountId: 'a1' })], code: 'member_already' },
    { what: 'a name of another department', edits: [department('d3', 'PARKS')], code: 'name_taken' },
    {
      what: 'a goal below an archived one',
      edits: [putGoal({ id: 'new', number: '3.1', parentId: 'old', depth: 1 })],
      code: 'parent_archived',
    },
    { what: 'a goal archived above a live one', edits: [archive('top', { number: '1' })], code: 'goal_has_children' },
    {
      what: 'an owner who is not there',
      edits: [putGoal({ id: 'top', number: '1', memberId: 'm9' })],
      code: 'owner_not_found',
    },
    {
      what: 'a contributor who is not there',
      edits: [putGoal({ id: 'top', number: '1', contributorIds: ['m9'] })],
      code: 'owner_not_found',
    },
    {
      what: 'a department that is not there',
      edits: [putGoal({ id: 'top', number: '1', departmentId: 'd9' })],
      code: 'owner_not_found',
    },
    { what: 'a member of none', edits: [join('m1', { departmentId: 'd9' })], code: 'owner_not_found' },
    { what: 'an owner who leaves', edits: [leave('m1')], code: 'owner_still_needed' },
    { what: 'a contributor who leaves', edits: [leave('m2')], code: 'owner_still_needed' },
    { what: "a goal's department that goes", edits: [department('d2', null)], code: 'owner_still_needed' },
    { what: "a member's department that goes", edits: [department('d1', null)], code: 'owner_still_needed' },
  ])('refused, with nothing written: $what', async ({ edits, code }) => {
    await apply(...BEGUN);
    await expect(apply(...edits)).rejects.toMatchObject({ code, status: 409 });
    expect(await findVersion(store.db, 'p1')).toBe(1);
  });

  it.each<{ what: string; edits: readonly Edit[] }>([
    { what: 'a number of an archived goal', edits: [putGoal({ id: 'new', number: '3' })] },
    {
      what: 'two goals that change places',
      edits: [
        putGoal({ id: 'top', number: '2' }),
        putGoal({ id: 'other', number: '1', memberId: 'm1', contributorIds: ['m2'], departmentId: 'd2' }),
      ],
    },
    {
      what: 'the number of one that goes in the same step',
      edits: [{ entity: 'goal', id: 'other', after: null }, putGoal({ id: 'new', number: '2' })],
    },
    {
      what: 'the number of one that is archived in the same step',
      edits: [archive('other', { number: '2' }), putGoal({ id: 'new', number: '2' })],
    },
    {
      what: 'two members who change e-mails',
      edits: [
        join('m1', { email: 'bob@example.org', accountId: 'a1' }),
        join('m2', { email: 'ada@example.org', departmentId: 'd1' }),
      ],
    },
    {
      what: 'the e-mail of one who leaves in the same step',
      edits: [putGoal({ id: 'other', number: '2' }), leave('m2'), join('m3', { email: 'bob@example.org' })],
    },
    { what: 'members without e-mail', edits: [join('m3'), join('m4')] },
    {
      what: 'a goal and the one above it archived together',
      edits: [archive('top', { number: '1' }), archive('child', { number: '1.1', parentId: 'top', depth: 1 })],
    },
  ])('written: $what', async ({ edits }) => {
    await apply(...BEGUN);
    await expect(apply(...edits)).resolves.toEqual({ version: 2 });
    expect(await planFlaws(store, 'p1')).toEqual([]);
    await expect(undo(2)).resolves.toEqual({ version: 3 });
    expect(await planFlaws(store, 'p1')).toEqual([]);
  });

  it.each<{ what: string; done: readonly Edit[]; since: readonly Edit[]; code: string }>([
    {
      what: 'a number that went to another goal',
      done: [putGoal({ id: 'top', number: '5' })],
      since: [putGoal({ id: 'new', number: '1' })],
      code: 'number_taken',
    },
    {
      what: 'an e-mail that went to another member',
      done: [join('m1', { email: 'ada@example.com', accountId: 'a1' })],
      since: [join('m3', { email: 'ada@example.org' })],
      code: 'member_already',
    },
    {
      what: 'a name that went to another department',
      done: [department('d1', 'Gardens')],
      since: [department('d3', 'Parks')],
      code: 'name_taken',
    },
    {
      what: 'an owner who left',
      done: [putGoal({ id: 'other', number: '2' })],
      since: [join('m2', { email: 'bob@example.org' }), leave('m1')],
      code: 'owner_not_found',
    },
    {
      what: 'a member who owns a goal since',
      done: [join('m3')],
      since: [putGoal({ id: 'top', number: '1', memberId: 'm3' })],
      code: 'owner_still_needed',
    },
    {
      what: 'a goal that came back, with one below it since',
      done: [putGoal({ id: 'old', number: '3' })],
      since: [putGoal({ id: 'new', number: '3.1', parentId: 'old', depth: 1 })],
      code: 'goal_has_children',
    },
    {
      what: 'a level where another goal is by now, below it',
      done: [putGoal({ id: 'child', number: '1.1' })],
      since: [putGoal({ id: 'new', number: '1.1.1', parentId: 'child', depth: 1 })],
      code: 'level_taken',
    },
  ])('not undone: $what', async ({ done, since, code }) => {
    await apply(...BEGUN);
    await apply(...done);
    for (const edit of since) await apply(edit);
    await expect(undo(2)).rejects.toMatchObject({ code, status: 409 });
    expect(await planFlaws(store, 'p1')).toEqual([]);
  });
});
