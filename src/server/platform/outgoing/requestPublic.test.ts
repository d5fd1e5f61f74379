import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PRIVATE_ADDRESS } from './lookupPublic.ts';
import { requestPublic } from './requestPublic.ts';

let receiver: Server;
let port = 0;
let connections = 0;
beforeAll(async () => {
  receiver = createServer((_request, response) => response.end());
  receiver.on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => receiver.listen(0, '::', resolve));
  const address = receiver.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => receiver.close());

function ask(host: string, isOwnNetwork: boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = requestPublic(new URL(`http://${host}:${port}/`), { isOwnNetwork });
    sent.on('error', reject);
    sent.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    sent.end();
  });
}

it.each([
  'localhost',
  '127.0.0.1',
  '127.0.0.1.',
  '127.1',
  '2130706433',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '0.0.0.0',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
])('nothing is connected to in the own network: %s', async (host) => {
  const before = connections;
  await expect(ask(host, false)).rejects.toMatchObject({ code: PRIVATE_ADDRESS });
  expect(connections).toBe(before);
});

it('an origin that was named is asked wherever it lies', async () => {
  expect(await ask('127.0.0.1', true)).toBe(200);
  expect(await ask('localhost', true)).toBe(200);
});
