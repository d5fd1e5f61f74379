import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wireErrorSchema } from '#contract/errors.ts';
import { type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

let server: ExampleServer;
let port: number;

beforeAll(async () => {
  server = await startExampleServer();
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  port = Number(new URL(address).port);
});

afterAll(() => server.close());

function exchange(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => (received += chunk.toString()));
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
}

describe('what is no request', () => {
  it.each([
    ['text', 'hello\r\n\r\n', 400, 'bad_request'],
    ['another protocol', 'GET / SPDY/9\r\n\r\n', 400, 'bad_request'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400, 'bad_request'],
    ['an address of 50 kB', `GET /?filters=${'x'.repeat(50_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431, 'address_too_long'],
  ])('as %s is refused in the shape of all errors', async (_, text, status, code) => {
    const [head = '', body = ''] = (await exchange(text)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(wireErrorSchema.parse(JSON.parse(body)).error.code).toBe(code);
  });

  it('too long for filters, but an address still, is refused in plain words', async () => {
    const text = `GET /dashboard?filters=${'%7B'.repeat(8193)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
    expect(await exchange(text)).toMatch(/^HTTP\/1\.1 414 /);
  });
});

describe('a slow client', () => {
  it('has ten seconds for its headers and thirty for its request, and is checked every two', () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout, maxConnections } = server.app.server;
    expect({ headersTimeout, requestTimeout, keepAliveTimeout, maxConnections }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 5_000,
      maxConnections: 10_000,
    });
  });
});
