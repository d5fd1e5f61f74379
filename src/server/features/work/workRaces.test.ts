import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { workItemPath, workPath } from '#contract/addresses.ts';
import type { WorkNoun } from '#contract/work.ts';
import type { Ask } from '#testing/server/exampleServer.ts';
import { type TwoServers, twoServersUnderTest } from '#testing/server/twoServersUnderTest.ts';

const ROUNDS = 4;

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

describe.each(twoServersUnderTest())(
  'work changed at the same moment through two servers on one $name',
  ({ start }) => {
    let both: TwoServers;
    let one: Ask;
    let other: Ask;

    beforeAll(async () => {
      both = await start();
      one = await both.servers[0].signIn();
      other = await both.servers[1].signIn();
    });
    afterAll(() => both.close());

    async function made(noun: WorkNoun, payload: object): Promise<string> {
      const reply = await one({ method: 'POST', url: workPath('plan1', noun), payload });
      expect(reply.statusCode, reply.body).toBe(201);
      return reply.json().id;
    }
    const initiative = () => made('initiatives', { title: 'Main', goal_ids: ['g2'] });
    const patch = (ask: Ask, noun: WorkNoun, id: string, payload: object) =>
      ask({ method: 'PATCH', url: workItemPath('plan1', noun, id), payload });
    const found = async (noun: WorkNoun, id: string) => {
      const listed: { readonly id: string }[] = (await other({ url: workPath('plan1', noun) })).json();
      return listed.find((each) => each.id === id);
    };

    it('of two links against each other one is refused', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const [lay, pave] = [await initiative(), await initiative()];
        const replies = await Promise.all([
          patch(one, 'initiatives', lay, { after_ids: [pave] }),
          patch(other, 'initiatives', pave, { after_ids: [lay] }),
        ]);
        expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      }
    });

    it('what is ticked off twice is done once', async () => {
      const id = await made('milestones', { title: 'Laid', due: '2026-12-01', goal_id: 'g2' });
      const done = { done_on: '2026-11-02' };
      const replies = await Promise.all([patch(one, 'milestones', id, done), patch(other, 'milestones', id, done)]);
      const [first, second] = replies.map((reply) => reply.json().version);
      expect(first).toBe(second);
      expect(await found('milestones', id)).toMatchObject(done);
    });

    it('a link to what is archived meanwhile is refused, or not shown', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const [lay, pave] = [await initiative(), await initiative()];
        const [archived, linked] = await Promise.all([
          one({ method: 'DELETE', url: workItemPath('plan1', 'initiatives', lay) }),
          patch(other, 'initiatives', pave, { after_ids: [lay] }),
        ]);
        expect([archived.statusCode, [200, 404].includes(linked.statusCode)]).toEqual([200, true]);
        expect(await found('initiatives', pave)).toMatchObject({ after_ids: [] });
      }
    });
  },
);
