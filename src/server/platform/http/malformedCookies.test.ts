import { afterAll, beforeAll, expect, it } from 'vitest';
import { addresses } from '#contract/addresses.ts';
import { type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

let server: ExampleServer;
beforeAll(async () => {
  server = await startExampleServer();
});
afterAll(() => server.close());

const VALUES = ['', '%', '%E0%A4', 'a.%', '=', 'x=%', '"', '%00', 'a.b', '.', `a.${'A'.repeat(43)}=`, 'é'];
const NAMES = ['two_factor', 'session_token', 'session_data', 'state', 'oauth_state', 'trust_device', 'plan'];
const REQUESTS = [
  { method: 'POST', url: addresses.secondFactor, payload: { code: '123456', kind: 'totp' } },
  { method: 'POST', url: addresses.signOut },
  { method: 'GET', url: addresses.session },
] as const;

it.each(NAMES.flatMap((name) => [`milepost.${name}`, `__Host-milepost.${name}`]))(
  'a cookie that nobody of ours wrote never makes the server fail: %s',
  async (name) => {
    for (const [at, value] of VALUES.entries()) {
      for (const request of REQUESTS) {
        const remoteAddress = `10.0.${at}.${NAMES.findIndex((each) => name.endsWith(each))}`;
        const reply = await server.ask({ ...request, remoteAddress, headers: { cookie: `${name}=${value}` } });
        expect([request.url, value, reply.statusCode]).toEqual([request.url, value, expect.toSatisfy(isNoFault)]);
      }
    }
  },
);

function isNoFault(status: number): boolean {
  return status < 500;
}
