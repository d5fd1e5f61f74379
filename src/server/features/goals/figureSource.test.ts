import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiTokensPath, goalPath } from '#contract/addresses.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

let server: ExampleServer;
let ada: Ask;

beforeEach(async () => {
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store) });
  ada = await server.signIn();
});

afterEach(() => server.close());

const enter = (goalId: string, cell: object, ask = ada, headers = {}) =>
  ask({
    method: 'PUT',
    url: `${goalPath('plan1', goalId)}/entries`,
    payload: [{ date: '2026-08-01', ...cell }],
    headers,
  });
const sourceOf = async (goalId: string, period = '2026-08', ask = ada) =>
  (await ask({ url: `${goalPath('plan1', goalId)}/entries/${period}/source` })).json();

describe('where a figure comes from', () => {
  it('is who typed it last, when, and what stood there before', async () => {
    await enter('g3', { actual: 4, target: 9 });
    const { version } = (await enter('g3', { actual: 5 })).json();
    await enter('g3', { target: 10 });
    const source = await sourceOf('g3');
    expect(source).toMatchObject({
      date: '2026-08-01',
      actual: { value: 5, source: 'typed', version, what: 'Figures entered', before: 4, detail: null },
      target: { value: 10, source: 'typed', before: 9 },
      used_in: [],
    });
    expect(source.actual.by).not.toBe('');
    expect(source.actual.at).toMatch(/^2026-11-20T/);
  });

  it('is found beyond many later changes of other periods', async () => {
    await enter('g3', { actual: 4 });
    for (let value = 0; value < 60; value += 1) await enter('g3', { date: '2026-09-01', actual: value });
    expect((await sourceOf('g3')).actual).toMatchObject({ value: 4, source: 'typed', before: null });
  });

  it('is a program by the name of its token', async () => {
    const made = await ada({
      method: 'POST',
      url: apiTokensPath('plan1'),
      payload: { name: 'Nightly', access: 'write' },
    });
    const headers = { authorization: `Bearer ${made.json().token}` };
    const reply = await enter('g3', { actual: 8 }, server.ask, headers);
    expect(reply.statusCode, reply.body).toBe(200);
    expect((await sourceOf('g3')).actual).toMatchObject({ value: 8, source: 'program', detail: 'Nightly' });
  });

  it('is a formula, or the goals below, for what is computed; and it is said what it is used in', async () => {
    await enter('g3', { actual: 5 });
    await ada({
      method: 'PATCH',
      url: goalPath('plan1', 'g10'),
      payload: { actual_formula: '[1.2] * 2', start: '2025-07-01', end: '2027-06-30' },
    });
    expect((await sourceOf('g10')).actual).toEqual({
      value: 10,
      source: 'formula',
      detail: '[1.2] * 2',
      by: null,
      at: null,
      version: null,
      what: null,
      run: null,
      before: null,
    });
    await ada({ method: 'PATCH', url: goalPath('plan1', 'g1'), payload: { rollup_type: 2 } });
    expect((await sourceOf('g1')).actual).toMatchObject({ source: 'rollup' });
    expect((await sourceOf('g3')).used_in).toEqual([
      { id: 'g1', number: '1', item: 'Safe streets' },
      { id: 'g10', number: '1.10', item: 'Crossings' },
    ]);
  });

  it.each([
    ['a period without a figure', 'g3', '2026-12', 200, { actual: null, target: null }],
    ['what is no period', 'g3', 'soon', 400, { error: { code: 'bad_request' } }],
    ['a goal that is not there', 'none', '2026-08', 404, { error: { code: 'goal_not_found' } }],
  ])('of %s', async (_, goalId, period, status, body) => {
    const reply = await ada({ url: `${goalPath('plan1', goalId)}/entries/${period}/source` });
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject(body);
  });
});
