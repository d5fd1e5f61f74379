import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClock } from '#server/base/clock.ts';
import { openStore } from '#server/store/database/database.ts';
import type { Store } from '#server/store/database/store.ts';
import { findMembers } from '#server/store/plans/owners.ts';
import { findVersion } from '#server/store/plans/plans.ts';
import { EXAMPLE_PLAN, exampleMemberEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { findAdministrators } from './accountRepository.ts';
import { createFirstAdministrator, leadEveryPlan } from './administration.ts';

const clock = createClock({ today: null });
const first = { email: 'ada.lovelace@example.org', passwordHash: 'not a real one', at: '2026-11-20T00:00:00.000Z' };

let folder: string;
let store: Store;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'milepost-administration-'));
  store = await openStore({ dataFolder: folder, databaseUrl: null, serverAddress: null });
});

afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the first administrator', () => {
  it('is made in a store without accounts, named after the e-mail', async () => {
    await createFirstAdministrator(store, first);
    expect(await findAdministrators(store.db)).toMatchObject([{ name: 'Ada Lovelace', email: first.email }]);
  });

  it('is made once, whatever is named at the next start', async () => {
    await createFirstAdministrator(store, first);
    expect(await createFirstAdministrator(store, { ...first, email: 'eve@example.org' })).toBeNull();
    expect(await findAdministrators(store.db)).toHaveLength(1);
  });

  it('is one, where two servers start at the same moment', async () => {
    await Promise.all([createFirstAdministrator(store, first), createFirstAdministrator(store, first)]);
    expect(await findAdministrators(store.db)).toHaveLength(1);
  });
});

describe('administrators', () => {
  const membersOf = async (planId: string) => {
    const [administrator] = await findAdministrators(store.db);
    return (await findMembers(store.db, planId)).filter(({ accountId }) => accountId === administrator?.id);
  };

  it('lead every plan there is', async () => {
    await writeExamplePlan(store);
    await writeExamplePlan(store, { id: 'plan2', name: 'Bay plan' });
    await createFirstAdministrator(store, first);
    await leadEveryPlan(store, clock);
    for (const planId of [EXAMPLE_PLAN.id, 'plan2']) {
      expect(await membersOf(planId)).toMatchObject([{ firstName: 'Ada', lastName: 'Lovelace', role: 'lead' }]);
    }
  });

  it('are made leads once: a second start changes nothing', async () => {
    await writeExamplePlan(store);
    await createFirstAdministrator(store, first);
    await leadEveryPlan(store, clock);
    const version = await findVersion(store.db, EXAMPLE_PLAN.id);
    await leadEveryPlan(store, clock);
    expect(await findVersion(store.db, EXAMPLE_PLAN.id)).toBe(version);
  });

  it('are the member who was invited by their e-mail, in any case', async () => {
    const invited = exampleMemberEdit({
      id: '9',
      firstName: 'A.',
      lastName: 'King',
      email: 'Ada.Lovelace@Example.org',
    });
    await writeExamplePlan(store, {}, [invited]);
    await createFirstAdministrator(store, first);
    await leadEveryPlan(store, clock);
    expect(await membersOf(EXAMPLE_PLAN.id)).toMatchObject([{ id: '9', lastName: 'King', role: 'lead' }]);
  });

  it('never take the membership of somebody who has an account', async () => {
    const taken = exampleMemberEdit({ id: '9', email: first.email, accountId: 'somebody', role: 'viewer' });
    await writeExamplePlan(store, {}, [taken]);
    await createFirstAdministrator(store, first);
    await leadEveryPlan(store, clock);
    const members = await findMembers(store.db, EXAMPLE_PLAN.id);
    expect(members.find(({ id }) => id === '9')).toMatchObject({ accountId: 'somebody', role: 'viewer' });
    expect(await membersOf(EXAMPLE_PLAN.id)).toHaveLength(1);
  });
});
