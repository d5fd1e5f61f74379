import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses, planPath } from '#contract/addresses.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { EXAMPLE_ADMINISTRATOR, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

const PROXY = '10.0.0.7';

let server: ExampleServer;
beforeAll(async () => {
  server = await startExampleServer({
    fill: (store) => writeExamplePlan(store),
    parts: { trustedProxies: [PROXY] },
  });
});
afterAll(() => server.close());

async function failToSignIn(from: string, saidOf: (index: number) => string): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < 6; index += 1) {
    const reply = await server.ask({
      method: 'POST',
      url: addresses.signIn,
      remoteAddress: from,
      headers: { 'x-forwarded-for': saidOf(index) },
      payload: { ...EXAMPLE_ADMINISTRATOR, password: 'not the password' },
    });
    statuses.push(reply.statusCode);
  }
  return statuses;
}

describe('the address that limits count by', () => {
  it('is what a trusted proxy says', async () => {
    const statuses = await failToSignIn(PROXY, (index) => `198.51.100.${index}`);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401]);
  });

  it('is not what anybody else says', async () => {
    const statuses = await failToSignIn('203.0.113.9', (index) => `198.51.100.${index}`);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('is not what the asker told the proxy', async () => {
    const statuses = await failToSignIn(PROXY, (index) => `198.51.100.${index}, 203.0.113.10`);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

describe('another site', () => {
  it('is not made ours by a header of the asker', async () => {
    const reply = await server.ask({
      method: 'POST',
      url: addresses.signIn,
      remoteAddress: '203.0.113.11',
      headers: { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
      payload: EXAMPLE_ADMINISTRATOR,
    });
    expect(reply.json().error.code).toBe('other_origin');
  });

  it.each(['GET', 'OPTIONS'] as const)('is let read nothing by %s', async (method) => {
    const ada = await server.signIn();
    const reply = await ada({ method, url: planPath('plan1'), headers: { origin: 'https://evil.example' } });
    expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

it('TRACE is not answered with what was asked', async () => {
  const headers = { cookie: 'milepost.session_token=secret' };
  const reply = await server.app.inject({ method: 'TRACE' as 'GET', url: '/health', headers });
  expect([reply.statusCode, reply.body.includes('secret')]).toEqual([404, false]);
});
