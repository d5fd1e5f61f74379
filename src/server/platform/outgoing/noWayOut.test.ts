import dns from 'node:dns';
import { createServer, type Server } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { createServer as createListener, type Server as Listener } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isNamedOrigin } from './allowedHosts.ts';
import { askOut } from './askOut.ts';
import { withGuardedFetch } from './guardedFetch.ts';
import { GuardedSocket } from './guardedSocket.ts';

let listener: Listener;
let port = 0;
let arrived = 0;
let redirecting: Server;
let redirectsTo = '';
let origin = '';

beforeAll(async () => {
  listener = createListener((socket) => {
    arrived += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => listener.listen(0, '::', resolve));
  port = portOf(listener);
  redirecting = createServer((_request, response) =>
    response.writeHead(302, { location: encodeURI(redirectsTo) }).end(),
  );
  await new Promise<void>((resolve) => redirecting.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${portOf(redirecting)}`;
});
afterAll(() => {
  listener.close();
  redirecting.close();
});
afterEach(() => {
  dns.lookup = lookup;
  syncBuiltinESMExports();
});

const { lookup } = dns;

/** Whoever asks has allowed any host: only where it leads is in question. */
function ask(address: string): Promise<unknown> {
  return askOut(new URL(address), {
    isAllowed: () => true,
    isOwnNetwork: (url) => isNamedOrigin(url.href, [origin]),
    limits: { bytes: 1000, milliseconds: 3000 },
  });
}

const SPELLINGS = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'a.localhost',
  '127.0.0.1',
  '127.0.0.1.',
  '127.1',
  '127.0.1',
  '127.255.255.254',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0x7f.1',
  '0X7F.0X0.0X0.0X1',
  '0177.0.0.1',
  '017700000001',
  '0177.1',
  '0',
  '0.0.0.0',
  '0x0',
  '１２７.０.０.１',
  '127。0。0。1',
  '①②⑦.0.0.1',
  '127.0.0.1%2e',
  '%31%32%37.0.0.1',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '0xa9fea9fe',
  '2852039166',
  '192.0.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '[::1]',
  '[::]',
  '[0:0:0:0:0:0:0:1]',
  '[0000::0001]',
  '[::127.0.0.1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::FFFF:10.0.0.1]',
  '[0:0:0:0:0:ffff:7f00:0001]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[2002:a00:1::1]',
  '[2001:0:7f00:1::]',
  '[2001:db8::1]',
  '[fe80::1]',
  '[fec0::1]',
  '[fc00::1]',
  '[fd12:3456:789a::1]',
  '[ff02::1]',
  '[100::1]',
];

const ADDRESSES = [
  ...SPELLINGS.map((host) => `http://${host}:PORT/`),
  ...SPELLINGS.map((host) => `https://${host}:PORT/`),
  'http://user:password@127.0.0.1:PORT/',
  'http://data.example.org@127.0.0.1:PORT/',
  'http://127.0.0.1:PORT#@data.example.org/',
  'http://127.0.0.1:PORT\\@data.example.org/',
  'ftp://127.0.0.1:PORT/',
  'ws://127.0.0.1:PORT/',
  'gopher://127.0.0.1:PORT/_',
  'file:///etc/passwd',
  'data:text/csv,a',
  'javascript:1',
  'unix:/var/run/docker.sock',
];

describe('a listener that nobody named', () => {
  it(`is reached by none of ${ADDRESSES.length} addresses`, async () => {
    const before = arrived;
    for (const address of ADDRESSES)
      await expect(ask(address.replace('PORT', String(port))), address).rejects.toThrow();
    expect(ADDRESSES.length).toBeGreaterThanOrEqual(60);
    expect(arrived - before).toBe(0);
  });

  it('is reached by no redirect of a server that was named', async () => {
    const before = arrived;
    for (const address of ADDRESSES) {
      redirectsTo = address.replace('PORT', String(port));
      await expect(ask(`${origin}/`), address).rejects.toThrow();
    }
    expect(arrived - before).toBe(0);
  });

  it('is reached by no redirect that goes round, however long', async () => {
    redirectsTo = `${origin}/again`;
    await expect(ask(`${origin}/`)).rejects.toMatchObject({ code: 'redirects' });
  });

  it.each([
    ['127.0.0.1'],
    ['::1'],
    ['::ffff:127.0.0.1'],
    ['10.0.0.1'],
    ['93.184.216.34', '127.0.0.1'],
    ['2606:2800:220:1::1', '::1'],
  ])('is reached by no name that resolves to %s %s', async (...addresses) => {
    const before = arrived;
    resolveTo(() => addresses);
    await expect(ask(`https://data.example.org:${port}/`)).rejects.toMatchObject({ code: 'own_network' });
    expect(arrived - before).toBe(0);
  });

  it('is reached by no name that changes its address once it was looked up: it is looked up once, and that address asked', async () => {
    const before = arrived;
    let lookups = 0;
    resolveTo(() => {
      lookups += 1;
      return [lookups === 1 ? '203.0.114.1' : '127.0.0.1'];
    });
    const asked = askOut(new URL(`http://data.example.org:${port}/`), {
      isAllowed: () => true,
      isOwnNetwork: () => false,
      limits: { bytes: 1000, milliseconds: 300 },
    });
    await expect(asked).rejects.toThrow();
    expect([arrived - before, lookups]).toEqual([0, 1]);
  });

  it('is reached by no connection to a database or a mail server', async () => {
    const before = arrived;
    const hosts = SPELLINGS.map((host) => host.replace(/^\[|\]$/g, '')).filter((host) => !/[^\x20-\x7e]|%/.test(host));
    for (const host of hosts) {
      const socket = new GuardedSocket({ isOwnNetwork: false });
      const ended = new Promise((resolve) => socket.on('error', resolve));
      socket.connect(port, host);
      await expect(ended, host).resolves.toBeInstanceOf(Error);
    }
    expect(arrived - before).toBe(0);
  });

  it('is reached by nothing that signing on asks', async () => {
    const before = arrived;
    for (const host of SPELLINGS) {
      const asked = withGuardedFetch(origin, () => fetch(`https://${host}:${port}/`));
      await expect(asked, host).rejects.toThrow();
      await expect(
        withGuardedFetch(origin, () => fetch(`http://${host}:${port}/`)),
        host,
      ).rejects.toThrow();
    }
    expect(arrived - before).toBe(0);
    expect((await withGuardedFetch(origin, () => fetch(origin))).status).toBe(302);
  });
});

function resolveTo(addresses: () => readonly string[]): void {
  const fake = (_host: string, _options: object, done: (error: null, found: object[]) => void) =>
    process.nextTick(() =>
      done(
        null,
        addresses().map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
    );
  Object.assign(dns, { lookup: fake });
  syncBuiltinESMExports();
}

function portOf(server: Listener | Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
