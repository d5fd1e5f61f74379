import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { goalCheckInPath, goalCommentsPath, goalPath, planUndoPath } from '#contract/addresses.ts';
import { EXAMPLE_HAND_STATUS } from '#testing/core/exampleGoal.ts';
import { EXAMPLE_PLAN, exampleGoalEdit, exampleMemberEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

let server: ExampleServer;
let ada: Ask;

beforeEach(async () => {
  server = await startExampleServer({
    fill: (store) =>
      writeExamplePlan(store, {}, [
        exampleMemberEdit({ id: 'own' }),
        exampleGoalEdit({ id: 'byHand', number: '5', handStatus: EXAMPLE_HAND_STATUS }),
        exampleGoalEdit({ id: 'parent', number: '6', rollup: 'sum' }),
        exampleGoalEdit({ id: 'child', number: '6.1', parentId: 'parent', depth: 1, memberId: 'own' }),
      ]),
  });
  ada = await server.signIn();
});

afterEach(() => server.close());

const JULY = [{ date: '2026-07-01', actual: 4 }];

function checkIn(goalId: string, body: unknown, ask = ada) {
  return ask({
    method: 'POST',
    url: goalCheckInPath(EXAMPLE_PLAN.id, goalId),
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
}

const statedOf = async (goalId: string) => (await ada({ url: goalPath(EXAMPLE_PLAN.id, goalId) })).json();
const commentsOf = async (goalId: string) => (await ada({ url: goalCommentsPath(EXAMPLE_PLAN.id, goalId) })).json();

describe('a check-in', () => {
  it('writes actual, comment and status as one change, and one undo takes all of it back', async () => {
    const before = await statedOf('g3');
    const body = { cells: JULY, comment: 'Two crews short', status_set: 'off_target', status_note: 'Rain' };
    const { version } = (await checkIn('g3', body)).json();
    expect(version).toBe(before.version + 1);
    const after = await statedOf('g3');
    expect(after).toMatchObject({ status_set: 'off_target', status_note: 'Rain', has_entries: 1 });
    expect(await commentsOf('g3')).toMatchObject([{ comment: 'Two crews short' }]);
    await ada({ method: 'POST', url: planUndoPath(EXAMPLE_PLAN.id, version) });
    expect(await statedOf('g3')).toMatchObject({ status_set: null, has_entries: 0 });
    expect(await commentsOf('g3')).toEqual([]);
  });

  it.each([
    ['with a comment', { cells: JULY, comment: 'Once', comment_id: '0123456789abcdef' }, 1],
    ['with a status', { status_set: 'off_target', status_note: 'Rain' }, 0],
    [
      'with all of it',
      { cells: JULY, comment: 'Once', comment_id: 'fedcba9876543210', status_set: 'off_target', status_note: 'Rain' },
      1,
    ],
  ])('%s, sent again because its answer was lost, is done once', async (_, payload, comments) => {
    const { version } = await statedOf('g3');
    const headers = { 'if-match': `"${version}"` };
    const send = () => ada({ method: 'POST', url: goalCheckInPath(EXAMPLE_PLAN.id, 'g3'), headers, payload });
    const [first, second] = [await send(), await send()];
    expect([first.statusCode, second.statusCode], second.body).toEqual([200, 200]);
    expect(second.json().version).toBe(first.json().version);
    expect(await commentsOf('g3')).toHaveLength(comments);
  });

  it.each([
    ['an actual alone lapses a status set by hand', { cells: JULY }, null],
    ['a comment alone leaves it', { comment: 'Soon' }, 'critical'],
    [
      'a status with an actual is the new one',
      { cells: JULY, status_set: 'deferred', status_note: 'Paused' },
      'deferred',
    ],
    ['null takes it back', { status_set: null }, null],
  ])('%s', async (_, body, status) => {
    expect((await checkIn('byHand', body)).statusCode).toBe(200);
    expect((await statedOf('byHand')).status_set).toBe(status);
  });

  it.each([
    ['nothing', {}, 400],
    ['an empty comment', { comment: '  ' }, 400],
    ['a status without a reason', { cells: JULY, status_set: 'critical' }, 400],
    ['a status that is none', { status_set: 'fine', status_note: 'x' }, 400],
  ])('of %s is refused, and nothing of it is written', async (_, body, status) => {
    expect((await checkIn('g3', body)).statusCode).toBe(status);
    expect(await statedOf('g3')).toMatchObject({ status_set: null, has_entries: 0 });
  });

  it.each([
    ['figures of a computed goal', 'parent', { cells: JULY }, 'lead', 409],
    ['a comment on a computed goal', 'parent', { comment: 'Seen' }, 'lead', 200],
    ['figures of an own goal by a member', 'child', { cells: JULY }, 'member', 200],
    ["figures of others' goal by a member", 'g2', { cells: JULY, comment: 'x' }, 'member', 403],
    ["a status of others' goal by a member", 'g2', { status_set: 'critical', status_note: 'x' }, 'member', 403],
    ["a comment on others' goal by a member", 'g2', { comment: 'x' }, 'member', 200],
    ['a comment by a viewer', 'g2', { comment: 'x' }, 'viewer', 403],
    ['of a goal that is not there', 'none', { comment: 'x' }, 'lead', 404],
  ] as const)('%s: %s', async (_, goalId, body, role, status) => {
    const ask = await server.join(EXAMPLE_PLAN.id, { id: 'own', role });
    expect((await checkIn(goalId, body, ask)).statusCode).toBe(status);
  });
});
