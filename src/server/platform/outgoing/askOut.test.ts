import { createServer, type RequestListener, type Server } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { type AskOut, askOut } from './askOut.ts';

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const LIMITS = { bytes: 10_000, milliseconds: 500 };

/** Packed before it is asked for: a busy machine would take longer than the limit. */
const PACKED_ZEROS = gzipSync(Buffer.alloc(5_000_000));

async function ask(answer: RequestListener, more: Partial<AskOut> = {}) {
  server = createServer(answer);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  const url = new URL(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/a.csv`);
  return askOut(url, { isAllowed: () => true, isOwnNetwork: () => true, limits: LIMITS, ...more });
}

describe('an answer', () => {
  it.each([
    ['plain', '', (text: string) => Buffer.from(text)],
    ['gzip', 'gzip', (text: string) => gzipSync(text)],
    ['br', 'br', (text: string) => brotliCompressSync(text)],
  ])('is read whole: %s', async (_name, encoding, pack) => {
    const answer = await ask((_request, response) => {
      const body = pack('a,b\n1,2\n');
      response.writeHead(200, { 'content-type': 'text/csv', ...(encoding ? { 'content-encoding': encoding } : {}) });
      response.end(body);
    });
    expect([answer.status, answer.contentType, answer.bytes.toString()]).toEqual([200, 'text/csv', 'a,b\n1,2\n']);
  });

  it.each([
    ['is too slow to begin', 'too_slow', (() => {}) as RequestListener],
    [
      'never ends',
      'too_slow',
      ((_request, response) => {
        const timer = setInterval(() => response.write('1\n'), 20);
        response.on('close', () => clearInterval(timer));
      }) as RequestListener,
    ],
    ['is too large', 'too_large', ((_request, response) => response.end('1'.repeat(20_000))) as RequestListener],
    [
      'is small and unpacks to too much',
      'too_large',
      ((_request, response) => {
        response.writeHead(200, { 'content-encoding': 'gzip' });
        response.end(PACKED_ZEROS);
      }) as RequestListener,
    ],
    [
      'breaks off before the length it said',
      'cut_off',
      ((_request, response) => {
        response.writeHead(200, { 'content-length': '100' });
        response.write('1,2\n');
        setTimeout(() => response.destroy(), 20);
      }) as RequestListener,
    ],
    [
      'breaks off between its chunks',
      'cut_off',
      ((_request, response) => {
        response.write('1,2\n');
        setTimeout(() => response.destroy(), 20);
      }) as RequestListener,
    ],
    [
      'does not say where it ends',
      'cut_off',
      ((request) => request.socket.end('HTTP/1.0 200 OK\r\n\r\n1,2\n')) as RequestListener,
    ],
    [
      'is half a packed file',
      'cut_off',
      ((_request, response) => {
        response.writeHead(200, { 'content-encoding': 'gzip' });
        response.end(gzipSync('1,2\n'.repeat(100)).subarray(0, 20));
      }) as RequestListener,
    ],
    [
      'is not packed as it says',
      'damaged',
      ((_request, response) => {
        response.writeHead(200, { 'content-encoding': 'gzip' });
        response.end('1,2\n');
      }) as RequestListener,
    ],
    [
      'is packed in a way nobody knows',
      'damaged',
      ((_request, response) => {
        response.writeHead(200, { 'content-encoding': 'compress' });
        response.end('1,2\n');
      }) as RequestListener,
    ],
    ['is no HTTP', 'damaged', ((request) => request.socket.end('SSH-2.0-OpenSSH\r\n')) as RequestListener],
  ])('is none where it %s', async (_name, code, answer) => {
    await expect(ask(answer)).rejects.toMatchObject({ code });
  });

  it('of another origin is not asked with the secret of the first', async () => {
    const seen: (string | undefined)[] = [];
    const other = createServer((request, response) => {
      seen.push(request.headers.authorization);
      response.end('a');
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const answer = await ask(
      (request, response) => {
        seen.push(request.headers.authorization);
        response.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end();
      },
      { secretHeaders: { authorization: 'Bearer secret' } },
    );
    other.close();
    expect(seen).toEqual(['Bearer secret', undefined]);
    expect(answer.url.port).toBe(String(port));
  });
});
