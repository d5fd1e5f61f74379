import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createHttpServer } from './createHttpServer.ts';
import { answerErrors } from './errorReply.ts';
import type { MilepostApp } from './milepostApp.ts';
import { limitUnreadBodies } from './unreadBodies.ts';

const LARGEST = 100_000;
const PIECE = Buffer.alloc(50_000, 'a');
const LIMITS = { bytes: 20_000_000, withinMs: 30_000 };
const WAITED = { timeout: 10_000 };

let app: MilepostApp;
let client: Socket;
/** Of this client: that of the test before may still be ending. */
let got: { received: string; isEnded: boolean };

async function start(limits = LIMITS): Promise<void> {
  app = createHttpServer({ trustedProxies: [] });
  answerErrors(app);
  limitUnreadBodies(app, limits);
  app.addContentTypeParser('text/csv', { parseAs: 'buffer', bodyLimit: LARGEST }, async () => null);
  app.post('/upload', async () => 'taken');
  app.post('/denied', { onRequest: async (_request, reply) => reply.code(403).send('denied') }, async () => 'taken');
  const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  client = connect(Number(address.port), address.hostname);
  const own = { received: '', isEnded: false };
  got = own;
  client.on('data', (data) => {
    own.received += String(data);
  });
  client.on('error', () => {});
  client.on('close', () => {
    own.isEnded = true;
  });
}

afterEach(async () => {
  client.destroy();
  await app.close();
});

type Framing = { readonly head: string; readonly piece: Buffer; readonly last: string };

const CHUNKED: Framing = {
  head: 'Transfer-Encoding: chunked',
  piece: Buffer.concat([Buffer.from(`${PIECE.length.toString(16)}\r\n`), PIECE, Buffer.from('\r\n')]),
  last: '0\r\n\r\n',
};
const ofLength = (pieces: number): Framing => ({
  head: `Content-Length: ${pieces * PIECE.length}`,
  piece: PIECE,
  last: '',
});

function begin(path: string, { head }: Framing): void {
  client.write(`POST ${path} HTTP/1.1\r\nHost: goals\r\nContent-Type: text/csv\r\n${head}\r\n\r\n`);
}

/** One after the other, as a network lets them through. */
async function send(pieces: number, { piece }: Framing): Promise<void> {
  for (let sent = 0; sent < pieces && !got.isEnded; sent += 1) {
    await new Promise<void>((resolve) => {
      client.write(piece, () => resolve());
    });
  }
}

it.each<[string, number, string, Framing]>([
  ['too large by its length', 413, '/upload', ofLength(40)],
  ['too large in its middle', 413, '/upload', CHUNKED],
  ['of somebody who may not', 403, '/denied', ofLength(40)],
])('a body %s is answered, read to its end, and the connection goes on', async (_, status, path, framing) => {
  await start();
  begin(path, framing);
  await send(40, framing);
  client.write(framing.last);
  await expect.poll(() => got.received, WAITED).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(got.received.toLowerCase()).not.toContain('connection: close');
  got.received = '';
  begin('/upload', ofLength(1));
  await send(1, ofLength(1));
  await expect.poll(() => got.received, WAITED).toMatch(/^HTTP\/1.1 200 (.|\n|\r)*taken$/);
});

it('one that goes on and on ends with its connection', async () => {
  await start();
  begin('/upload', CHUNKED);
  await send(10_000, CHUNKED);
  await expect.poll(() => got.isEnded, WAITED).toBe(true);
  expect(got.received).toMatch(/^HTTP\/1.1 413 /);
});

it('one that never ends is waited for no longer than that', async () => {
  await start({ ...LIMITS, withinMs: 300 });
  begin('/upload', ofLength(40));
  await send(1, ofLength(40));
  await expect.poll(() => got.received, WAITED).toMatch(/^HTTP\/1.1 413 /);
  await expect.poll(() => got.isEnded, WAITED).toBe(true);
});
