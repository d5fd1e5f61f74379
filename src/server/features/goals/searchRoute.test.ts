import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goalSearchSchema } from '#contract/goalSearch.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { exampleShare } from '#testing/server/exampleShare.ts';

let server: ExampleServer;
let ada: Ask;

beforeAll(async () => {
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store) });
  ada = await server.signIn();
  const made = await ada({
    method: 'POST',
    url: '/api/plans/plan1/goals',
    payload: {
      item: 'Police',
      measure: 'Overtime cost, three largest departments',
      unit: 'kilohours',
      description: 'What the café spends',
    },
  });
  expect(made.statusCode, made.body).toBe(201);
  await server.join('plan1', { id: 'zuma', firstName: 'Zuma', lastName: 'Nkosi' });
  const options = [
    { id: 'w1', name: 'Harborside' },
    { id: 'w2', name: 'Elsewhere' },
  ];
  const fields = [
    { id: 'sponsor', name: 'Sponsor', kind: 'text' },
    { id: 'ward', name: 'Ward', kind: 'choice', options },
    { id: 'contact', name: 'Contact', kind: 'person' },
    { id: 'page', name: 'Page', kind: 'link' },
    { id: 'sum', name: 'Sum', kind: 'number' },
    { id: 'law', name: 'Law', kind: 'yes_no' },
    { id: 'decided', name: 'Decided', kind: 'date' },
  ];
  const given = await ada({ method: 'PATCH', url: '/api/plans/plan1', payload: { fields } });
  expect(given.statusCode, given.body).toBe(200);
  const values = {
    sponsor: 'The lighthouse keepers',
    ward: 'w1',
    contact: 'zuma',
    page: 'https://example.org/grants',
    sum: 12345,
    law: true,
    decided: '2026-03-31',
  };
  const filled = await ada({
    method: 'PATCH',
    url: `/api/plans/plan1/goals/${made.json().id}`,
    payload: { own_fields: values },
  });
  expect(filled.statusCode, filled.body).toBe(200);
  await ada({
    method: 'POST',
    url: '/api/plans/plan1/goals/g2/comments',
    payload: { comment: `${'Nothing to see. '.repeat(20)}The dredging of the harbour begins in May.` },
  });
});

afterAll(() => server.close());

async function found(text: string, ask = ada) {
  const reply = await ask({ url: `/api/plans/plan1/search?text=${encodeURIComponent(text)}` });
  expect(reply.statusCode, reply.body).toBe(200);
  return goalSearchSchema.parse(reply.json()).goals;
}

describe('searching a plan', () => {
  it.each([
    ['overtime', 'measure', 'Overtime cost, three largest departments (kilohours)'],
    ['OVERTIME largest', 'measure', 'Overtime cost, three largest departments (kilohours)'],
    ['police overtime', 'measure', 'Overtime cost, three largest departments (kilohours)'],
    ['polise ovetime', 'measure', 'Overtime cost, three largest departments (kilohours)'],
    ['kilohours', 'measure', 'Overtime cost, three largest departments (kilohours)'],
    ['cafe', 'description', 'What the café spends'],
    ['dredging harbour', 'comment', '… to see. Nothing to see. The dredging of the harbour begins in May.'],
    ['dreging harbuor', 'comment', '… to see. Nothing to see. The dredging of the harbour begins in May.'],
  ] as const)('%j finds a goal by its %s, and gives the part that was found', async (text, place, part) => {
    expect(await found(text)).toEqual([expect.objectContaining({ found_in: place, text: part })]);
  });

  it.each(['police', 'zoning', 'overtime zoning', ' '])(
    '%j finds nothing: the page has titles itself',
    async (text) => {
      expect(await found(text)).toEqual([]);
    },
  );

  it.each([
    ['lighthouse', 'Sponsor', 'The lighthouse keepers'],
    ['ligthhouse keepers', 'Sponsor', 'The lighthouse keepers'],
    ['police harborside', 'Ward', 'Harborside'],
    ['zuma', 'Contact', 'Zuma Nkosi'],
    ['grants', 'Page', 'https://example.org/grants'],
  ])('%j finds a goal by its own field %s', async (text, field, part) => {
    expect(await found(text)).toEqual([expect.objectContaining({ found_in: 'own', by: field, text: part })]);
  });

  it.each(['12345', 'yes', '2026-03-31', 'elsewhere'])(
    '%j, of a number, a date or no choice of the goal, finds nothing',
    async (text) => {
      expect(await found(text)).toEqual([]);
    },
  );

  it('says who wrote the comment', async () => {
    expect((await found('dredging'))[0]?.by).not.toBe('');
  });

  it('finds what was changed a moment ago', async () => {
    expect(await found('breakwater')).toEqual([]);
    await ada({ method: 'PATCH', url: '/api/plans/plan1/goals/g2', payload: { measure: 'Metres of breakwater' } });
    expect(await found('breakwater')).toEqual([expect.objectContaining({ goal_id: 'g2', found_in: 'measure' })]);
  });

  it('is for members of the plan alone, not for a share', async () => {
    const { encv } = await exampleShare(ada, { style: 'dynamic' });
    const url = '/api/plans/plan1/search?text=overtime';
    expect((await server.ask({ url: `${url}&encv=${encv}` })).statusCode).toBe(403);
    expect((await server.ask({ url })).statusCode).toBe(401);
  });
});
