import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  apiTokensPath,
  feedsPath,
  leftBehindPath,
  planMemberPath,
  planPath,
  planSharesPath,
  shareMailingPath,
  webhooksPath,
  workPath,
} from '#contract/addresses.ts';
import { type LeftItem, leftBehindSchema } from '#contract/leftBehind.ts';
import { EXAMPLE_PLAN, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { exampleShare } from '#testing/server/exampleShare.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';

const PLAN = EXAMPLE_PLAN.id;
const GRACE = {
  id: 'grace',
  role: 'lead',
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'grace@example.org',
} as const;
const ALL = ['token', 'feed', 'share', 'mailing', 'received', 'webhook', 'initiative', 'milestone'];

describe.each(storesUnderTest())('who leaves a plan, on $name:', ({ open }) => {
  let server: ExampleServer;
  let lead: Ask;
  let grace: Ask;
  let shareId: string;
  beforeEach(async () => {
    server = await startExampleServer({
      open,
      fill: writeExamplePlan,
      parts: {
        webhookHosts: ['hooks.example.org'],
        mail: { host: '127.0.0.1', port: 9, isSecure: false, login: null, from: 'a@example.org', fromName: 'A' },
      },
    });
    lead = await server.signIn();
    grace = await server.join(PLAN, GRACE);
    await post(grace, apiTokensPath(PLAN), { name: 'Ledger', access: 'figures', belongs_to: 'plan' }, 201);
    await post(grace, apiTokensPath(PLAN), { name: 'My own', access: 'read' }, 201);
    shareId = (await exampleShare(grace, { style: 'dynamic', label: 'Council', hands_out_filters: true })).id;
    const mailing = { every: 'weekly', to: ['council@example.org', 'Grace@Example.org'] };
    const reply = await grace({ method: 'PUT', url: shareMailingPath(PLAN, shareId), payload: mailing });
    expect(reply.statusCode, reply.body).toBe(200);
    await post(grace, webhooksPath(PLAN), { name: 'Chat', url: 'https://hooks.example.org/x' }, 201);
    const made = await lead({
      method: 'POST',
      url: '/api/connections',
      payload: { name: 'Ours', settings: { kind: 'https', url: 'https://data.example.org/' }, plan_ids: [PLAN] },
    });
    const feed = { name: 'Nightly', connection_id: made.json().id, schedule: { every: 'day', at: 360 } };
    await post(grace, feedsPath(PLAN), feed, 201);
    const work = { owner_id: GRACE.id, goal_ids: ['g2'] };
    await post(lead, workPath(PLAN, 'initiatives'), { ...work, title: 'Renew' }, 201);
    await post(lead, workPath(PLAN, 'initiatives'), { ...work, title: 'Over', state: 'done' }, 201);
    await post(
      lead,
      workPath(PLAN, 'milestones'),
      { owner_id: GRACE.id, goal_id: 'g2', title: 'Laid', due: '2026-12-01' },
      201,
    );
  });
  afterEach(() => server.close());

  async function post(by: Ask, url: string, payload: object, status = 200) {
    const reply = await by({ method: 'POST', url, payload });
    expect(reply.statusCode, reply.body).toBe(status);
    return reply.json();
  }
  const left = async (memberId: string | null = GRACE.id): Promise<LeftItem[]> => {
    const query = memberId === null ? '' : `?member_id=${memberId}`;
    return leftBehindSchema.parse((await lead({ url: `${leftBehindPath(PLAN)}${query}` })).json()).items;
  };
  const kinds = (items: readonly LeftItem[]) => items.map(({ kind }) => kind);
  const settle = (action: string, items: readonly Pick<LeftItem, 'kind' | 'id'>[], more: object = {}, by: Ask = lead) =>
    by({
      method: 'POST',
      url: leftBehindPath(PLAN),
      payload: { action, items: items.map(({ kind, id }) => ({ kind, id })), member_id: GRACE.id, ...more },
    });
  const remove = () => lead({ method: 'DELETE', url: planMemberPath(PLAN, GRACE.id) });

  it('what they leave behind is listed, theirs alone, and nothing of it is deleted by removing them', async () => {
    const before = await left();
    expect(kinds(before)).toEqual(ALL);
    expect(before.map(({ name }) => name)).toEqual([
      'Ledger',
      'Nightly',
      'Council',
      'Council',
      'Council',
      'Chat',
      'Renew',
      'Laid',
    ]);
    expect(before[0]).toMatchObject({
      of: { user_id: GRACE.id, name: 'Grace Hopper' },
      expires_at: expect.any(String),
    });
    expect(await left(null)).toEqual([]);
    const removed = await remove();
    expect(removed.json()).toMatchObject({ left_behind: before });
    expect(kinds(await left(null))).toEqual(ALL.filter((kind) => kind !== 'received'));
  });

  it.each(ALL)('a %s is revoked by one call, and nothing else', async (kind) => {
    const items = (await left()).filter((item) => item.kind === kind);
    expect((await settle('revoke', items)).json()).toEqual({ settled: 1 });
    const ends: Readonly<Record<string, readonly string[]>> = {
      share: ['share', 'mailing', 'received'],
      mailing: ['mailing', 'received'],
    };
    const gone = ends[kind] ?? [kind];
    expect(kinds(await left())).toEqual(ALL.filter((each) => !gone.includes(each)));
    const mailings = (await lead({ url: `/api/plans/${PLAN}/mailings` })).json().mailings;
    if (kind === 'received') expect(mailings).toMatchObject([{ to: ['council@example.org'] }]);
  });

  it.each(ALL.filter((kind) => kind !== 'received'))(
    'a %s is handed over to oneself or to a chosen lead',
    async (kind) => {
      const other = await server.join(PLAN, { id: 'mary', role: 'lead', firstName: 'Mary', lastName: 'Jackson' });
      expect(
        (
          await settle(
            'hand_over',
            (await left()).filter((item) => item.kind === kind),
            {},
            other,
          )
        ).statusCode,
      ).toBe(200);
      expect(kinds(await left())).not.toContain(kind);
      expect(kinds(await left('mary'))).toEqual([kind]);
      const linus = await server.join(PLAN, { id: 'linus', role: 'lead' });
      expect((await settle('hand_over', await left('mary'), { to: 'linus' }, linus)).statusCode).toBe(200);
      expect(kinds(await left('linus'))).toEqual([kind]);
    },
  );

  it('all of it is handed over at once, also after they have gone, and theirs alone ends with them', async () => {
    await remove();
    expect((await settle('hand_over', await left(null))).json()).toEqual({ settled: 7 });
    expect(await left(null)).toEqual([]);
    const shares = (await lead({ url: planSharesPath(PLAN) })).json();
    // The new maker has ticked none of their own saved filters.
    expect(shares).toMatchObject([{ id: shareId, state: 'live', hands_out_filters: 0 }]);
    const log = (await lead({ url: `/api/plans/${PLAN}/share-log` })).json();
    expect(log[0]).toMatchObject({ what: 'handed_over', share_id: shareId, before: { made_by: 'Grace Hopper' } });
    expect((await lead({ url: apiTokensPath(PLAN) })).json()).toMatchObject([{ name: 'Ledger' }]);
  });

  it.each([
    ['of a kind there is not', 'revoke', [{ kind: 'goal', id: 'x' }], {}, 400],
    ['that is not there any more', 'revoke', [{ kind: 'token', id: 'x' }], {}, 404],
    ['handed over to who does not lead', 'hand_over', null, { to: 'ann' }, 400],
    ['handed over to nobody known', 'hand_over', null, { to: 'nobody' }, 400],
    ['of nothing', 'revoke', [], {}, 400],
  ] as const)('one %s is refused, and nothing is done', async (_, action, items, more, status) => {
    await server.join(PLAN, { id: 'ann', role: 'member' });
    const all = await left();
    const asked = items ?? all.filter(({ kind }) => kind !== 'received');
    const reply = await settle(action, [...all.slice(0, items?.length ? 1 : 0), ...asked] as LeftItem[], more);
    expect([reply.statusCode, await left()]).toEqual([status, all]);
  });

  it.each([
    ['nobody', undefined],
    ['somebody whom it does not reach', 'boss'],
  ])('a mail received by %s is refused, and nothing is done', async (_, memberId) => {
    const all = await left();
    expect((await settle('revoke', all, { member_id: memberId })).statusCode).toBe(404);
    expect(await left()).toEqual(all);
  });

  it('work is handed over as one change, and nobody owns it once it is revoked', async () => {
    await post(lead, workPath(PLAN, 'initiatives'), { owner_id: GRACE.id, goal_ids: ['g2'], title: 'Pave' }, 201);
    const owners = async () => {
      const { body } = await lead({ url: workPath(PLAN, 'initiatives') });
      return z.array(z.object({ title: z.string(), owner_id: z.nullable(z.string()) })).parse(JSON.parse(body));
    };
    const ofGrace = (await left()).filter(({ kind }) => kind === 'initiative');
    const { version } = (await lead({ url: planPath(PLAN) })).json();
    await settle('hand_over', ofGrace);
    expect((await lead({ url: planPath(PLAN) })).json().version).toBe(version + 1);
    expect((await owners()).find(({ title }) => title === 'Over')?.owner_id).toBe(GRACE.id);
    expect((await owners()).filter(({ owner_id: owner }) => owner === GRACE.id)).toHaveLength(1);
    await settle('revoke', ofGrace);
    expect(
      (await owners())
        .filter(({ owner_id: owner }) => owner === null)
        .map(({ title }) => title)
        .sort(),
    ).toEqual(['Pave', 'Renew']);
  });

  it('all of it is revoked at once', async () => {
    expect((await settle('revoke', await left())).json()).toEqual({ settled: 8 });
    expect(await left()).toEqual([]);
  });

  it('mails that are received are handed to nobody', async () => {
    const reply = await settle('hand_over', await left());
    expect(reply.json()).toMatchObject({ error: { code: 'not_handed_over' } });
    expect(kinds(await left())).toEqual(ALL);
  });

  it('is for those who manage the members, and in the security log', async () => {
    const ann = await server.join(PLAN, { id: 'ann', role: 'member' });
    expect((await ann({ url: leftBehindPath(PLAN) })).statusCode).toBe(403);
    expect((await settle('revoke', await left(), {}, ann)).statusCode).toBe(403);
    const [token] = await left();
    await settle('revoke', (await left()).slice(0, 1));
    await remove();
    await expect
      .poll(() => {
        const folder = join(server.folder, 'security');
        return readdirSync(folder)
          .map((name) => readFileSync(join(folder, name), 'utf8'))
          .join('');
      })
      .toMatch(
        new RegExp(
          `left_behind_settled.*revoked: token ${token?.id}[^]*member_removed.*leaves behind: 1 feed, 1 share, 1 mailing, 1 received, 1 webhook`,
        ),
      );
  });
});
