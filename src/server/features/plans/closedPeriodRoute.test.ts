import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CHANGE_REASON_HEADER, writeReason } from '#contract/changeReason.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import { exampleGoalEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

let server: ExampleServer;
let ada: Ask;
let me: Ask;

beforeEach(async () => {
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store) });
  ada = await server.signIn();
  me = await server.join('plan1', { id: 'me' });
  await applyChange(server.store, {
    planId: 'plan1',
    at: server.clock.now(),
    memberId: null,
    by: 'x',
    what: 'x',
    edits: [exampleGoalEdit({ id: 'mine', number: '8', memberId: 'me', title: 'Mine' })],
  });
});

afterEach(() => server.close());

const close = (closed_until: string, ask = ada) =>
  ask({ method: 'PUT', url: '/api/plans/plan1/closed-periods', payload: { closed_until } });

const enter = (date: string, ask = me, headers = {}) =>
  ask({ method: 'PUT', url: '/api/plans/plan1/goals/mine/entries', payload: [{ date, actual: 5 }], headers });

const planNow = async () => (await ada({ url: '/api/plans/plan1' })).json();

describe('closing periods', () => {
  it('is a change, and stands in the plan', async () => {
    const { version } = await planNow();
    expect((await close('2026-06-30')).json()).toEqual({ version: version + 1 });
    expect((await planNow()).closed_until).toBe('2026-06-30');
    const [last] = (await ada({ url: '/api/plans/plan1/changes?limit=1' })).json().changes;
    expect(last.what).toBe('Periods closed until Jun 30, 2026');
  });

  it('is taken back by opening all', async () => {
    await close('2026-06-30');
    expect((await close('0000-00-00')).statusCode).toBe(200);
    expect((await planNow()).closed_until).toBe('0000-00-00');
    expect((await enter('2026-06-01')).statusCode).toBe(200);
  });

  it.each(['2026-02-30', '', 'June'])('until “%s” is refused', async (until) => {
    expect((await close(until)).statusCode).toBe(400);
  });

  it('of today or of days to come is refused', async () => {
    const { today } = await planNow();
    expect((await close(today)).json().error.code).toBe('not_over_yet');
  });

  it.each(['member', 'viewer'] as const)('is not for a %s', async (role) => {
    const other = await server.join('plan1', { id: 'other', role });
    expect((await close('2026-06-30', other)).statusCode).toBe(403);
    expect((await planNow()).closed_until).toBe('0000-00-00');
  });
});

describe('a closed period', () => {
  beforeEach(async () => {
    await close('2026-06-30');
  });

  it('takes no figure, and says so', async () => {
    const reply = await enter('2026-06-15');
    expect([reply.statusCode, reply.json().error.code]).toEqual([409, 'period_closed']);
    expect((await enter('2026-07-15')).statusCode).toBe(200);
  });

  it('takes one from a lead with a reason, which the log tells', async () => {
    expect((await enter('2026-06-15', ada)).statusCode).toBe(409);
    const reason = 'Prüfung: falsch gezählt';
    expect((await enter('2026-06-15', ada, { [CHANGE_REASON_HEADER]: writeReason(reason) })).statusCode).toBe(200);
    const [last] = (await ada({ url: '/api/plans/plan1/changes?limit=1' })).json().changes;
    expect(last.reason).toBe(reason);
  });

  it('does not take one from a member, whatever the reason', async () => {
    const reply = await enter('2026-06-15', me, { [CHANGE_REASON_HEADER]: 'Please' });
    expect(reply.statusCode).toBe(403);
  });

  it('a reason that cannot be read is refused', async () => {
    expect((await enter('2026-06-15', ada, { [CHANGE_REASON_HEADER]: '%E0%A4%A' })).statusCode).toBe(400);
  });

  it.each([
    ['a check-in', 'POST', '/goals/mine/check-in', { cells: [{ date: '2026-06-15', actual: 5 }] }],
    [
      'a year target spread over it',
      'PUT',
      '/goals/mine/year-target',
      { fiscal_year: 2025, target: 120, spread: 'even' },
    ],
    ['a target of a closed year', 'PUT', '/goals/mine/year-target', { fiscal_year: 2025, target: 120, spread: 'none' }],
  ] as const)('refuses %s too', async (_, method, path, payload) => {
    const reply = await ada({ method, url: `/api/plans/plan1${path}`, payload });
    expect(reply.json().error?.code).toBe('period_closed');
  });

  it('refuses undoing what was entered before it was closed', async () => {
    await close('0000-00-00');
    const { version } = (await enter('2026-06-15')).json();
    await close('2026-06-30');
    const reply = await ada({ method: 'POST', url: `/api/plans/plan1/changes/${version}/undo` });
    expect(reply.json().error.code).toBe('period_closed');
  });
});

describe('what would change closed figures', () => {
  const ways: [string, { method: 'PATCH' | 'PUT' | 'DELETE'; path: string; payload: object }][] = [
    ['another function', { method: 'PATCH', path: '/goals/g2', payload: { function: 2 } }],
    ['another direction', { method: 'PATCH', path: '/goals/g2', payload: { target_direction: 0 } }],
    ['a later start', { method: 'PATCH', path: '/goals/g2', payload: { start: '2025-09-01' } }],
    ['another place', { method: 'PATCH', path: '/goals/g2', payload: { parent_id: null } }],
    [
      'a target of a closed year',
      { method: 'PUT', path: '/goals/g2/year-target', payload: { fiscal_year: 2025, target: 1, spread: 'none' } },
    ],
    ['archiving', { method: 'DELETE', path: '/goals/g1', payload: {} }],
    ['another fiscal month', { method: 'PATCH', path: '', payload: { fiscal_month: 1, move_statuses: 1 } }],
    ['other thresholds', { method: 'PATCH', path: '', payload: { thresholds: { on_target: 1.2, off_target: 1.1 } } }],
  ];

  it.each(ways)('asks a lead for a reason, which the log tells: %s', async (_, { path, ...call }) => {
    await close('2026-06-30');
    const { version } = await planNow();
    const refused = await ada({ ...call, url: `/api/plans/plan1${path}` });
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'period_closed']);
    expect(refused.json().error.details).toMatchObject({ closed_until: '2026-06-30', item: expect.any(String) });
    expect((await planNow()).version).toBe(version);

    const headers = { [CHANGE_REASON_HEADER]: writeReason('Geprüft') };
    const reply = await ada({ ...call, url: `/api/plans/plan1${path}`, headers });
    expect(reply.statusCode, reply.body).toBe(200);
    const [last] = (await ada({ url: '/api/plans/plan1/changes?limit=1' })).json().changes;
    expect(last.reason).toBe('Geprüft');
  });

  it('asks for it when what was archived comes back', async () => {
    expect((await ada({ method: 'DELETE', url: '/api/plans/plan1/goals/g2', payload: {} })).statusCode).toBe(200);
    await close('2026-06-30');
    const url = '/api/plans/plan1/goals/g2/restore';
    expect((await ada({ method: 'POST', url, payload: {} })).json().error?.code).toBe('period_closed');
  });
});
