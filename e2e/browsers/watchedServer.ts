import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { freePort } from '#e2e/milepost.ts';

/** A server seen through a proxy that hears what the consoles of its pages complain of, in any browser. */
export type WatchedServer = {
  readonly address: string;
  /** Since it was last asked. */
  complaints(): readonly string[];
  stop(): void;
};

const WATCHER = '/watcher.js';
const COMPLAINTS = '/complaints';

export async function watchedServer(target: string): Promise<WatchedServer> {
  let complaints: string[] = [];
  const server = createServer(async (asked, reply) => {
    if (asked.url === WATCHER) reply.setHeader('content-type', 'text/javascript').end(`(${watch})('${COMPLAINTS}')`);
    else if (asked.url === COMPLAINTS) {
      complaints.push(await textOf(asked));
      reply.end();
    } else pass(target, asked, reply);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${port}`,
    complaints: () => {
      const heard = complaints;
      complaints = [];
      return heard;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function pass(target: string, asked: IncomingMessage, reply: ServerResponse): void {
  const { 'accept-encoding': _encoding, ...headers } = asked.headers;
  const passed = request(target + asked.url, { method: asked.method, headers }, async (answer) => {
    const isPage = answer.headers['content-type']?.startsWith('text/html') === true;
    const { 'content-length': _length, ...kept } = answer.headers;
    reply.writeHead(answer.statusCode ?? 502, isPage ? kept : answer.headers);
    if (isPage) reply.end((await textOf(answer)).replace('<head>', `<head><script src="${WATCHER}"></script>`));
    else answer.pipe(reply);
  });
  passed.on('error', () => reply.destroy());
  reply.on('close', () => passed.destroy());
  asked.pipe(passed);
}

async function textOf(stream: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString();
}

/** Runs in the page, before anything else of it. */
function watch(path: string): void {
  let isLeft = false;
  // What was still loading when the page is left fails to load, and is nobody's fault.
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  const told = (text: string) =>
    isLeft || navigator.sendBeacon(path, `${location.pathname}${location.search}: ${text}`);
  const write = console.error;
  console.error = (...values: unknown[]) => {
    told(values.map(String).join(' '));
    write(...values);
  };
  addEventListener('error', (event) => told(event.message ?? `not loaded: ${String(event.target)}`), true);
  addEventListener('unhandledrejection', ({ reason }) => told(`unhandled: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    told(`against the policy: ${violatedDirective} ${blockedURI}`),
  );
}
