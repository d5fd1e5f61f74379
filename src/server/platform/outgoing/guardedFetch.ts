import { AsyncLocalStorage } from 'node:async_hooks';
import { requestPublic } from './requestPublic.ts';

const guard = new AsyncLocalStorage<{ readonly origin: string }>();
const ANSWER_WITHIN_MS = 10_000;
const MOST_BYTES = 1024 * 1024;

/**
 * Runs a library that asks by `fetch` behind the guard: what it asks goes to the internet by https, or to the origin
 * that the environment names, wherever that lies. Redirects are not followed.
 */
export function withGuardedFetch<T>(named: string, work: () => T): T {
  install();
  return guard.run({ origin: new URL(named).origin }, work);
}

let isInstalled = false;

function install(): void {
  if (isInstalled) return;
  isInstalled = true;
  const plain = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const guarding = guard.getStore();
    return guarding === undefined ? plain(input, init) : fetchGuarded(new Request(input, init), guarding.origin);
  };
}

async function fetchGuarded(request: Request, origin: string): Promise<Response> {
  const url = new URL(request.url);
  const isOwnNetwork = url.origin === origin;
  if (!isOwnNetwork && url.protocol !== 'https:') throw new TypeError(`fetch: ${url.origin} is not asked`);
  const body = request.body === null ? null : Buffer.from(await request.arrayBuffer());
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const sent = requestPublic(url, {
    method: request.method,
    headers: {
      ...Object.fromEntries(request.headers),
      ...(body === null ? {} : { 'content-length': String(body.length) }),
    },
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
    isOwnNetwork,
  });
  sent.on('error', reject);
  sent.on('response', (response) => {
    const chunks: Buffer[] = [];
    let length = 0;
    response.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > MOST_BYTES) response.destroy(new TypeError('fetch: the answer is too large'));
      else chunks.push(chunk);
    });
    response.on('error', reject);
    response.on('end', () => {
      const status = response.statusCode ?? 502;
      const hasBody = status !== 204 && status !== 304 && request.method !== 'HEAD';
      const headers = new Headers();
      for (const [name, value] of Object.entries(response.headers)) headers.set(name, String(value));
      resolve(new Response(hasBody ? new Uint8Array(Buffer.concat(chunks)) : null, { status, headers }));
    });
  });
  sent.end(body ?? undefined);
  return promise;
}
