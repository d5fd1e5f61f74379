import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NO_CRITERIA } from '#core/filter/criteria.ts';
import { createToken } from '#server/features/accounts/linkToken.ts';
import {
  createShortLink,
  findShortLink,
  findShortLinks,
  removeShortLink,
} from '#server/features/shareLinks/shortLinkRepository.ts';
import { removePlan } from '#server/store/changes/removePlan.ts';
import type { Store } from '#server/store/database/store.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { exampleStoredShare } from '#testing/server/exampleStoredShare.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';
import { findShareByToken } from './findShareByToken.ts';
import type { Share } from './share.ts';
import { findShareEvents } from './shareLog.ts';
import { changeShare, createShare, findShares, revokeShare } from './shareRepository.ts';
import { createViewCounts } from './viewCounts.ts';

const BY = { memberId: 'ada', name: 'Ada' };
const AT = '2026-11-20T11:00:00.000Z';
const KEY = { planId: 'plan1', shareId: 'share1' };

describe.each(storesUnderTest())('shares on $name', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  beforeEach(async () => {
    await writeExamplePlan(store);
    await writeExamplePlan(store, { id: 'plan2', name: 'Harbor plan' });
  });
  afterEach(async () => {
    for (const planId of ['plan1', 'plan2']) await removePlan(store, planId);
  });
  afterAll(() => store.close());

  async function make(part: Partial<Share> = {}) {
    const share = exampleStoredShare(part);
    const [page, picture] = [createToken(share.planId), createToken(share.planId)];
    await createShare(store, share, [
      { hash: page.hash, purpose: 'page' },
      { hash: picture.hash, purpose: 'picture' },
    ]);
    return { share, page, picture };
  }

  it('come back as they went in', async () => {
    const { share } = await make({
      style: 'dynamic',
      ceiling: {
        criteria: { ...NO_CRITERIA, keyword: 'R&D “x”', ownerIds: ['u_7'], dueDate: 'thisMonth' },
        onlyTheseLevels: true,
      },
      year: 2025,
      label: 'Größe',
      theme: 'dark',
      frameAncestors: ['a.org', 'https://*.b.org'],
      passwordHash: 'hash',
      expiresAt: AT,
      pausedAt: AT,
    });
    expect(await findShares(store.db, 'plan1')).toEqual([share]);
    expect(await findShares(store.db, 'plan2')).toEqual([]);
  });

  it('are found by their tokens, each for its purpose', async () => {
    const { share, page, picture } = await make();
    expect(await findShareByToken(store.db, page.token)).toEqual({ share, purpose: 'page' });
    expect(await findShareByToken(store.db, picture.token)).toEqual({ share, purpose: 'picture' });
    const other = `${page.token.slice(0, -'plan1'.length)}plan2`;
    for (const wrong of [other, page.hash, `${page.token}1`, createToken('plan1').token]) {
      expect(await findShareByToken(store.db, wrong)).toBeNull();
    }
  });

  it('are changed without losing views counted meanwhile', async () => {
    await make();
    const views = createViewCounts(store, { warn: () => {} });
    await changeShare(store, {
      ...KEY,
      by: BY,
      at: AT,
      change: (share) => ({ ...share, label: 'New', views: share.views }),
    });
    views.note(KEY, { at: AT, isView: true });
    await views.flush();
    await changeShare(store, { ...KEY, by: BY, at: AT, change: (share) => ({ ...share, label: 'Newer', views: 0 }) });
    expect(await findShares(store.db, 'plan1')).toMatchObject([{ label: 'Newer', views: 1 }]);
  });

  it('changed by two at one moment keep what both did', async () => {
    await make();
    const change = (part: Partial<Share>) =>
      changeShare(store, { ...KEY, by: BY, at: AT, change: (share) => ({ ...share, ...part }) });
    await Promise.all([change({ pausedAt: AT }), change({ label: 'New' }), change({ theme: 'dark' })]);
    expect(await findShares(store.db, 'plan1')).toMatchObject([{ pausedAt: AT, label: 'New', theme: 'dark' }]);
  });

  it('go with their tokens and short links, and leave their log', async () => {
    const { page } = await make();
    const token = createToken('plan1');
    const link = { planId: 'plan1', shareId: 'share1', address: '/plans/plan1/dashboard', token, by: BY, at: AT };
    await createShortLink(store, link);
    expect(await findShareByToken(store.db, token.token)).toMatchObject({ purpose: 'page' });
    await revokeShare(store, { ...KEY, by: BY, at: AT });
    expect(await findShareByToken(store.db, page.token)).toBeNull();
    expect(await findShareByToken(store.db, token.token)).toBeNull();
    expect(await findShortLink(store.db, { planId: 'plan1', hash: token.hash })).toBeNull();
    expect((await findShareEvents(store.db, 'plan1')).map(({ what }) => what).sort()).toEqual([
      'made',
      'revoked',
      'shortened',
    ]);
  });

  it('go with their plan, their log too', async () => {
    await make();
    const token = createToken('plan1');
    await createShortLink(store, { planId: 'plan1', shareId: null, address: '/x', token, by: BY, at: AT });
    await removePlan(store, 'plan1');
    for (const table of ['share', 'share_token', 'short_link', 'share_event'] as const) {
      expect(await store.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  it('that are not there are neither changed nor revoked, nor by another plan', async () => {
    await make();
    for (const key of [
      { planId: 'plan2', shareId: 'share1' },
      { planId: 'plan1', shareId: 'none' },
    ]) {
      await expect(revokeShare(store, { ...key, by: BY, at: AT })).rejects.toMatchObject({ status: 404 });
      const change = changeShare(store, { ...key, by: BY, at: AT, change: (share) => share });
      await expect(change).rejects.toMatchObject({ code: 'share_not_found' });
    }
    expect(await findShares(store.db, 'plan1')).toHaveLength(1);
  });

  it('whose filter cannot be read let nothing through', async () => {
    const { page } = await make();
    await store.db.updateTable('share').set({ filter_params: '{"status":["red"]}' }).execute();
    await expect(findShareByToken(store.db, page.token)).rejects.toThrow('cannot be read');
  });

  describe('short links', () => {
    const make = async (planId: string) => {
      const token = createToken(planId);
      await createShortLink(store, {
        planId,
        shareId: null,
        address: `/plans/${planId}/dashboard`,
        token,
        by: BY,
        at: AT,
      });
      return token;
    };

    it('are listed without their token, and removed one by one', async () => {
      const token = await make('plan1');
      await make('plan2');
      const [link, ...more] = await findShortLinks(store.db, 'plan1');
      expect(more).toEqual([]);
      expect(link).toEqual({
        id: expect.any(String),
        hint: token.hint,
        share_id: null,
        address: '/plans/plan1/dashboard',
        made_by: { user_id: 'ada', name: 'Ada' },
        created_at: AT,
      });
      const removal = { linkId: link?.id ?? '', by: BY, at: AT };
      await expect(removeShortLink(store, { ...removal, planId: 'plan2' })).rejects.toMatchObject({ status: 404 });
      await removeShortLink(store, { ...removal, planId: 'plan1' });
      expect(await findShortLinks(store.db, 'plan1')).toEqual([]);
      expect(await findShortLinks(store.db, 'plan2')).toHaveLength(1);
    });
  });
});
