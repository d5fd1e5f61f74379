import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addresses } from '#contract/addresses.ts';
import { type WireComment, wireCommentsSchema } from '#contract/comment.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { exampleShare } from '#testing/server/exampleShare.ts';

let server: ExampleServer;
let ada: Ask;
let me: Ask;

beforeEach(async () => {
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store) });
  ada = await server.signIn();
  me = await server.join('plan1', { id: 'me', firstName: 'Katherine', lastName: 'Johnson' });
});

afterEach(() => server.close());

const COMMENTS = '/api/plans/plan1/goals/g2/comments';
const say = (comment: unknown, ask = me, url = COMMENTS) => ask({ method: 'POST', url, payload: { comment } });
const change = (id: string, comment: string, ask = me) =>
  ask({ method: 'PATCH', url: `${COMMENTS}/${id}`, payload: { comment } });
const remove = (id: string, ask = me) => ask({ method: 'DELETE', url: `${COMMENTS}/${id}` });
const commentsOf = async (ask = ada, url = COMMENTS): Promise<WireComment[]> =>
  wireCommentsSchema.parse((await ask({ url })).json());
const textsOf = async () => (await commentsOf()).map(({ comment }) => comment);

async function said(comment: string, ask = me): Promise<string> {
  const reply = await say(comment, ask);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().id;
}

describe('a comment', () => {
  it('has its author, day and text, and is the last one of the card', async () => {
    const id = await said(' Well done ');
    expect(await commentsOf()).toEqual([
      {
        id,
        comment: 'Well done',
        user_id: 'me',
        plan_users_fname: 'Katherine',
        plan_users_lname: 'Johnson',
        last_update_date_format: 'Nov 20, 2026',
        mentions: [],
        at: expect.stringMatching(/^2026-11-20T/),
      },
    ]);
    const [goal] = (await ada({ url: `${addresses.goals}?ids=g2&fields=last_comment,comment_count` })).json();
    expect(goal).toMatchObject({ comment_count: 1, last_comment: { comment: 'Well done' } });
  });

  it('says which members it mentions, to members and in the log alone', async () => {
    await said('Ask @Katherine Johnson, @Katherine Johnson or @Nobody Here', ada);
    expect((await commentsOf())[0]?.mentions).toEqual(['me']);
    const changes = (await ada({ url: '/api/plans/plan1/changes' })).body;
    expect(changes).toContain('Commented, mentioning Katherine Johnson');
    const { encv } = await exampleShare(ada, { style: 'dynamic' });
    expect((await commentsOf(server.ask, `${COMMENTS}?encv=${encv}`))[0]?.mentions).toEqual([]);
  });

  it('sent again under the id that its author made is not there twice, also where it is deleted since', async () => {
    const payload = { comment: 'Once', id: '0123456789abcdef' };
    const send = () => me({ method: 'POST', url: COMMENTS, payload });
    const [first, second] = [await send(), await send()];
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect(await textsOf()).toEqual(['Once']);
    await remove(payload.id);
    expect((await send()).statusCode).toBe(201);
    expect(await textsOf()).toEqual([]);
  });

  it.each(['short', 'With Capitals and blanks', 'x'.repeat(41)])('with the id %s is refused', async (id) => {
    expect((await me({ method: 'POST', url: COMMENTS, payload: { comment: 'No', id } })).statusCode).toBe(400);
    expect(await textsOf()).toEqual([]);
  });

  it('stands before the older ones', async () => {
    for (const text of ['first', 'second', 'third']) await said(text);
    expect(await textsOf()).toEqual(['third', 'second', 'first']);
  });

  it.each([
    ['nothing', undefined],
    ['blanks', ' \n '],
    ['5,001 characters', 'x'.repeat(5001)],
    ['a number', 5],
  ])('of %s is refused', async (_, text) => {
    expect((await say(text)).statusCode).toBe(400);
    expect(await textsOf()).toEqual([]);
  });

  it('may have 5,000 characters', async () => {
    await said('x'.repeat(5000));
  });

  it('on a goal of no plan, or of another, is 404', async () => {
    await writeExamplePlan(server.store, { id: 'plan2' });
    expect((await say('x', me, '/api/plans/plan1/goals/nowhere/comments')).statusCode).toBe(404);
    expect((await say('x', me, '/api/plans/plan2/goals/g2/comments')).statusCode).toBe(404);
  });

  it("is changed and deleted at its own goal's address only", async () => {
    const id = await said('x');
    const elsewhere = `/api/plans/plan1/goals/g3/comments/${id}`;
    expect((await me({ method: 'DELETE', url: elsewhere })).json().error.code).toBe('comment_not_found');
    expect((await remove('nowhere')).statusCode).toBe(404);
  });
});

describe('who may comment', () => {
  it.each([
    ['lead', 201],
    ['member', 201],
    ['viewer', 403],
  ] as const)('a %s: %i', async (role, status) => {
    const ask = await server.join('plan1', { id: 'other', role });
    expect((await say('x', ask)).statusCode).toBe(status);
  });

  it('the author changes and deletes their own', async () => {
    const id = await said('x');
    expect((await change(id, 'y')).statusCode).toBe(200);
    expect(await textsOf()).toEqual(['y']);
    expect((await remove(id)).statusCode).toBe(200);
    expect(await textsOf()).toEqual([]);
  });

  it("nobody changes another's; a lead deletes it", async () => {
    const id = await said('x');
    const other = await server.join('plan1', { id: 'other' });
    expect((await change(id, 'y', ada)).statusCode).toBe(403);
    expect((await change(id, 'y', other)).statusCode).toBe(403);
    expect((await remove(id, other)).statusCode).toBe(403);
    expect(await textsOf()).toEqual(['x']);
    expect((await remove(id, ada)).statusCode).toBe(200);
  });

  it('a share reads the text and the name, not which member it is, and writes nothing', async () => {
    await said('x');
    const { encv } = await exampleShare(ada, { style: 'dynamic' });
    const [comment] = await commentsOf(server.ask, `${COMMENTS}?encv=${encv}`);
    expect(comment).toMatchObject({ comment: 'x', plan_users_fname: 'Katherine', user_id: null });
    expect((await say('y', server.ask, `${COMMENTS}?encv=${encv}`)).statusCode).toBe(403);
    expect((await say('y', server.ask)).statusCode).toBe(401);
  });

  it('a what-if kept as a note is read by members alone', async () => {
    await said('x');
    const note = 'What if the year ends at 150\nhttps://plan.example.org/?goal=g2#what-if=g2%7E150';
    await said(note);
    expect(new Set(await textsOf())).toEqual(new Set(['x', note]));
    const { encv } = await exampleShare(ada, { style: 'dynamic' });
    const shared = await commentsOf(server.ask, `${COMMENTS}?encv=${encv}`);
    expect(shared.map(({ comment }) => comment)).toEqual(['x']);
  });
});
